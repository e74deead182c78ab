import { type Kysely, sql } from 'kysely';
import { keyOf, type LoadPlan, type LoadRow } from '../../platform/loads/load-plan.ts';
import type { InstalmentTerms } from './instalments.ts';
import type { MoneyTables } from './money.tables.ts';

/** By project slug; the terms under `general` hold where a project has none of its own. */
export type AllTerms = { general: InstalmentTerms; projects: Record<string, InstalmentTerms> };

/** The part of the contents that load reports name. */
export const termsPart = 'instalments';
/** The row of the terms that hold everywhere else. */
export const general = '';

const rowOf = (name: string, content: InstalmentTerms): LoadRow => ({ part: termsPart, name, position: null, content });
const byKey = (rows: LoadRow[]): Map<string, LoadRow> => new Map(rows.map((row) => [keyOf(row), row]));

export const rowsOf = (all: AllTerms): Map<string, LoadRow> =>
  byKey([rowOf(general, all.general), ...Object.entries(all.projects).map(([slug, terms]) => rowOf(slug, terms))]);

export const lockTerms = (transaction: Kysely<MoneyTables>) =>
  sql`lock table instalment_terms in share row exclusive mode`.execute(transaction);

export async function readTermRows(db: Kysely<MoneyTables>): Promise<Map<string, LoadRow>> {
  const rows = await db.selectFrom('instalment_terms').selectAll().execute();
  return byKey(rows.map(({ project_slug, content }) => rowOf(project_slug, content)));
}

/** Must run inside the transaction that has locked the terms. */
export async function writeTerms(transaction: Kysely<MoneyTables>, { write, remove }: LoadPlan): Promise<void> {
  for (const { name } of remove) await transaction.deleteFrom('instalment_terms').where('project_slug', '=', name).execute();
  if (write.length === 0) return;
  await transaction
    .insertInto('instalment_terms')
    .values(write.map(({ name, content }) => ({ project_slug: name, content: JSON.stringify(content) as never })))
    .onConflict((conflict) => conflict.column('project_slug').doUpdateSet(({ ref }) => ({ content: ref('excluded.content') })))
    .execute();
}
