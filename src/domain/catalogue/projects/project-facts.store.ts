import { type Kysely, sql } from 'kysely';
import { ok, type Result, refuse } from '../../../base/result.ts';
import { announceChange, type OpenKysely } from '../../../platform/database/database.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** The facts of a project that each of its pages shows. */
export type ProjectFacts = Pick<CatalogueTables['project'], 'name' | 'prime' | 'class' | 'district' | 'address' | 'stage' | 'sale'>;
const columns = ['name', 'prime', 'class', 'district', 'address', 'stage', 'sale'] as const satisfies (keyof ProjectFacts)[];

type Refused = { kind: 'unknown-project' } | { kind: 'project-moved' };

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'object' && one !== null && typeof other === 'object' && other !== null
    ? Object.entries(one).every(([name, value]) => (other as Record<string, unknown>)[name] === value)
    : one === other;

/** Writes what differs from what a person has seen, unless that has changed since; from now on the office decides it. Call it last. */
export async function saveProjectFacts(
  transaction: OpenKysely,
  { project, before, facts }: { project: string; before: ProjectFacts; facts: ProjectFacts },
): Promise<Result<object, Refused>> {
  const db: Kysely<CatalogueTables> = transaction;
  const found = await db
    .selectFrom('project')
    .select(['id', ...columns])
    .where('salesforce_id', '=', project)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return refuse({ kind: 'unknown-project' });
  const changed = columns.filter((column) => !isSame(facts[column], before[column]) && !isSame(facts[column], found[column]));
  if (changed.some((column) => !isSame(found[column], before[column]))) return refuse({ kind: 'project-moved' });
  if (changed.length === 0) return ok({});
  const stored = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
  const values = Object.fromEntries(changed.map((column) => [column, stored(facts[column])]));
  await db.updateTable('project').set(values).where('id', '=', found.id).execute();
  await sql`insert into office_fields (project_id, fields) values (${found.id}, 'project') on conflict do nothing`.execute(transaction);
  await announceChange(transaction, 'catalogue');
  return ok({});
}
