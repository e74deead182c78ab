import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { appliedMigrations, type Database, DatabaseUnusable, type OpenKysely } from '../database.ts';
import { type Copied, type CopyProgress, type Head, type Header, type Mark, splitLines } from './backup-format.ts';
import { listTables } from './read-backup.ts';
import { clearSchema, holdsRows, holdsTables, withoutForeignKeys } from './target-schema.ts';

export type RestoreOptions = {
  migrations: Record<string, Migration>;
  /** Replaces the rows of the target; without it a target with rows is refused. */
  force: boolean;
  onProgress?: CopyProgress;
};

/**
 * Writes a backup into a database, all or nothing: the tables are created by the backup's own migrations, filled,
 * counted, and brought up to date. Throws `DatabaseUnusable`, with the target unchanged, when the target holds rows (unless
 * forced) or tables of something else, or when the backup is damaged, cut short, or of a newer version.
 */
export async function restoreBackup(
  database: Database,
  backup: AsyncIterable<string | Uint8Array>,
  options: RestoreOptions,
): Promise<Copied> {
  const lines = markedLines(backup);
  try {
    return await database.kysely.transaction().execute(async (transaction) => {
      const header = await readHeader(lines, options.migrations);
      const before = await prepareTarget(transaction, options.force);
      await migrateWithin(transaction, options.migrations, header.migrations);
      const copied = await withoutForeignKeys(transaction, async () => {
        await emptyTables(transaction);
        return fillTables(transaction, lines, options.onProgress);
      });
      await migrateWithin(transaction, options.migrations);
      // A process that runs on this database must not take the restored data for what it already knows.
      await sql`update change set version = version + ${before + 1}::bigint`.execute(transaction);
      return copied;
    });
  } finally {
    // After a refusal the source would otherwise keep its transaction open.
    await lines.return();
  }
}

async function prepareTarget(transaction: OpenKysely, force: boolean): Promise<number> {
  const ours = (await appliedMigrations(transaction)).length > 0;
  if (!ours && (await holdsTables(transaction)))
    throw new DatabaseUnusable('The target database holds tables of something else: give an empty database.');
  if (!ours) return 0;
  if (!force && (await holdsRows(transaction, await listTables(transaction))))
    throw new DatabaseUnusable('The target database already holds data: nothing was changed. Give --force to replace all of it.');
  const { rows } = await sql<{ most: number | null }>`select max(version) as most from change`.execute(transaction);
  await clearSchema(transaction);
  return rows[0]?.most ?? 0;
}

async function migrateWithin(transaction: OpenKysely, migrations: Record<string, Migration>, upTo?: string[]): Promise<void> {
  const wanted = upTo ? Object.fromEntries(Object.entries(migrations).filter(([name]) => upTo.includes(name))) : migrations;
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => wanted } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Rows that a migration inserted are in the backup too. */
async function emptyTables(transaction: OpenKysely): Promise<void> {
  for (const { table } of await listTables(transaction)) await sql`truncate ${sql.table(table)} cascade`.execute(transaction);
}

type MarkedLine = { text: string; mark: Mark | null };

async function* markedLines(backup: AsyncIterable<string | Uint8Array>): AsyncGenerator<MarkedLine, void> {
  try {
    for await (const text of splitLines(backup)) yield { text, mark: text.startsWith('[') ? null : (JSON.parse(text) as Mark) };
  } catch (fault) {
    const code = (fault as { code?: unknown }).code;
    const damaged = fault instanceof SyntaxError || fault instanceof TypeError || (typeof code === 'string' && code.startsWith('Z_'));
    throw damaged ? new DatabaseUnusable('The backup is damaged or is no backup: nothing was changed.') : fault;
  }
}

