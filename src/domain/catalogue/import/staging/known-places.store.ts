import { type RawBuilder, sql } from 'kysely';
import { statusNow } from '../../availability.store.ts';
import type { ProblemList } from '../problem-list.ts';
import { type Marking, noteMarked } from './marked-rows.ts';
import { meantFirst } from './recognise.store.ts';
import type { Session } from './staging.store.ts';

/**
 * The sections and floors that a table does not say, of flats that the catalogue knows by id, or by a number that their project has once.
 * Rows without a floor whose flat is not known so are bad, and so is what would be new with them alone.
 */
export async function takeKnownPlaces(session: Session, problems: ProblemList): Promise<void> {
  await takeKnownSections(session);
  await noteMarked(session, problems, inSeveralSections, {
    field: 'section',
    code: 'several-sections',
    message: ({ text }) => `is missing, and several sections of the project have a flat "${text}"`,
  });
  await sql`update staged_flat f set floor = fl.number from apartment a join floor fl on fl.id = a.floor_id
    where f.floor is null and not f.bad and a.salesforce_id = f.salesforce_id`.execute(session);
  await noteMarked(session, problems, withoutFloor, {
    field: 'floor',
    code: 'floor-unsaid',
    message: ({ text }) => `is missing, and the catalogue has no flat "${text}" there`,
  });
}

/** A flat of which the file says no status has the one that it has; a new one is for sale. */
export async function takeKnownStatuses(session: Session, now: Date): Promise<void> {
  await sql`update staged_flat f set status = coalesce((select ${statusNow(now)} from apartment a where a.salesforce_id = f.salesforce_id), 'available')
    where f.status is null and not f.bad`.execute(session);
}

/**
 * The flats of the catalogue with their project and section, of projects in the file. By its number counts one of a section, and one that has
 * left only where none of the project is listed.
 */
const known = sql`(
  select sp.key as project_key, e.salesforce_id as section, e.name, a.salesforce_id as flat, a.number,
    row_number() over (partition by sp.key, e.id, a.number order by ${meantFirst}) = 1
      and (a.listed or not bool_or(a.listed) over (partition by sp.key, a.number)) as counts
  from staged_project sp join project p on p.salesforce_id = sp.salesforce_id join section e on e.project_id = p.id
    join floor fl on fl.section_id = e.id join apartment a on a.floor_id = fl.id
)`;

/** Rows of a table that say no section stand in the first one; the flats of others are found here. */
async function takeKnownSections(session: Session): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from staged_flat where unplaced`.execute(session);
  if (!rows[0]?.count) return;
  await sql`create temporary table staged_known_place as
    select f.place, f.section_key, s.project_key, k.section, k.name, k.flat
    from staged_flat f join staged_section s on s.key = f.section_key
      join (
        select *, count(*) filter (where counts) over (partition by project_key, number) as same, row_number() over (partition by flat order by project_key) as turn
        from ${known} k
      ) k on k.project_key = s.project_key and k.turn = 1 and (k.flat = f.salesforce_id or (f.named and k.number = f.number and k.counts and k.same = 1))
    where f.unplaced and k.section <> s.salesforce_id
      and (k.flat = f.salesforce_id or not exists (select from apartment a where a.salesforce_id = f.salesforce_id and a.listed))`.execute(
    session,
  );
  await sql`insert into staged_section (called, key, line, project_key, salesforce_id, named, name, slug, bad)
    select section, (select max(key) from staged_section) + row_number() over (order by section), 0, project_key, section, true, name, '', false
    from (select distinct section, project_key, name from staged_known_place) added
    where not exists (select from staged_section s where s.salesforce_id = added.section)`.execute(session);
  await sql`update staged_flat f set salesforce_id = k.flat, section_key = s.key
    from staged_known_place k join staged_section s on s.salesforce_id = k.section where f.place = k.place`.execute(session);
  await sql`delete from staged_section s where s.key in (select section_key from staged_known_place)
    and not exists (select from staged_flat f where f.section_key = s.key)`.execute(session);
}

/** Without an id such a row may be any flat of its project, so none of them is taken for gone. */
const inSeveralSections: Marking = sql`update staged_flat f set bad = true, salesforce_id = null
  from staged_section s, (select project_key, number from ${known} k group by 1, 2 having count(*) filter (where counts) > 1) several
  where f.unplaced and f.named and f.floor is null and (not f.bad or f.left_out) and s.key = f.section_key
    and several.project_key = s.project_key and several.number = f.number
  returning f.line, f.called, f.number as text`;

const withoutFloor: Marking = sql`update staged_flat f set bad = true where f.floor is null and not f.bad
  returning f.line, f.called, f.number as text`;

const isNew = (table: 'project' | 'section'): RawBuilder<boolean> =>
  sql`not exists (select from ${sql.table(table)} known where known.salesforce_id = s.salesforce_id)`;

/** A table's projects and sections that would be new and have no flat that can be loaded. */
export async function leaveOutEmpty(session: Session): Promise<void> {
  await sql`update staged_section s set bad = true where s.named and ${isNew('section')}
    and not exists (select from staged_flat f where f.section_key = s.key and not f.bad)`.execute(session);
  await sql`update staged_project s set bad = true where s.named and ${isNew('project')}
    and not exists (select from staged_section e where e.project_key = s.key and not e.bad)`.execute(session);
}
