import { sql } from 'kysely';
import { aboveHouse } from './check-flat.ts';
import type { ProblemList } from './problem-list.ts';
import type { Transaction } from './staging.store.ts';

type Found = { line: number; text: string; other: number; limit: number };
type Check = (trx: Transaction) => Promise<Found[]>;

/** A form without ids means the house that already has this name. */
export async function recogniseHouses(trx: Transaction): Promise<void> {
  await sql`update staged_project s set salesforce_id = p.salesforce_id from project p
    where s.named and lower(s.name->>'uk') in (lower(p.name->>'uk'), lower(p.name->>'en'))`.execute(trx);
  await sql`update staged_section s set salesforce_id = e.salesforce_id
    from staged_project sp join project p on p.salesforce_id = sp.salesforce_id join section e on e.project_id = p.id
    where s.named and sp.key = s.project_key and lower(s.name->>'uk') in (lower(e.name->>'uk'), lower(e.name->>'en'))`.execute(trx);
}

/** What only the whole file and the catalogue together show. Notes the problems and marks the rows as bad. */
export async function crossCheck(trx: Transaction, problems: ProblemList): Promise<void> {
  const note = (found: Found[], field: string, code: string, message: (one: Found) => string) => {
    for (const one of found) problems.add({ line: one.line, field, code, message: `${field} ${message(one)}` });
  };
  const twice = ({ text, other, line }: Found) => `${text} stands on line ${line} and on line ${other}: an id may stand once`;
  for (const [table, field] of idFields) note(await duplicates(table)(trx), field, 'duplicate', twice);
  note(await takenSlugs(trx), 'project slug', 'duplicate', ({ text }) => `"${text}" is the address of another project`);
  for (const [column, field] of neededOfNew)
    note(await missingOfNew(column)(trx), field, 'required', () => 'is missing, and the catalogue does not know the section');
  await spreadBad(trx);
  note(await aboveHouses(trx), 'floor', 'above-house', ({ other, limit }) => aboveHouse(other, limit));
  note(await unknownLayouts(trx), 'layout', 'unknown', ({ text }) => `"${text}" is in neither the feed nor the catalogue`);
  note(await unknownBenefits(trx), 'benefit', 'unknown', ({ text }) => `"${text}" is in neither the feed nor the catalogue`);
}

const neededOfNew = [
  ['floors_total', 'section floors'],
  ['submission_quarter', 'section delivery'],
] as const;

const idFields = [
  ['staged_project', 'project id'],
  ['staged_section', 'section id'],
  ['staged_layout', 'layout id'],
  ['staged_benefit', 'benefit id'],
  ['staged_flat', 'id'],
] as const;

/** Which of two rows is meant cannot be known, so both are bad. */
const duplicates =
  (table: (typeof idFields)[number][0]): Check =>
  async (trx) => {
    const { rows } = await sql<Found>`with twice as (
        select salesforce_id, min(line) as first from ${sql.table(table)} where salesforce_id is not null group by 1 having count(*) > 1
      ), marked as (
        update ${sql.table(table)} s set bad = true from twice where s.salesforce_id = twice.salesforce_id returning s.line, s.salesforce_id, twice.first
      )
      select line, salesforce_id as text, first as other from marked
      where line > first or (select count(*) from marked m where m.salesforce_id = marked.salesforce_id and m.line = first) > 1
      order by line`.execute(trx);
    return rows;
  };

const takenSlugs: Check = async (trx) => {
  const { rows } = await sql<Found>`update staged_project s set bad = true
    where not s.bad and s.slug_given and not exists (select from project p where p.salesforce_id = s.salesforce_id) and (
      exists (select from project p where p.slug = s.slug and p.salesforce_id <> s.salesforce_id) or
      exists (select from staged_project o where o.slug_given and o.slug = s.slug and o.key <> s.key))
    returning line, slug as text`.execute(trx);
  return rows;
};

const missingOfNew =
  (column: (typeof neededOfNew)[number][0]): Check =>
  async (trx) => {
    const { rows } = await sql<Found>`select line from staged_section s where not bad and ${sql.ref(`s.${column}`)} is null
      and not exists (select from section e where e.salesforce_id = s.salesforce_id) order by line`.execute(trx);
    return rows;
  };

/** A flat of a bad section, a section of a bad project cannot be loaded; the house's own problem has been named. */
async function spreadBad(trx: Transaction): Promise<void> {
  await sql`update staged_section s set bad = true where (floors_total is null or submission_quarter is null)
    and not exists (select from section e where e.salesforce_id = s.salesforce_id)`.execute(trx);
  await sql`update staged_section s set bad = true from staged_project p where p.key = s.project_key and p.bad and not s.bad`.execute(trx);
  await sql`update staged_flat f set bad = true from staged_section s where s.key = f.section_key and s.bad and not f.bad`.execute(trx);
}

const aboveHouses: Check = async (trx) => {
  const { rows } = await sql<Found>`update staged_flat f set bad = true
    from staged_section s left join section e on e.salesforce_id = s.salesforce_id
    where s.key = f.section_key and f.floor > coalesce(s.floors_total, e.floors_total)
    returning f.line, f.floor as other, coalesce(s.floors_total, e.floors_total)::integer as limit`.execute(trx);
  return rows;
};

/** A reference may be the id of a layout or its name. That of a bad layout needs no problem of its own. */
const unknownLayouts: Check = async (trx) => {
  await sql`create temporary table staged_layout_ref on commit drop as
    select given.ref, coalesce(
      (select s.salesforce_id from staged_layout s where not s.bad and s.salesforce_id = given.ref limit 1),
      (select l.salesforce_id from layout l where l.salesforce_id = given.ref),
      (select s.salesforce_id from staged_layout s where not s.bad and s.name = given.ref order by s.line limit 1),
      (select l.salesforce_id from layout l where l.name = given.ref order by l.id limit 1)) as salesforce_id
    from (select distinct layout_ref as ref from staged_flat where layout_ref is not null) given`.execute(trx);
  const { rows } = await sql<Found & { broken: boolean }>`update staged_flat f set bad = true from staged_layout_ref r
    where r.ref = f.layout_ref and r.salesforce_id is null
    returning f.line, f.layout_ref as text, exists (select from staged_layout s where f.layout_ref in (s.salesforce_id, s.name)) as broken`.execute(
    trx,
  );
  return rows.filter(({ broken }) => !broken);
};

const unknownBenefits: Check = async (trx) => {
  const { rows } = await sql<Found & { broken: boolean }>`with given as (
      select f.ctid as place, f.line, b.id from staged_flat f, jsonb_array_elements_text(f.benefits) as b(id)
    ), unknown as (
      select g.id, exists (select from staged_benefit s where s.salesforce_id = g.id) as broken from (select distinct id from given) g
      where not exists (select from staged_benefit s where not s.bad and s.salesforce_id = g.id)
        and not exists (select from benefit_category c where c.salesforce_id = g.id)
    ), marked as (
      update staged_flat f set bad = true from given join unknown using (id) where f.ctid = given.place
    )
    select line, id as text, broken from given join unknown using (id) order by line, id`.execute(trx);
  return rows.filter(({ broken }) => !broken);
};
