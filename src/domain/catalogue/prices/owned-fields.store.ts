import { type Kysely, sql } from 'kysely';
import { ok, type Result, refuse } from '../../../base/result.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { CatalogueTables, OwnedFields } from '../catalogue.tables.ts';
import { endStanding } from './planned-statuses.store.ts';

/** The fields that the office decides, by the external id of the project. */
export async function readOfficeFields(db: Kysely<CatalogueTables>): Promise<Map<string, OwnedFields[]>> {
  const rows = await db
    .selectFrom('office_fields')
    .innerJoin('project', 'project.id', 'office_fields.project_id')
    .select(['project.salesforce_id as project', 'office_fields.fields'])
    .orderBy('fields')
    .execute();
  return new Map([...Map.groupBy(rows, ({ project }) => project)].map(([project, owned]) => [project, owned.map(({ fields }) => fields)]));
}

/** From now on the office decides these fields of a project and no others. Prices of ours stay as they are; nothing contradicts them any more. */
export async function saveOfficeFields(
  transaction: OpenKysely,
  { project, office }: { project: string; office: readonly OwnedFields[] },
): Promise<Result<object, { kind: 'unknown-project' }>> {
  const db: Kysely<CatalogueTables> = transaction;
  const found = await db.selectFrom('project').select('id').where('salesforce_id', '=', project).forUpdate().executeTakeFirst();
  if (!found) return refuse({ kind: 'unknown-project' });
  const { id } = found;
  const wanted = [...new Set(office)];
  await sql`delete from office_fields where project_id = ${id} and fields <> all(${wanted}::text[])`.execute(transaction);
  await sql`insert into office_fields (project_id, fields) select ${id}::integer, unnest(${wanted}::text[]) on conflict do nothing`.execute(
    transaction,
  );
  if (wanted.includes('price'))
    await sql`delete from price_override o using apartment a join floor f on f.id = a.floor_id join section s on s.id = f.section_id
      where a.id = o.apartment_id and s.project_id = ${id} and o.until is null`.execute(transaction);
  const flats = sql`select a.id from apartment a join floor f on f.id = a.floor_id join section s on s.id = f.section_id where s.project_id = ${id}`;
  if (wanted.includes('status')) await endStanding(transaction, flats);
  return ok({});
}
