import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { watchWrites } from '../../../tests/support/databases/watch-writes.ts';
import { actAs } from '../database/database.ts';

type Column = { name: string; type: string };
// biome-ignore lint/suspicious/noExplicitAny: of any module
type Db = Kysely<any>;
type Audit = Awaited<ReturnType<typeof watchWrites>>;

/** A value of a type of PostgreSQL which no other call gives, and which reads as a person's data would. */
const values: Readonly<Record<string, (n: number) => unknown>> = {
  text: (n) => `Коваль-${n}`,
  uuid: (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  boolean: (n) => n % 2 === 0,
  'timestamp with time zone': (n) => new Date(Date.UTC(2026, 0, 1) + n * 60_000),
  date: (n) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10),
  jsonb: (n) => JSON.stringify({ part: `Коваль-${n}` }),
  bytea: (n) => Buffer.from(`Коваль-${n}`),
  'text[]': (n) => [`Коваль-${n}`],
};
const valueFor = (type: string, n: number) => (values[type] ?? (() => n))(n);

async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return rows;
}

/** The table without its rules and links, as the triggers of the audit see it: any row fits into it. */
async function loosen(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ drop: string }>`
    select format('drop constraint %I cascade', conname) as drop from pg_constraint where conrelid = ${table}::regclass and contype not in ('n', 't')
    union all select format('alter column %I drop identity if exists', attname) from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
    union all select format('alter column %I drop not null', attname) from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
    union all select format('disable trigger %I', tgname) from pg_trigger
      where tgrelid = ${table}::regclass and not tgisinternal and tgname <> 'seen' and tgname not like 'audit\\_%'`.execute(db);
  for (const kind of [/^drop constraint/, /^alter column .* drop identity/, /^alter column .* drop not null/, /^disable trigger/])
    for (const { drop } of rows.filter((row) => kind.test(row.drop))) await sql.raw(`alter table ${table} ${drop}`).execute(db);
}

onOneEngine('the audit of every audited table', (open) => {
  it('has an entry for each changed row and none without, with no value of a person, and a rollback gives none', async () => {
    const { kysely: db } = await open();
    const audit: Audit = await watchWrites(db);
    for (const table of audit.tables) await loosen(db, table.table);
    let n = 10;
    const acting = { kind: 'client', id: 'olena', operation: 'write', requestId: 'request' } as const;
    for (const { table, of = 'id', rows = '', secretRows = '', technical = '' } of audit.tables) {
      const columns = await columnsOf(db, table);
      const names = (list: string) => list.split(/\s+/).filter(Boolean);
      const key = [...names(of), ...names(rows), ...names(secretRows)];
      const row = () => Object.fromEntries(columns.map(({ name, type }) => [name, valueFor(type, ++n)]));
      const [first, second] = [row(), row()];
      const write = (work: (trx: Db) => Promise<unknown>) => actAs(acting, () => db.transaction().execute(work));
      const only = (trx: Db, column: Column) =>
        trx
          .updateTable(table)
          // Of two values the next one may be that of the row.
          .set({ [column.name]: column.type === 'boolean' ? sql`not ${sql.ref(column.name)}` : valueFor(column.type, ++n) })
          .where(key[0] as string, '=', first[key[0] as string])
          .execute();

      await write((trx) => trx.insertInto(table).values([first, second]).execute());
      expect((await audit.expectNoted()).length, `${table}: new rows`).toBeGreaterThan(0);
      for (const column of columns.filter(({ name }) => !key.includes(name))) {
        await write((trx) => only(trx, column));
        const noted = await audit.expectNoted();
        expect([column.name, noted.length], `${table}: a change`).toEqual([column.name, names(technical).includes(column.name) ? 0 : 1]);
      }
      const undone = write(async (trx) => {
        for (const column of columns.filter(({ name }) => !key.includes(name))) await only(trx, column);
        await trx.deleteFrom(table).execute();
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await audit.take(), `${table}: a rollback`).toEqual({ writes: [], entries: [] });
      await write((trx) => trx.deleteFrom(table).execute());
      expect((await audit.expectNoted()).length, `${table}: rows that go`).toBeGreaterThan(0);
      await write((trx) => trx.deleteFrom(table).execute());
      expect(await audit.take(), `${table}: nothing`).toEqual({ writes: [], entries: [] });
    }
    expect(audit.tables.length).toBeGreaterThan(25);
  });
});
