import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Localized } from '../../../../base/locale.ts';
import { statusNow } from '../../availability.store.ts';
import { ownFields } from '../../flat-fields.ts';
import type { ProvidedField } from '../feed-record.ts';
import type { Comparison } from '../staging/difference.store.ts';
import type { ProjectCounts } from '../staging/projects.store.ts';
import { inChunks, type Session, type Transaction } from '../staging/staging.store.ts';
import { nearName } from './near-name.ts';

/** A project that the catalogue does not have yet, and the known one that may be meant by its name. */
export type NewProject = { name: Localized; near: Localized | null };

/** A value of a flat that an import may change; `key` is its name in a row. */
type Change = { key: string; differs: RawBuilder<boolean>; before: RawBuilder<unknown>; after: RawBuilder<unknown> };

export const knownRooms = sql`coalesce((select jsonb_agg(jsonb_build_object('room_id', room_id, 'label', label, 'area_hundredths', area_hundredths)
    order by position) from room_area where apartment_id = a.id), '[]')`;
export const knownBenefits = sql`coalesce((select jsonb_agg(b.salesforce_id order by b.salesforce_id collate "C")
    from apartment_benefit ab join benefit_category b on b.id = ab.benefit_category_id where ab.apartment_id = a.id), '[]')`;

/** Every value that `applyFlats` may change, with the condition under which it does. */
function changesOf({ now, provides }: Comparison): Change[] {
  const own = (column: string): Change => {
    const [before, after] = [sql.ref(`a.${column}`), sql.ref(`f.${column}`)];
    return { key: column, differs: sql`c.other and ${before} is distinct from ${after}`, before, after };
  };
  const given = (field: ProvidedField, change: Change) => (provides.has(field) ? [change] : []);
  return [
    { key: 'price_minor', differs: sql`c.price`, before: sql`a.price_minor`, after: sql`f.price_minor` },
    { key: 'price_currency', differs: sql`c.price`, before: sql`a.price_currency`, after: sql`f.price_currency` },
    { key: 'status', differs: sql`c.status`, before: statusNow(now), after: sql`f.status` },
    { key: 'listed', differs: sql`c.returned`, before: sql`false`, after: sql`true` },
    {
      key: 'section',
      differs: sql`c.other and e.salesforce_id is distinct from s.salesforce_id`,
      before: sql`e.salesforce_id`,
      after: sql`s.salesforce_id`,
    },
    { key: 'floor', differs: sql`c.other and fl.number is distinct from f.floor`, before: sql`fl.number`, after: sql`f.floor` },
    ...['number', 'rooms_number', 'area_hundredths'].map(own),
    ...given('layout', {
      key: 'layout',
      differs: sql`c.other and l.salesforce_id is distinct from r.salesforce_id`,
      before: sql`l.salesforce_id`,
      after: sql`r.salesforce_id`,
    }),
    ...ownFields.flatMap(({ field, column }) => given(field, own(column))),
    { key: 'rooms', differs: sql`c.rooms`, before: knownRooms, after: sql`f.rooms` },
    { key: 'benefits', differs: sql`c.benefits`, before: knownBenefits, after: sql`f.benefits` },
  ];
}

const ofNew = sql`jsonb_build_object('price_minor', f.price_minor, 'price_currency', f.price_currency, 'status', f.status,
  'section', s.salesforce_id, 'floor', f.floor, 'number', f.number, 'rooms_number', f.rooms_number, 'area_hundredths', f.area_hundredths)`;

/** All changes of the comparison with their values before and after, in the temporary table `staged_row`. */
export async function stageRows(session: Session, comparison: Comparison): Promise<void> {
  await sql`create temporary table staged_row (turn integer generated always as identity primary key, flat text, number text, project jsonb,
    line integer, kinds text[], before jsonb, after jsonb, held jsonb, choice text not null default 'take',
    replaced jsonb, declined text)`.execute(session);
  const changes = changesOf(comparison);
  const side = (name: 'before' | 'after') =>
    sql.join(
      changes.map(
        ({ key, differs, [name]: value }) =>
          sql`case when ${differs} then jsonb_build_object(${sql.lit(key)}, ${value}) else '{}'::jsonb end`,
      ),
      sql` || `,
    );
  const { rows } = await sql<{ last: number }>`select coalesce(max(turn), 0)::integer as last from staged_change`.execute(session);
  await inChunks(rows[0]?.last ?? 0, ({ from, to }) =>
    sql`insert into staged_row (flat, number, project, line, kinds, before, after, held)
      select flat, number, project, line, kinds, nullif(before, '{}'), nullif(after, '{}'), held from (
        select c.salesforce_id as flat, coalesce(a.number, f.number) as number, coalesce(p.name, sp.name, '{"uk": "", "en": ""}') as project,
          f.line, array_remove(array[case when c.is_new then 'new' end, case when c.price then 'price' end, case when c.status then 'status' end,
            case when c.returned then 'returned' end, case when c.other or c.rooms or c.benefits then 'other' end,
            case when c.kept then 'held' end], null) as kinds,
          case when c.is_new then null else ${side('before')} end as before,
          case when c.is_new then ${ofNew} else ${side('after')} end as after,
          case when c.kept then jsonb_build_object('before', a.status, 'after', f.status) end as held, c.turn
        from staged_change c join staged_flat f on f.place = c.place join staged_section s on s.key = f.section_key
          left join staged_project sp on sp.key = s.project_key left join project p on p.salesforce_id = sp.salesforce_id
          left join apartment a on a.id = c.apartment_id left join floor fl on fl.id = a.floor_id left join section e on e.id = fl.section_id
          left join layout l on l.id = a.layout_id left join staged_layout_ref r on r.ref = f.layout_ref
        where c.turn between ${from} and ${to}
      ) changed order by turn`.execute(session),
  );
  await sql`insert into staged_row (flat, number, project, line, kinds, before, after, held)
    select a.salesforce_id, a.number, p.name, 0, array[case when g.held then 'held' else 'gone' end],
      case when not g.held then '{"listed": true}'::jsonb end, case when not g.held then '{"listed": false}'::jsonb end,
      case when g.held then jsonb_build_object('before', a.status, 'after', 'gone') end
    from staged_gone g join apartment a on a.id = g.apartment_id join project p on p.id = g.project_id
    order by p.position, a.id`.execute(session);
  await sql`analyze staged_row`.execute(session);
}

