import { type RawBuilder, sql } from 'kysely';
import { aboveTopFloor } from '../checks/check-flat.ts';
import type { ProblemList } from '../problem-list.ts';
import { type Found, type Marking, noteMarked } from './marked-rows.ts';
import type { Session } from './staging.store.ts';

/** Problems that only the whole file and the catalogue together show. Notes them and marks the rows as bad. */
export async function crossCheck(session: Session, problems: ProblemList, { isTable }: { isTable: boolean }): Promise<void> {
  const note = (marking: Marking, about: Parameters<typeof noteMarked>[3]) => noteMarked(session, problems, marking, about);
  const nowhere = ({ text }: Found) => `"${text}" is in neither the feed nor the catalogue`;
  for (const [table, field] of idFields) {
    await markDuplicates(session, table, table === 'staged_flat' ? sql`not left_out` : sql`true`);
    await note(duplicates(table, table === 'staged_flat' ? sql`not named and not left_out` : sql`true`), {
      field,
      code: 'duplicate',
      message: ({ text, other, otherCalled, line }) =>
        `${text} stands ${line === other ? '' : `on line ${line} and on line ${other}, `}in ${otherCalled} too: an id may stand once`,
    });
  }
  await note(duplicates('staged_flat', sql`named and not left_out`, sql`number`), {
    field: 'number',
    code: 'duplicate',
    message: ({ text, other, line }) => `"${text}" stands on line ${line} and on line ${other}: a section has one flat of a number`,
  });
  await note(sameNumbers, {
    field: 'number',
    code: 'duplicate',
    message: ({ text, other, line }) => `"${text}" is offered on line ${line} and on line ${other}: a section has one flat of a number`,
  });
  await note(takenSlugs, {
    field: 'project slug',
    code: 'duplicate',
    message: ({ text }) => `"${text}" is the address of another project`,
  });
  for (const [column, field] of neededOfNew)
    await note(missingOfNew(column), { field, code: 'required', message: () => 'is missing, and the catalogue does not know the section' });
  await spreadBad(session);
  await note(aboveTopFloors, { field: 'floor', code: 'above-house', message: ({ other, limit }) => aboveTopFloor(other, limit) });
  await note(unpriced, { field: 'price', code: 'required', message: () => 'is missing, and the catalogue does not know the flat' });
  if (isTable) await leaveUnknownLayouts(session);
  await findLayouts(session);
  await note(unknownLayouts, { field: 'layout', code: 'unknown', message: nowhere });
  await markUnknownBenefits(session);
  await note(unknownBenefits, { field: 'benefit', code: 'unknown', message: nowhere });
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

type StagedTable = (typeof idFields)[number][0];

/** Which of two rows is correct cannot be known, so both are bad. */
async function markDuplicates(session: Session, table: StagedTable, which: RawBuilder<unknown>): Promise<void> {
  await sql`update ${sql.table(table)} s set bad = true
    from (select salesforce_id from ${sql.table(table)} where salesforce_id is not null and ${which} group by 1 having count(*) > 1) twice
    where s.salesforce_id = twice.salesforce_id`.execute(session);
}

/** A flat without an id in the file is called by its number there. */
const duplicates = (
  table: StagedTable,
  which: RawBuilder<unknown>,
  text: RawBuilder<unknown> = sql`salesforce_id`,
): Marking => sql`select line, called, text, other, "otherCalled" from (
    select line, called, ${text} as text, first_value(line) over same as other, first_value(called) over same as "otherCalled",
      row_number() over same as turn
    from ${sql.table(table)} where bad and salesforce_id is not null and ${which}
    window same as (partition by salesforce_id order by line, length(called), called)
  ) numbered where turn > 1`;

/** A record that was sold or withdrawn may stand beside its new one, as in many systems; two records for sale are one flat sold twice. */
const sameNumbers: Marking = sql`update staged_flat f set bad = true
  from (
    select place, min(line) over one as other, row_number() over (one order by line) as turn, count(*) over one as count
    from staged_flat where not bad and status in ('available', 'reserved') window one as (partition by section_key, number)
  ) numbered
  where numbered.place = f.place and count > 1 and turn > 1
  returning f.line, f.number as text, numbered.other`;

const takenSlugs: Marking = sql`update staged_project s set bad = true
  where not s.bad and s.slug_given and not exists (select from project p where p.salesforce_id = s.salesforce_id) and (
    exists (select from project p where p.slug = s.slug and p.salesforce_id <> s.salesforce_id) or
    exists (select from staged_project o where o.slug_given and o.slug = s.slug and o.key <> s.key))
  returning line, called, slug as text`;

const missingOfNew = (column: (typeof neededOfNew)[number][0]): Marking => sql`select line, called from staged_section s
  where not bad and ${sql.ref(`s.${column}`)} is null and not exists (select from section e where e.salesforce_id = s.salesforce_id)`;

/** A flat of a bad section, a section of a bad project cannot be loaded; the parent's own problem is reported already. */
async function spreadBad(session: Session): Promise<void> {
  await sql`update staged_section s set bad = true where (floors_total is null or submission_quarter is null)
    and not exists (select from section e where e.salesforce_id = s.salesforce_id)`.execute(session);
  await sql`update staged_section s set bad = true from staged_project p where p.key = s.project_key and p.bad and not s.bad`.execute(
    session,
  );
  await sql`update staged_flat f set bad = true from staged_section s where s.key = f.section_key and s.bad and not f.bad`.execute(session);
}

const aboveTopFloors: Marking = sql`update staged_flat f set bad = true
  from staged_section s left join section e on e.salesforce_id = s.salesforce_id
  where s.key = f.section_key and f.floor > coalesce(s.floors_total, e.floors_total)
  returning f.line, f.called, f.floor as other, coalesce(s.floors_total, e.floors_total)::integer as limit`;

const unpriced: Marking = sql`update staged_flat f set bad = true
  where not f.bad and f.price_minor is null and not exists (select from apartment a where a.salesforce_id = f.salesforce_id)
  returning f.line, f.called`;

/** A reference may be the id of a layout or its name. */
async function findLayouts(session: Session): Promise<void> {
  await sql`create temporary table staged_layout_ref as
    select given.ref, coalesce(
      (select s.salesforce_id from staged_layout s where not s.bad and s.salesforce_id = given.ref limit 1),
      (select l.salesforce_id from layout l where l.salesforce_id = given.ref),
      (select s.salesforce_id from staged_layout s where not s.bad and s.name = given.ref order by s.line limit 1),
      (select l.salesforce_id from layout l where l.name = given.ref order by l.id limit 1)) as salesforce_id,
      exists (select from staged_layout s where given.ref in (s.salesforce_id, s.name)) as in_feed
    from (select distinct layout_ref as ref from staged_flat where layout_ref is not null) given`.execute(session);
  await sql`analyze staged_layout_ref`.execute(session);
  // A bad layout has its own problem; its flats are bad without another.
  await sql`update staged_flat f set bad = true from staged_layout_ref r
    where r.ref = f.layout_ref and r.salesforce_id is null and r.in_feed`.execute(session);
}

/** What a price list calls a layout need not be one of the catalogue's: its flat has the one that it has. */
async function leaveUnknownLayouts(session: Session): Promise<void> {
  await sql`update staged_flat f
    set layout_ref = (select l.salesforce_id from apartment a join layout l on l.id = a.layout_id where a.salesforce_id = f.salesforce_id)
    where f.layout_ref in (select ref from (select distinct layout_ref as ref from staged_flat) given
      where not exists (select from layout l where given.ref in (l.salesforce_id, l.name))
        and not exists (select from staged_layout s where given.ref in (s.salesforce_id, s.name)))`.execute(session);
}

const unknownLayouts: Marking = sql`update staged_flat f set bad = true from staged_layout_ref r
  where r.ref = f.layout_ref and r.salesforce_id is null and not r.in_feed returning f.line, f.called, f.layout_ref as text`;

async function markUnknownBenefits(session: Session): Promise<void> {
  await sql`create temporary table staged_unknown_benefit as
    with given as (select f.place, f.line, f.called, b.id from staged_flat f, jsonb_array_elements_text(f.benefits) as b(id))
    select given.*, exists (select from staged_benefit s where s.salesforce_id = given.id) as in_feed from given
    where not exists (select from staged_benefit s where not s.bad and s.salesforce_id = given.id)
      and not exists (select from benefit_category c where c.salesforce_id = given.id)`.execute(session);
  await sql`update staged_flat f set bad = true from staged_unknown_benefit u where u.place = f.place`.execute(session);
}

const unknownBenefits: Marking = sql`select line, called, id as text from staged_unknown_benefit where not in_feed`;
