import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import type { Database } from '../database/database.ts';
import type { AuditedTable } from './audited-table.ts';
import { notAudited } from './not-audited.ts';

type Found = { table: string; columns: string[]; events: string[]; rule: string | null };

async function tablesOf({ kysely }: Database): Promise<Found[]> {
  const { rows } = await sql<Found>`select c.relname as table,
      (select array_agg(attname::text order by attname) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select coalesce(array_agg(tgname::text order by tgname), '{}') from pg_trigger
        where tgrelid = c.oid and tgfoid = to_regproc('audit_' || c.relname) and tgenabled = 'O') as events,
      obj_description(to_regproc('audit_' || c.relname)::oid, 'pg_proc') as rule
    from pg_class c where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by 1`.execute(kysely);
  return rows;
}

const columnsOf = ({ of = 'id', rows = '', secretRows = '', values = '', parts = '', personal = '', technical = '' }: AuditedTable) =>
  [of, rows, secretRows, values, parts, personal, technical].flatMap((list) => list.split(/\s+/).filter(Boolean)).sort();

onEachEngine('audited tables', (open) => {
  it('every table notes each of its columns in one way, or has a reason why it notes none', async () => {
    const tables = await tablesOf(await open());
    const audited = tables.filter(({ table }) => !(table in notAudited));
    expect(audited.map(({ table, events }) => [table, events])).toEqual(
      audited.map(({ table }) => [table, ['audit_delete', 'audit_insert', 'audit_update']]),
    );
    expect(audited.map(({ table, rule }) => [table, columnsOf(JSON.parse(rule ?? '{}'))])).toEqual(
      audited.map(({ table, columns }) => [table, columns]),
    );
    expect(tables.filter(({ table, events }) => table in notAudited && events.length > 0)).toEqual([]);
    expect(Object.keys(notAudited).filter((name) => !tables.some(({ table }) => table === name))).toEqual([]);
  });
});
