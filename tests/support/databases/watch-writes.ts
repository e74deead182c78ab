import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { AuditedTable } from '../../../src/platform/audit/audited-table.ts';

type Values = Record<string, unknown> | null;
type Write = { transaction: string; name: string; before: Values; after: Values };
type Entry = {
  position: number;
  transaction: string;
  actor_kind: string;
  actor_id: string | null;
  operation: string;
  request_id: string | null;
  record_type: string;
  record_id: string;
  before: Values;
  after: Values;
  personal: string[] | null;
};

const namesIn = (list = '') => list.split(/\s+/).filter(Boolean);

/**
 * From now on the database itself writes down each changed row of the audited tables, with its transaction. `alsoSays` are the records
 * about which a module has words of its own, so that an entry of theirs may stand without a changed row.
 */
// biome-ignore lint/suspicious/noExplicitAny: of any module
export async function watchWrites(db: Kysely<any>, { alsoSays = ['staff'] }: { alsoSays?: readonly string[] } = {}) {
  await sql`create table seen_write (number serial, transaction bigint, name text, before jsonb, after jsonb)`.execute(db);
  await sql
    .raw(`create function see_write() returns trigger language plpgsql as $$ begin
      insert into seen_write (transaction, name, before, after) values (txid_current(), tg_table_name,
        case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
      return null; end $$`)
    .execute(db);
  // A row names the savepoint that wrote it, not the whole transaction.
  await sql`create table seen_entry (position bigint, transaction bigint)`.execute(db);
  await sql
    .raw(`create function see_entry() returns trigger language plpgsql as $$ begin
      insert into seen_entry values (new.position, txid_current()); return null; end $$`)
    .execute(db);
  await sql.raw('create trigger seen after insert on audit_entry for each row execute function see_entry()').execute(db);
  const { rows } = await sql<{ rule: string }>`select obj_description(oid, 'pg_proc') as rule from pg_proc
    where pronamespace = current_schema()::regnamespace and proname like 'audit\\_%' and obj_description(oid, 'pg_proc') is not null`.execute(
    db,
  );
  const tables = new Map(rows.map(({ rule }) => JSON.parse(rule) as AuditedTable).map((table) => [table.table, table]));
  for (const table of tables.keys())
    await sql.raw(`create trigger seen after insert or update or delete on ${table} for each row execute function see_write()`).execute(db);

  /** The record of a changed row, when more than technical columns differ. */
  function recordOf({ transaction, name, before, after }: Write): string[] {
    const { of = 'id', record, technical } = tables.get(name) as AuditedTable;
    const values = after ?? before ?? {};
    const ignored = namesIn(technical);
    const isChanged = Object.keys(values).some(
      (column) => !ignored.includes(column) && JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
    );
    const id = namesIn(of)
      .map((column) => String(values[column]))
      .join(':');
    return isChanged ? [`${transaction} ${record} ${id || 'general'}`] : [];
  }

  /** What was written since the last call, and what was noted of it. */
  async function take() {
    const { rows: writes } = await sql<Write>`select transaction::text, name, before, after from seen_write order by number`.execute(db);
    await sql`delete from seen_write`.execute(db);
    const { rows: entries } = await sql<Entry>`select s.transaction::text, e.* from audit_entry e join seen_entry s using (position)
      order by position`.execute(db);
    await sql`delete from seen_entry`.execute(db);
    return { writes, entries };
  }
  const unique = (list: string[]) => [...new Set(list)].sort();

  return {
    /** The rules of the audited tables, as the database has them. */
    tables: [...tables.values()],
    take,
    /** Every changed record has an entry of the same transaction, every entry a changed record, and none a person's data. Returns the entries. */
    async expectNoted(): Promise<Entry[]> {
      const { writes, entries } = await take();
      const loads = entries.filter(({ record_id }) => record_id === '*');
      const isLoad = (record: string) => loads.some((one) => record.startsWith(`${one.transaction} ${one.record_type} `));
      const changed = unique(writes.flatMap(recordOf)).filter((record) => !isLoad(record));
      const nameOf = (one: Entry) => `${one.transaction} ${one.record_type} ${one.record_id}`;
      const noted = entries.filter((one) => !loads.includes(one) && (!alsoSays.includes(one.record_type) || changed.includes(nameOf(one))));
      expect(unique(noted.map(nameOf))).toEqual(changed);
      const text = JSON.stringify(entries.map(({ before, after }) => [before, after]));
      for (const { name, before, after } of writes)
        for (const column of namesIn(tables.get(name)?.personal))
          for (const value of [before?.[column], after?.[column]])
            if (typeof value === 'string' && value.length > 3) expect(text, `${name}.${column}`).not.toContain(value);
      return entries;
    },
  };
}
