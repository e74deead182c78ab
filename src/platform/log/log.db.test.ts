import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { makeLog } from './log.ts';

onEachEngine('the log', (open) => {
  it('reports a row that the database refused, but not its values', async () => {
    const { kysely } = await open();
    const fault = await sql`create table lead (id int primary key, phone text check (phone <> '+380501234567'))`
      .execute(kysely)
      .then(() => sql`insert into lead values (7, '+380501234567')`.execute(kysely))
      .catch((refused: unknown) => refused);
    expect(fault).toMatchObject({ detail: expect.stringContaining('+380501234567') });
    const lines: string[] = [];
    const log = makeLog('info', { write: (line) => void lines.push(line) });
    log.error({ err: fault, body: { phone: '+380501234567' } }, 'a request failed');
    log.error({ err: new Error('outer', { cause: fault }) }, 'a request failed');
    expect(lines.map((line) => line.includes('lead_phone_check'))).toEqual([true, true]);
    expect(lines.join()).not.toContain('380501234567');
  });
});
