import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from './database.ts';

onEachEngine('rows whose order a statement leaves open', (open) => {
  it('come in the reverse of the order of insertion, within a transaction too, and rows with an order as it says', async () => {
    const { kysely: db } = await open();
    await sql`create temporary table tied (name text, place int)`.execute(db);
    for (const name of ['a', 'b', 'c']) await sql`insert into tied values (${name}, 1)`.execute(db);
    const namesOf = (rows: object[]) => rows.map((row) => Object.values(row)[0]).join('');
    const names = db.selectFrom('tied').select('name');
    expect(namesOf(await names.execute())).toBe('cba');
    expect(namesOf(await db.transaction().execute((trx) => trx.selectFrom('tied').select('name').execute()))).toBe('cba');
    expect(namesOf((await sql<object>`select name from tied`.execute(db)).rows)).toBe('cba');
    expect(namesOf(await names.orderBy('place').execute())).toBe('cba');
    expect(namesOf(await names.orderBy('place').orderBy('name').execute())).toBe('abc');
    expect(namesOf(await names.orderBy('name').limit(2).execute())).toBe('ab');
    await sql`drop table tied`.execute(db);
  });
});