/** Of every change that would be written; a flat that a deal holds does not count, because nothing is written of it. */
export async function digestOf(trx: Transaction, houses: ProjectCounts): Promise<string> {
  const { rows } = await sql<{ digest: string | null }>`select md5(string_agg(md5(concat_ws('|', flat, before::text, after::text)), ''
      order by flat collate "C", turn)) as digest
    from staged_row where after is not null`.execute(trx);
  return hash('sha256', `${rows[0]?.digest ?? ''} ${JSON.stringify(houses)}`, 'hex');
}

/**
 * Marks the changes that people have declined of this source before, or have undone, while the source says the same. The latest word
 * counts.
 */
export async function markDeclined(trx: Session, source: string): Promise<void> {
  await sql`update staged_row s set choice = 'keep', declined = last.declined from (
      select distinct on (r.flat) r.flat, r.after, 'new' = any(r.kinds) as was_new,
        case when r.choice = 'keep' then 'kept' when r.undone = 'back' then 'undone' end as declined
      from import_row r join import_proposal p on p.number = r.proposal_number
      where p.source = ${source} and p.state in ('applied', 'undone') and r.after is not null
        and r.flat in (select flat from import_row where choice = 'keep' or undone = 'back')
      order by r.flat, p.applied_at desc, p.number desc
    ) last
    where last.flat = s.flat and last.declined is not null and (last.after = s.after or (last.was_new and 'returned' = any(s.kinds)))`.execute(
    trx,
  );
}

export async function countDeclined(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from staged_row where declined is not null`.execute(trx);
  return rows[0]?.count ?? 0;
}

type NewNames = { sections: Record<string, Localized>; layouts: Record<string, string>; projects: NewProject[] };

/** Of projects, sections and layouts that are not in the catalogue yet. */
export async function newNames(trx: Transaction): Promise<NewNames> {
  const { rows } = await sql<Omit<NewNames, 'projects'> & { projects: Localized[]; known: Localized[] }>`select
      (select coalesce(jsonb_agg(s.name order by s.line, s.key), '[]') from staged_project s
        where not s.bad and not exists (select from project p where p.salesforce_id = s.salesforce_id)) as projects,
      (select coalesce(jsonb_agg(name order by position), '[]') from project) as known,
      (select coalesce(jsonb_object_agg(s.salesforce_id, s.name), '{}') from staged_section s
        where not s.bad and not exists (select from section e where e.salesforce_id = s.salesforce_id)) as sections,
      (select coalesce(jsonb_object_agg(s.salesforce_id, s.name), '{}') from staged_layout s
        where not s.bad and not exists (select from layout l where l.salesforce_id = s.salesforce_id)) as layouts`.execute(trx);
  const { sections = {}, layouts = {}, projects = [], known = [] } = rows[0] ?? {};
  return { sections, layouts, projects: projects.map((name) => ({ name, near: nearName(name.uk, known, ({ uk }) => uk) })) };
}

/** Takes the declined changes out of the comparison. */
export async function leaveOut(trx: Transaction): Promise<void> {
  await sql`delete from staged_change c using staged_row s where s.flat = c.salesforce_id and s.choice = 'keep'`.execute(trx);
  await sql`delete from staged_gone g using staged_row s, apartment a
    where a.id = g.apartment_id and s.flat = a.salesforce_id and s.choice = 'keep'`.execute(trx);
}

/** Gives the staged changes the choices of a proposal, where the change is the same. */
export async function takeChoices(trx: Transaction, number: number): Promise<void> {
  await sql`update staged_row s set choice = r.choice from import_row r
    where r.proposal_number = ${number} and r.flat = s.flat and r.after = s.after`.execute(trx);
}

/** Stores the staged changes as rows of a proposal, in place of those that it has. */
export async function storeRows(trx: Transaction, number: number): Promise<void> {
  await sql`delete from import_row where proposal_number = ${number}`.execute(trx);
  const { rows } = await sql<{ last: number }>`select coalesce(max(turn), 0)::integer as last from staged_row`.execute(trx);
  await inChunks(rows[0]?.last ?? 0, ({ from, to }) =>
    sql`insert into import_row (proposal_number, turn, flat, number, project, line, kinds, before, after, held, choice, replaced, declined)
      select ${number}::integer, turn, flat, number, project, line, kinds, before, after, held, choice, replaced, declined
      from staged_row where turn between ${from} and ${to}`.execute(trx),
  );
}
