import { type Kysely, sql } from 'kysely';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import { ownFields } from '../../flat-fields.ts';
import type { StagedBenefit, StagedFlat, StagedLayout, StagedProject, StagedSection } from './staged-rows.ts';

/** One session of the database, whose temporary tables last from one transaction to the next. */
export type Session = Kysely<CatalogueTables>;
export type Transaction = Kysely<CatalogueTables>;

const projectColumns = `key integer, line integer, salesforce_id text, named boolean, slug text, slug_given boolean, name jsonb,
  prime boolean, class text, district jsonb, address jsonb, stage text, sale text, bad boolean`;
const sectionColumns = `key integer, line integer, project_key integer, salesforce_id text, named boolean, name jsonb, slug text,
  floors_total integer, house_type text, submission_quarter text, bad boolean`;
const layoutColumns = 'line integer, salesforce_id text, name text, plan jsonb, bad boolean';
const benefitColumns = 'line integer, salesforce_id text, name jsonb, bad boolean';
const flatColumns = `place integer, line integer, section_key integer, salesforce_id text, named boolean, unplaced boolean, number text, number_slug text, floor integer,
  rooms_number integer, area_hundredths integer, price_minor bigint, price_currency text, status text, layout_ref text,
  ${ownFields.map(({ column, kind }) => `${column} ${kind.type}`).join(', ')}, rooms jsonb, benefits jsonb, bad boolean,
  left_out boolean`;

/** Each begins with the columns that name the row in a problem. */
const tables = {
  staged_project: `called text, ${projectColumns}`,
  staged_section: `called text, ${sectionColumns}`,
  staged_layout: `called text, ${layoutColumns}`,
  staged_benefit: `called text, ${benefitColumns}`,
  staged_flat: `called text, ${flatColumns}`,
};

type Called = { called: string };
export type StagedRows = {
  staged_project: StagedProject & Called;
  staged_section: StagedSection & Called;
  staged_layout: StagedLayout & Called;
  staged_benefit: StagedBenefit & Called;
  staged_flat: StagedFlat & Called;
};

const comparedTables = ['staged_layout_ref', 'staged_unknown_benefit', 'staged_known_place', 'staged_change', 'staged_gone', 'staged_row'];

const importLock = sql`hashtext('catalogue-import') & 2147483647`;

/** False when another import is under way. PostgreSQL would give a session its own lock again, and the embedded database has one session for all. */
export async function takeImportLock(session: Session): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select not exists (
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = (${importLock})::oid and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
    ) and pg_try_advisory_lock(0, ${importLock}) as taken`.execute(session);
  return rows[0]?.taken ?? false;
}

/** Temporary tables: writing them makes no other session wait, and they end with the session however it ends. */
export async function createStaging(session: Session): Promise<void> {
  await dropTables(session);
  // PostgreSQL would compile each of hundreds of short statements for most of a second.
  await sql`set jit = off`.execute(session);
  for (const [table, columns] of Object.entries(tables)) await sql.raw(`create temporary table ${table} (${columns})`).execute(session);
}

/** Takes the tables away and lets the next import in. */
export async function endStaging(session: Session): Promise<void> {
  try {
    await dropTables(session);
    await sql`reset jit`.execute(session);
  } finally {
    await sql`select pg_advisory_unlock(0, ${importLock})`.execute(session);
  }
}

async function dropTables(session: Session): Promise<void> {
  const names = [...Object.keys(tables), ...comparedTables].map((table) => `pg_temp.${table}`);
  await sql.raw(`drop table if exists ${names.join(', ')}`).execute(session);
}

/** The columns of a table as its rows name them: two have another name in the database. */
const fieldsOf = (table: keyof StagedRows): string =>
  tables[table].replace('salesforce_id ', '"externalId" ').replace('submission_quarter ', '"deliveryQuarter" ');

const batchSize = 1000;

/** Collects rows and writes them a thousand at a time, so that other work comes between. */
export class Staging {
  readonly #session: Session;
  readonly #waiting = new Map<keyof StagedRows, object[]>();
  #flats = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  async add<Table extends keyof StagedRows>(table: Table, row: StagedRows[Table]): Promise<void> {
    const rows = this.#waiting.get(table) ?? [];
    this.#waiting.set(table, rows);
    rows.push(table === 'staged_flat' ? { place: ++this.#flats, ...row } : row);
    if (rows.length >= batchSize) await this.#write(table);
  }

  /** Writes the rest, and updates the planner's statistics. */
  async finish(): Promise<void> {
    for (const table of this.#waiting.keys()) await this.#write(table);
    await sql`create unique index on staged_flat (place)`.execute(this.#session);
    await sql`create index on staged_section (key)`.execute(this.#session);
    for (const table of Object.keys(tables)) await sql.raw(`analyze ${table}`).execute(this.#session);
  }

  async #write(table: keyof StagedRows): Promise<void> {
    const rows = this.#waiting.get(table) ?? [];
    this.#waiting.set(table, []);
    if (rows.length === 0) return;
    const json = JSON.stringify(rows);
    await sql`insert into ${sql.table(table)} select * from json_to_recordset(${json}::json) as given (${sql.raw(fieldsOf(table))})`.execute(
      this.#session,
    );
  }
}

export const chunkSize = 5000;

/** Runs `work` for ranges of at most five thousand out of `count`, numbered from 1. */
export async function inChunks(count: number, work: (range: { from: number; to: number }) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= count; from += chunkSize) await work({ from, to: Math.min(count, from + chunkSize - 1) });
}
