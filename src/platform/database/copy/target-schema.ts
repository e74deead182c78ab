import { sql } from 'kysely';
import type { OpenKysely } from '../database.ts';
import type { Head } from './backup-format.ts';

const inSchema = sql`current_schema()::regnamespace`;

export async function holdsTables(transaction: OpenKysely): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_class where relnamespace = ${inSchema} and relkind in ('r', 'p', 'v', 'm', 'f') limit 1`.execute(
      transaction,
    );
  return rows.length > 0;
}

/** Whether any table but the platform's own bookkeeping has a row. */
export async function holdsRows(transaction: OpenKysely, tables: Head[]): Promise<boolean> {
  for (const { table } of tables) {
    if (table === 'change') continue;
    if ((await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction)).rows.length > 0) return true;
  }
  return false;
}

/** Drops every table and function of the product; those of extensions stay. */
export async function clearSchema(transaction: OpenKysely): Promise<void> {
  const { rows } = await sql<{ command: string }>`
    select format('drop table if exists %I cascade', relname) as command from pg_class where relnamespace = ${inSchema} and relkind in ('r', 'p')
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p where pronamespace = ${inSchema}
      and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`.execute(
    transaction,
  );
  for (const { command } of rows) await sql.raw(command).execute(transaction);
}

/**
 * Does the work while foreign keys and triggers of the product are dropped, so that tables may come in any order, and restores
 * them, which checks every row. Needs only the rights of the tables' owner.
 */
export async function withoutForeignKeys<Outcome>(transaction: OpenKysely, work: () => Promise<Outcome>): Promise<Outcome> {
  const { rows: keys } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where connamespace = ${inSchema} and contype = 'f' and conparentid = 0`.execute(transaction);
  const { rows: triggers } = await sql<{ table: string }>`select distinct tgrelid::regclass::text as table from pg_trigger
    join pg_class on pg_class.oid = tgrelid where relnamespace = ${inSchema} and not tgisinternal`.execute(transaction);
  const run = async (commands: string[]) => {
    for (const command of commands) await sql.raw(command).execute(transaction);
  };
  await run([...keys.map(({ drop }) => drop), ...triggers.map(({ table }) => `alter table ${table} disable trigger user`)]);
  const outcome = await work();
  await run([...triggers.map(({ table }) => `alter table ${table} enable trigger user`), ...keys.map(({ add }) => add)]);
  return outcome;
}
