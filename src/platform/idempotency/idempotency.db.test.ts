import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { type KeyedAnswer, makeIdempotency } from './idempotency.ts';

const asked = { owner: 'one', key: 'a-key-of-ours', operation: 'note', body: {} };

onEachEngine('one effect for each key', (open) => {
  it('leaves nothing of what was refused, and its key is free', async () => {
    const { kysely: db } = await open();
    const { once, known } = makeIdempotency({ db, clock: () => new Date('2026-11-26T10:00:00Z') });
    await sql`create table noted (at integer)`.execute(db);
    const noted = async () => (await sql<{ at: number }>`select at from noted`.execute(db)).rows.map(({ at }) => at);
    const note = (at: number, answer: KeyedAnswer) =>
      once(asked, async (transaction) => {
        await sql`insert into noted values (${at})`.execute(transaction);
        return answer;
      });
    expect(await note(1, { status: 409, answer: { no: true } })).toEqual({ ok: true, value: { status: 409, answer: { no: true } } });
    expect([await noted(), await known(asked)]).toEqual([[], { ok: true, value: null }]);
    expect(await note(2, { status: 200, answer: { yes: true } })).toEqual({ ok: true, value: { status: 200, answer: { yes: true } } });
    expect(await note(3, { status: 200, answer: { other: true } })).toEqual({ ok: true, value: { status: 200, answer: { yes: true } } });
    expect(await noted()).toEqual([2]);
  });
});
