import { type Kysely, sql } from 'kysely';
import type { CatalogueTables } from '../catalogue.tables.ts';
import type { StagedBenefit, StagedFlat, StagedLayout, StagedProject, StagedSection } from './staged-rows.ts';

export type Transaction = Kysely<CatalogueTables>;

const projectColumns = `key integer, line integer, salesforce_id text, named boolean, slug text, slug_given boolean, name jsonb,
  prime boolean, class text, district jsonb, address jsonb, stage text, sale text, bad boolean`;
const sectionColumns = `key integer, line integer, project_key integer, salesforce_id text, named boolean, name jsonb, slug text,
  floors_total integer, house_type text, submission_quarter text, bad boolean`;
const layoutColumns = 'line integer, salesforce_id text, name text, plan jsonb, bad boolean';
const benefitColumns = 'line integer, salesforce_id text, name jsonb, bad boolean';
const flatColumns = `line integer, section_key integer, salesforce_id text, number text, number_slug text, floor integer, position integer,
  rooms_number integer, area_hundredths integer, price_minor bigint, price_currency text, status text, layout_ref text,
  ceiling_cm integer, repair text, brokerage boolean, rooms jsonb, benefits jsonb, bad boolean`;

const tables = {
  staged_project: projectColumns,
  staged_section: sectionColumns,
  staged_layout: layoutColumns,
  staged_benefit: benefitColumns,
  staged_flat: flatColumns,
};

export type StagedRows = {
  staged_project: StagedProject;
  staged_section: StagedSection;
  staged_layout: StagedLayout;
  staged_benefit: StagedBenefit;
  staged_flat: StagedFlat;
};

/** False when another import is under way; the lock ends with the transaction. */
export async function takeImportLock(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(hashtext('catalogue-import')) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
}

/** Temporary tables that end with the transaction. */
export async function createStaging(trx: Transaction): Promise<void> {
  for (const [table, columns] of Object.entries(tables))
    await sql.raw(`create temporary table ${table} (${columns}) on commit drop`).execute(trx);
}

const batchSize = 1000;

/** Collects rows and writes them a thousand at a time. */
export class Staging {
  readonly #trx: Transaction;
  readonly #waiting = new Map<keyof StagedRows, object[]>();

  constructor(trx: Transaction) {
    this.#trx = trx;
  }

  async add<Table extends keyof StagedRows>(table: Table, row: StagedRows[Table]): Promise<void> {
    const rows = this.#waiting.get(table) ?? [];
    this.#waiting.set(table, rows);
    if (rows.push(row) >= batchSize) await this.#write(table);
  }

  /** Writes what is left, and tells the planner how large the tables are. */
  async finish(): Promise<void> {
    for (const table of this.#waiting.keys()) await this.#write(table);
    await sql`create index staged_flat_id on staged_flat (salesforce_id)`.execute(this.#trx);
    await sql`create index staged_section_key on staged_section (key)`.execute(this.#trx);
    for (const table of Object.keys(tables)) await sql.raw(`analyze ${table}`).execute(this.#trx);
  }

  async #write(table: keyof StagedRows): Promise<void> {
    const rows = this.#waiting.get(table) ?? [];
    this.#waiting.set(table, []);
    if (rows.length === 0) return;
    const json = JSON.stringify(rows);
    await sql`insert into ${sql.table(table)} select * from json_to_recordset(${json}::json) as given (${sql.raw(tables[table])})`.execute(
      this.#trx,
    );
  }
}
