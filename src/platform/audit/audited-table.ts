import { type Kysely, sql } from 'kysely';
import type { RecordType } from '../../contract/office/audit.ts';

/** How the changes of a table are noted. Every column stands in exactly one list; the lists are names with white space between. */
export type AuditedTable = {
  table: string;
  /** The type of the record to which a row belongs. */
  record: RecordType;
  /** The columns that make the id of that record: `id` where it is not said. */
  of?: string;
  /** Only of a table with several rows of one record: the columns that tell them apart. */
  rows?: string;
  /** The same, where their values are not to be noted. */
  secretRows?: string;
  /** Noted with the value before and after. */
  values?: string;
  /** JSON objects, of which only the changed fields are noted. */
  parts?: string;
  /** Personal data and secrets: that they changed is noted, never their value, because no entry can be deleted and an account can. */
  personal?: string;
  /** Not noted: times of looks, counters, keys of requests, and what another column says too. */
  technical?: string;
};

/** As many new rows of one statement are one entry that counts them: a load. */
export const loadFrom = 100;

const namesIn = (list = '') => list.split(/\s+/).filter(Boolean);
const listed = (items: string[]) => items.join(', ');

/** Notes every change of the table from now on; called again, by a later migration, after its columns have changed. */
export async function auditTable(db: Kysely<unknown>, given: AuditedTable): Promise<void> {
  const { table } = given;
  await sql.raw(triggerFunction(given)).execute(db);
  await sql.raw(`comment on function audit_${table}() is '${JSON.stringify(given)}'`).execute(db);
  for (const [event, states] of events)
    await sql
      .raw(`create or replace trigger audit_${event} after ${event} on ${table} referencing ${states}
        for each statement execute function audit_${table}()`)
      .execute(db);
}

const events = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const;

/**
 * One entry for each changed record, so that an import of many flats is one statement more and not one more for each flat. One plan for
 * all calls of a connection: the statements name every column, and planning one takes twenty times as long as running it. A statement
 * that changed no row is over at once.
 */
const triggerFunction = (given: AuditedTable) => `
  create or replace function audit_${given.table}() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $audit$
  declare
    acting jsonb := coalesce(nullif(current_setting('domivka.acting', true), ''), '{}');
    many bigint;
  begin
    if tg_op = 'INSERT' then
      select count(*) into many from new_rows;
      if many = 0 then return null; end if;
      if many >= ${loadFrom} then
        ${entriesFrom(given.record, `select '*' as record_id, null::jsonb as before, jsonb_build_object('${given.table}', many) as after, null::text[] as personal`)}
      else
        ${entriesFrom(given.record, changedRows(given, '(select * from new_rows where false) o full join new_rows n'))}
      end if;
    elsif tg_op = 'UPDATE' then
      if not exists (select from old_rows) then return null; end if;
      ${entriesFrom(given.record, changedRows(given, 'old_rows o full join new_rows n'))}
    else
      if not exists (select from old_rows) then return null; end if;
      ${entriesFrom(given.record, changedRows(given, 'old_rows o full join (select * from old_rows where false) n'))}
    end if;
    return null;
  end $audit$`;

const entriesFrom = (record: string, changed: string) => `
  insert into audit_entry (at, actor_kind, actor_id, operation, why, request_id, record_type, record_id, before, after, personal)
  select now(), coalesce(acting ->> 'kind', 'system'), acting ->> 'id', coalesce(acting ->> 'operation', 'unknown'), acting ->> 'why',
    acting ->> 'request_id', '${record}', record_id, before, after, nullif(personal, '{}')
  from (${changed}) changed;`;

function changedRows({ table, of = 'id', rows, secretRows, values, parts, personal }: AuditedTable, pairs: string): string {
  const [owner, shown, hidden] = [namesIn(of), namesIn(rows), namesIn(personal)];
  const telling = [...shown, ...namesIn(secretRows)];
  const noted = [...namesIn(values), ...namesIn(parts), ...hidden];
  const key = [...owner, ...telling];
  const [first = ''] = key;
  const is = (state: string) => `${state}.${first} is not null`;
  const id = (state: string) => `nullif(concat_ws(':', ${listed(owner.map((column) => `${state}.${column}`))}), '')`;
  const differs = (column: string) => `o.${column} is distinct from n.${column}`;
  // A field without a value is none. One call for all columns: an import notes many flats.
  const scalars = (state: string) =>
    `jsonb_strip_nulls(jsonb_build_object(${listed(namesIn(values).flatMap((column) => [`'${column}'`, `case when ${differs(column)} then ${state}.${column} end`]))}))`;
  const objects = (state: string, other: string) =>
    namesIn(parts).map((column) => `audit_difference('${column}', ${state}.${column}, ${other}.${column})`);
  const difference = (state: string, other: string) =>
    `case when ${is(state)} then ${[scalars(state), ...objects(state, other)].join(' || ')} end`;
  const row = (state: string) => `row(${listed([...key, ...noted].map((column) => `${state}.${column}`))})`;
  const from = `from ${pairs} on ${key.map((column) => `o.${column} = n.${column}`).join(' and ')} where ${row('o')} is distinct from ${row('n')}`;
  // A row without a name of its own is what holds in general.
  const record = `coalesce(${id('n')}, ${id('o')}, 'general')`;
  if (telling.length === 0)
    return `select ${record} as record_id, ${difference('o', 'n')} as before, ${difference('n', 'o')} as after,
      array_remove(array[${listed(hidden.map((column) => `case when ${differs(column)} then '${column}' end`))}]::text[], null) as personal ${from}`;
  const named = (state: string) => `jsonb_build_object(${listed(shown.flatMap((column) => [`'${column}'`, `${state}.${column}`]))})`;
  const list = (
    state: string,
    other: string,
  ) => `jsonb_build_object('${table}', coalesce(jsonb_agg(${named(state)} || ${difference(state, other)}
    order by ${listed(telling.map((column) => `${state}.${column}`))}) filter (where ${is(state)}), '[]'))`;
  return `select ${record} as record_id, ${list('o', 'n')} as before, ${list('n', 'o')} as after,
    array_remove(array[${listed(hidden.map((column) => `case when bool_or(${differs(column)}) then '${table}.${column}' end`))}]::text[], null) as personal
    ${from} group by 1`;
}
