import type { Kysely } from 'kysely';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { sourceOf } from './source-of.ts';

type Database = Kysely<CatalogueTables>;
const looked = 500;

/** What people have given here, the newest first. */
const givenFiles = (db: Database) =>
  db
    .selectFrom('import_proposal')
    .select(['source', 'file_name'])
    .where('origin', '=', 'office')
    .orderBy('number', 'desc')
    .limit(looked)
    .execute();

/** The sources that have answered something, by how much. */
async function answered(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('import_answer')
    .select('source')
    .groupBy('source')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('source')
    .execute();
  return rows.map(({ source }) => source);
}

/** The source of a file: that of the newest one of such a name, else one that has answered under a name with its month, else what the name says. */
export async function sourceOfFile(db: Database, file: string): Promise<string> {
  const name = sourceOf(file);
  const before = (await givenFiles(db)).find(({ file_name }) => sourceOf(file_name) === name);
  if (before) return before.source;
  const known = await answered(db);
  return known.find((one) => one === name) ?? known.find((one) => sourceOf(one) === name) ?? name;
}

const mostShown = 60;

/** The sources of price lists from which a person chooses. */
export async function listSources(db: Database): Promise<string[]> {
  const watched = await db.selectFrom('import_proposal').select('source').distinct().where('origin', 'in', ['feed', 'crm']).execute();
  const others = new Set(watched.map(({ source }) => source));
  const all = new Set((await givenFiles(db)).map(({ source }) => source));
  for (const source of await answered(db)) all.add(source);
  return [...all].filter((source) => !others.has(source)).slice(0, mostShown);
}
