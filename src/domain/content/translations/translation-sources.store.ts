import type { Kysely } from 'kysely';
import type { LoadRow } from '../../../platform/loads/load-plan.ts';
import type { ContentTables } from '../content.tables.ts';
import { makeSources, sourcesOfChange, type TranslationSource } from './translations.ts';

type Db = Kysely<ContentTables>;
/** `notedAt` is null of what was noted before the time was. */
export type NotedSource = TranslationSource & { notedAt: Date | null };

export const readFacts = (db: Db): Promise<NotedSource[]> =>
  db.selectFrom('translation_source').select(['part', 'name', 'field', 'english', 'ukrainian', 'noted_at as notedAt']).execute();

export async function writeSources(transaction: Db, facts: readonly TranslationSource[], at: Date): Promise<void> {
  if (facts.length === 0) return;
  await transaction
    .insertInto('translation_source')
    .values(facts.map((fact) => ({ ...fact, noted_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Changing = { rows: readonly LoadRow[]; before: ReadonlyMap<string, LoadRow>; written?: readonly TranslationSource[]; at: Date };
/** Remembers from which Ukrainian texts the English ones of rows were made that are about to change, and what a draft has `written`. */
export async function noteSources(transaction: Db, { rows, before, written = [], at }: Changing): Promise<void> {
  if (rows.length === 0) return;
  const sources = makeSources(await readFacts(transaction));
  await writeSources(transaction, [...sourcesOfChange(rows, { before, sources, written }), ...written], at);
}
