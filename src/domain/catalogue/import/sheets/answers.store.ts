import type { Kysely } from 'kysely';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import { type Answers, keyOf } from './questions.ts';

/** The answers for a source, by the keys of the questions. Empty for a source that was never asked. */
export async function answersOf(db: Kysely<CatalogueTables>, source: string): Promise<Answers> {
  const rows = await db.selectFrom('import_answer').select(['question', 'answer']).where('source', '=', source).execute();
  return Object.fromEntries(rows.map(({ question, answer }) => [question, answer]));
}

/** The source is asked again with its next file. */
export async function forgetAnswer(db: Kysely<CatalogueTables>, { source, key }: { source: string; key: string }): Promise<void> {
  await db.deleteFrom('import_answer').where('source', '=', source).where('question', '=', key).execute();
}

/** Adds answers to those of the source; a later one replaces the earlier. */
export async function rememberAnswers(db: Kysely<CatalogueTables>, source: string, answers: Answers): Promise<void> {
  const rows = Object.entries(answers).map(([question, answer]) => ({ source, question: keyOf(question), answer }));
  if (rows.length === 0) return;
  await db
    .insertInto('import_answer')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['source', 'question']).doUpdateSet(({ ref }) => ({ answer: ref('excluded.answer') })))
    .execute();
}

/** Once they are in the catalogue, nothing is asked of its new sections. */
export async function forgetNewSections(db: Kysely<CatalogueTables>, source: string): Promise<void> {
  await db.deleteFrom('import_answer').where('source', '=', source).where('question', 'like', 'new section %').execute();
}
