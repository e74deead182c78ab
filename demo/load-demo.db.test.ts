import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeContent } from '../src/domain/content/content.ts';
import { onEachEngine } from '../tests/support/database.ts';
import { loadDemo } from './load-demo.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');

onEachEngine('the demo developer', (open) => {
  it('fills an empty database once, with a year of prices, and leaves it alone afterwards', async () => {
    const database = await open();
    const count = async (from: string): Promise<number> =>
      Number((await sql<{ n: string }>`select count(*) as n from ${sql.raw(from)}`.execute(database.kysely)).rows[0]?.n);
    await loadDemo({ database, clock });
    expect(await count('apartment')).toBe(2000);
    expect(await count(`apartment where listed and status = 'available'`)).toBeGreaterThanOrEqual(520);
    expect(await count(`import_report where outcome = 'applied'`)).toBe(4);
    expect(await count('(select 1 from price_history group by apartment_id having count(*) >= 4) as flats')).toBeGreaterThan(400);
    expect(await count(`price_history where changed_at > '2026-11-16T08:00:00Z'`)).toBe(0);

    await loadDemo({ database, clock });
    expect(await count('import_report')).toBe(4);
    const content = makeContent({ db: database.kysely, clock });
    await content.reload();
    expect(Object.keys(content.current().uk.projectStories)).toHaveLength(17);
  });

  it('leaves a catalogue that is not its own alone', async () => {
    const database = await open();
    const name = JSON.stringify({ uk: 'Чужий', en: 'Another' });
    await sql`insert into project (salesforce_id, slug, name, district, address, stage, sale)
      values ('x', 'another', ${name}, ${name}, ${name}, 'done', 'selling')`.execute(database.kysely);
    await loadDemo({ database, clock });
    expect((await sql`select 1 from apartment`.execute(database.kysely)).rows).toEqual([]);
  });
});