async function readHeader(lines: AsyncGenerator<MarkedLine, void>, known: Record<string, Migration>): Promise<Header> {
  const { value } = await lines.next();
  const header = value?.mark;
  if (!header || !('backup' in header) || header.backup !== 'domivka' || header.format !== 1)
    throw new DatabaseUnusable('The file is not a backup that this version can read: nothing was changed.');
  const newer = header.migrations.filter((name) => !(name in known));
  if (newer.length === 0) return header;
  throw new DatabaseUnusable(`The backup was made by a newer version of Domivka (${newer.join(', ')}): restore it with that version.`);
}

async function fillTables(transaction: OpenKysely, lines: AsyncGenerator<MarkedLine, void>, onProgress?: CopyProgress): Promise<Copied> {
  const copied: Copied = { tables: 0, rows: 0 };
  let table: TableWriter | null = null;
  for await (const { text, mark } of lines) {
    if (mark === null) await table?.add(text);
    else if ('table' in mark) table = await TableWriter.open(transaction, mark, onProgress);
    else if ('counted' in mark) {
      await table?.finish(mark.rows);
      copied.tables += 1;
      copied.rows += mark.rows;
    } else if ('identity' in mark) {
      const { table: name, column, last } = mark.identity;
      await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${column}), ${last}::bigint)`.execute(transaction);
    } else if ('sum' in mark && mark.sum.tables === copied.tables && mark.sum.rows === copied.rows) return copied;
  }
  throw new DatabaseUnusable('The backup ends too early: nothing was changed.');
}

const textAtOnce = 500_000;
/** Of PostgreSQL's errors: a value of the wrong kind, or one that the table does not take. */
const badValue = /^2[23]/;

class TableWriter {
  readonly #transaction: OpenKysely;
  readonly #head: Head;
  readonly #types: string[];
  readonly #onProgress: CopyProgress | undefined;
  #pending: string[] = [];
  #size = 0;
  #written = 0;

  static async open(transaction: OpenKysely, head: Head, onProgress?: CopyProgress): Promise<TableWriter> {
    const { rows } = await sql<{ name: string; type: string }>`select attname::text as name, format_type(atttypid, atttypmod) as type
      from pg_attribute where attrelid = to_regclass(quote_ident(${head.table})) and attnum > 0 and not attisdropped`.execute(transaction);
    const types = new Map(rows.map(({ name, type }) => [name, type] as const));
    const unknown = head.columns.find((column) => !types.has(column));
    if (unknown)
      throw new DatabaseUnusable(`The backup has a column ${head.table}.${unknown} that its migrations do not make: nothing was changed.`);
    return new TableWriter(
      transaction,
      head,
      head.columns.map((column) => types.get(column) ?? 'text'),
      onProgress,
    );
  }

  private constructor(transaction: OpenKysely, head: Head, types: string[], onProgress?: CopyProgress) {
    this.#transaction = transaction;
    this.#head = head;
    this.#types = types;
    this.#onProgress = onProgress;
  }

  async add(row: string): Promise<void> {
    this.#pending.push(row);
    this.#size += row.length;
    if (this.#size >= textAtOnce) await this.#write();
  }

  async finish(expected: number): Promise<void> {
    await this.#write();
    const { table } = this.#head;
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(this.#transaction);
    if (rows[0]?.rows !== expected)
      throw new DatabaseUnusable(`The backup promises ${expected} rows of ${table} and has ${rows[0]?.rows}: nothing was changed.`);
  }

  async #write(): Promise<void> {
    if (this.#pending.length === 0) return;
    const { table, columns } = this.#head;
    const values = this.#types.map((type, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) overriding system value
      select ${sql.join(values)} from json_array_elements(${`[${this.#pending.join(',')}]`}::json) as line`
      .execute(this.#transaction)
      .catch((fault: { code?: unknown; message: string }) => {
        if (!badValue.test(String(fault.code))) throw fault;
        throw new DatabaseUnusable(`The backup has a row of ${table} that is none (${fault.message}): nothing was changed.`);
      });
    this.#written += this.#pending.length;
    this.#pending = [];
    this.#size = 0;
    this.#onProgress?.({ table, rows: this.#written });
  }
}
