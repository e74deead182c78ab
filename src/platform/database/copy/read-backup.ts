import { sql } from 'kysely';
import { appliedMigrations, type Database, DatabaseUnusable, type OpenKysely } from '../database.ts';
import { type Copied, type CopyProgress, type Head, type Mark, migrationTables } from './backup-format.ts';

const rowsAtOnce = 1000;
/** Rows of a table with bytes that are read at once: each may have some megabytes. */
const longRowsAtOnce = 1;

/**
 * The whole database as the text of a backup, all of one instant, in pieces; others may go on writing meanwhile
 * (on the embedded database they wait). Throws `DatabaseUnusable` when there is nothing to copy.
 */
export async function* readBackup(database: Database, onProgress?: CopyProgress): AsyncGenerator<string, Copied> {
  const transaction = await database.kysely.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const migrations = await appliedMigrations(transaction);
    if (migrations.length === 0) throw new DatabaseUnusable('The database has no tables yet, so there is nothing to copy.');
    await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true), set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true)`.execute(
      transaction,
    );
    yield line({ backup: 'domivka', format: 1, migrations });
    const tables = await listTables(transaction);
    let sum = 0;
    for (const head of tables) {
      yield line(head);
      let rows = 0;
      for await (const texts of readRows(transaction, head)) {
        rows += texts.length;
        yield `${texts.join('\n')}\n`;
        onProgress?.({ table: head.table, rows });
      }
      yield line({ counted: head.table, rows });
      sum += rows;
    }
    for (const identity of await listIdentities(transaction)) yield line({ identity });
    const copied = { tables: tables.length, rows: sum };
    yield line({ sum: copied });
    return copied;
  } finally {
    await transaction.rollback().execute();
  }
}

const line = (mark: Mark) => `${JSON.stringify(mark)}\n`;

async function* readRows(transaction: OpenKysely, { table, columns }: Head): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`));
  await sql`declare copied no scroll cursor for select json_build_array(${values})::text as row from ${sql.table(table)}`.execute(
    transaction,
  );
  const atOnce = (await holdsBytes(transaction, table)) ? longRowsAtOnce : rowsAtOnce;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(atOnce)} from copied`.execute(transaction);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close copied`.execute(transaction);
}

async function holdsBytes(transaction: OpenKysely, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_attribute where attrelid = to_regclass(quote_ident(${table})) and atttypid = 'bytea'::regtype
    and not attisdropped`.execute(transaction);
  return rows.length > 0;
}

/** Every table of the product with its writable columns. */
export async function listTables(transaction: OpenKysely): Promise<Head[]> {
  const { rows } = await sql<Head>`select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not (c.relname = any(${migrationTables}))
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(transaction);
  return rows;
}

async function listIdentities(transaction: OpenKysely): Promise<{ table: string; column: string; last: number }[]> {
  const { rows } = await sql<{ table: string; column: string; last: number }>`select * from (
      select c.relname as table, a.attname::text as column,
        pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass) as last
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attidentity <> ''
    ) identities where last is not null order by 1, 2`.execute(transaction);
  return rows;
}
