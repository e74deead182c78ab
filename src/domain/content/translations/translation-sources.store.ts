import type { Kysely } from 'kysely';
import type { LoadRow } from '../../../platform/loads/load-plan.ts';
import type { ContentTables } from '../content.tables.ts';
import { makeSources, type Sources, sourcesOfChange, type TranslationSource } from './translations.ts';

type Db = Kysely<ContentTables>;

export async function readSources(db: Db): Promise<Sources> {
  return makeSources(await db.selectFrom('translation_source').selectAll().execute());
}

export async function writeSources(transaction: Db, facts: readonly TranslationSource[]): Promise<void> {
  if (facts.length === 0) return;
  await transaction
    .insertInto('translation_source')
    .values([...facts])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Remembers from which Ukrainian texts the English ones of rows were made that are about to change. */
export async function noteSources(transaction: Db, rows: readonly LoadRow[], before: ReadonlyMap<string, LoadRow>): Promise<void> {
  if (rows.length > 0) await writeSources(transaction, sourcesOfChange(rows, before, await readSources(transaction)));
}
