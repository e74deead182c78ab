import { type RawBuilder, sql } from 'kysely';
import type { Localized } from '../../../../base/locale.ts';
import { isSoldByDeal, liveHold, statusNow } from '../../availability.store.ts';
import type { OwnedFields } from '../../catalogue.tables.ts';
import { ownFields } from '../../flat-fields.ts';
import { hasOurStatus } from '../../prices/planned-statuses.store.ts';
import { isOfficeOwned } from '../../prices/price-overrides.store.ts';
import type { ProvidedField } from '../feed-record.ts';
import type { ProjectCounts } from './projects.store.ts';
import { inChunks, type Session, type Transaction } from './staging.store.ts';

/** One flat in the report; before and after are the changed values. */
export type NamedFlat = { id: string; number: string; project: string; before: string; after: string };
/**
 * The changes of an import. A flat whose price and status changed counts in both. `kept` are held flats that stayed unchanged although the
 * feed has them no longer or with another status, and flats that deals of ours have sold and that the feed calls something else.
 */
export type Difference = {
  flats: { new: number; price: number; status: number; other: number; returned: number; gone: number; unchanged: number; skipped: number };
  houses: ProjectCounts;
  kept: { count: number; flats: NamedFlat[] };
  /** Flats whose price or status is the office's, so that another one of a source changes nothing. */
  ours: { count: number; flats: NamedFlat[] };
  /** Listed projects that are not in the feed, and sections that its projects lack there. `gone`: their flats are delisted; else they stay. */
  missing: { project: string; section: Localized | null; flats: number; gone: boolean }[];
  /** The first flats of each kind, for people to look at. */
  examples: { price: NamedFlat[]; status: NamedFlat[]; gone: NamedFlat[] };
};

const mostExamples = 10;
const mostNamedHeld = 1000;

export type Comparison = {
  now: Date;
  provides: ReadonlySet<ProvidedField>;
  /** What a source says changes neither what is the office's nor prices that are ours; what a person gives does. */
  isByHand: boolean;
  /** A table is often the list of one section, so that flats of sections without a row stay. A feed has its projects whole. */
  keepsOtherSections: boolean;
};

/**
 * Compares the staged flats with the catalogue, into the temporary tables `staged_change`, which has only the differences, and
 * `staged_gone`. Part by part, because on the embedded database others wait for each statement.
 */
export async function compareFlats(session: Session, comparison: Comparison): Promise<void> {
  await sql`create temporary table staged_change (turn integer generated always as identity primary key, place integer, salesforce_id text,
    apartment_id integer, status_before text, is_new boolean, price boolean, status boolean, kept boolean, returned boolean, other boolean,
    rooms boolean, benefits boolean)`.execute(session);
  const { rows } = await sql<{ flats: number }>`select count(*)::integer as flats from staged_flat`.execute(session);
  await inChunks(rows[0]?.flats ?? 0, (range) => compareChunk(session, comparison, range));
  await findDelisted(session, comparison);
  await sql`analyze staged_change`.execute(session);
  await sql`analyze staged_gone`.execute(session);
}

async function compareChunk(
  session: Session,
  { now, provides, isByHand }: Comparison,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const differs = (provided: ProvidedField, comparison: RawBuilder<boolean>) => (provides.has(provided) ? comparison : sql<boolean>`false`);
  const mayChange = (fields: OwnedFields) =>
    isByHand ? sql<boolean>`true` : sql<boolean>`not ${isOfficeOwned(fields, sql`e.project_id`)}`;
  const hasOurPrice = isByHand ? sql<boolean>`false` : sql<boolean>`o.apartment_id is not null`;
  const mayChangeStatus = isByHand ? sql<boolean>`true` : sql<boolean>`(f.status = 'sold' or not ${hasOurStatus})`;
  const ownDiffer = ownFields.map(({ field, column }) => differs(field, sql`a.${sql.id(column)} is distinct from f.${sql.id(column)}`));
  const stands = sql<boolean>`(${liveHold(now)} or ${isSoldByDeal})`;
  await sql`insert into staged_change
      (place, salesforce_id, apartment_id, status_before, is_new, price, status, kept, returned, other, rooms, benefits)
    select * from (
      select f.place, f.salesforce_id, a.id as apartment_id, a.status as status_before, a.id is null as is_new,
        a.id is not null and f.price_minor is not null and (a.price_minor, a.price_currency) is distinct from (f.price_minor, f.price_currency)
          and not ${hasOurPrice} and ${mayChange('price')} as price,
        a.id is not null and ${differs('status', sql`not ${stands} and f.status <> ${statusNow(now)}`)} and ${mayChange('status')} and ${mayChangeStatus} as status,
        a.id is not null and ${differs('status', sql`${stands} and f.status <> a.status`)} and ${mayChange('status')} as kept,
        a.id is not null and not a.listed and ${mayChange('status')} as returned,
        a.id is not null and (
          (fl.number, e.salesforce_id, a.number, a.rooms_number, a.area_hundredths)
            is distinct from (f.floor, s.salesforce_id, f.number, f.rooms_number, f.area_hundredths)
          or ${differs('layout', sql`l.salesforce_id is distinct from r.salesforce_id`)}
          or ${sql.join(ownDiffer, sql` or `)}) and ${mayChange('facts')} as other,
        a.id is not null and ${differs('rooms', sql`coalesce(known_rooms.rooms, '[]') <> f.rooms`)} and ${mayChange('facts')} as rooms,
        a.id is not null and ${differs('benefits', sql`coalesce(known_benefits.benefits, '[]') <> f.benefits`)} and ${mayChange('facts')} as benefits
      from staged_flat f join staged_section s on s.key = f.section_key
        left join apartment a on a.salesforce_id = f.salesforce_id left join price_override o on o.apartment_id = a.id
        left join floor fl on fl.id = a.floor_id left join section e on e.id = fl.section_id
        left join layout l on l.id = a.layout_id left join staged_layout_ref r on r.ref = f.layout_ref
        left join lateral (
          select jsonb_agg(jsonb_build_object('room_id', room_id, 'label', label, 'area_hundredths', area_hundredths) order by position) as rooms
          from room_area where apartment_id = a.id
        ) known_rooms on true
        left join lateral (
          select jsonb_agg(c.salesforce_id order by c.salesforce_id collate "C") as benefits
          from apartment_benefit b join benefit_category c on c.id = b.benefit_category_id where b.apartment_id = a.id
        ) known_benefits on true
      where not f.bad and f.place between ${from} and ${to}
    ) compared
    where is_new or price or status or kept or returned or other or rooms or benefits
    order by place`.execute(session);
}

/** A bad row without an id may be any flat of its project, so no flat of that project is delisted. A row that is left out keeps its flat listed. */
async function findDelisted(session: Session, { now, isByHand, keepsOtherSections }: Comparison): Promise<void> {
  await sql`create temporary table staged_gone as
    select a.id as apartment_id, p.id as project_id,
      ${liveHold(now)} or (a.status = 'reserved' and a.booking_expiration is null) as held
    from staged_project sp join project p on p.salesforce_id = sp.salesforce_id
      join section e on e.project_id = p.id join floor fl on fl.section_id = e.id join apartment a on a.floor_id = fl.id
    where not sp.bad and a.listed and not exists (select from staged_flat f where f.salesforce_id = a.salesforce_id)
      and sp.key not in (select s.project_key from staged_flat f join staged_section s on s.key = f.section_key
        where f.bad and f.salesforce_id is null)
      and not exists (select from staged_flat f where f.bad and f.salesforce_id is null and f.section_key = 0)
      and (not ${keepsOtherSections} or exists (select from staged_section s where s.salesforce_id = e.salesforce_id))
      and (${isByHand} or not ${isOfficeOwned('status', sql`p.id`)})`.execute(session);
}

export async function readDifference(
  trx: Transaction,
  projects: ProjectCounts,
  { now, provides, isByHand }: Omit<Comparison, 'keepsOtherSections'>,
): Promise<Difference> {
  const counted = await sql<Difference['flats'] & { kept: number }>`select
      count(*) filter (where is_new)::integer as new, count(*) filter (where price)::integer as price,
      count(*) filter (where status)::integer as status, count(*) filter (where other or rooms or benefits)::integer as other,
      count(*) filter (where returned)::integer as returned, count(*) filter (where kept)::integer as kept,
      (select count(*) from staged_flat where not bad)::integer
        - count(*) filter (where is_new or price or status or other or rooms or benefits or returned)::integer as unchanged,
      (select count(*) from staged_gone where not held)::integer as gone,
      (select count(*) from staged_flat where bad and not left_out)::integer as skipped
    from staged_change`.execute(trx);
  const flats = counted.rows[0];
  if (!flats) throw new Error('an aggregate without a row');
  const { kept, ...counts } = flats;
  const held = await sql<{ count: number }>`select count(*)::integer as count from staged_gone where held`.execute(trx);
  return {
    flats: counts,
    houses: projects,
    kept: {
      count: kept + (held.rows[0]?.count ?? 0),
      flats: [
        ...(await changed(trx, { where: sql`c.kept`, before: sql`a.status`, after: sql`f.status`, most: mostNamedHeld })),
        ...(await gone(trx, { held: true, most: mostNamedHeld })),
      ],
    },
    ours: isByHand ? { count: 0, flats: [] } : await oursAgainst(trx, provides.has('status')),
    missing: await missingProjects(trx),
    examples: {
      price: await changed(trx, { where: sql`c.price`, before: amount('a'), after: amount('f'), most: mostExamples }),
      status: await changed(trx, { where: sql`c.status`, before: statusNow(now), after: sql`f.status`, most: mostExamples }),
      gone: await gone(trx, { held: false, most: mostExamples }),
    },
  };
}

const amount = (table: string) =>
  sql`(${sql.ref(`${table}.price_minor`)} / 100.0)::numeric(15, 2) || ' ' || ${sql.ref(`${table}.price_currency`)}`;

type Wanted = { where: RawBuilder<unknown>; before: RawBuilder<unknown>; after: RawBuilder<unknown>; most: number };

async function changed(trx: Transaction, { where, before, after, most }: Wanted): Promise<NamedFlat[]> {
  const { rows } = await sql<NamedFlat>`select a.salesforce_id as id, a.number, p.slug as project, ${before} as before, ${after} as after
    from staged_change c join staged_flat f on f.place = c.place join apartment a on a.id = c.apartment_id
      join floor fl on fl.id = a.floor_id join section e on e.id = fl.section_id join project p on p.id = e.project_id
    where ${where} order by f.line limit ${most}`.execute(trx);
  return rows;
}

async function oursAgainst(trx: Transaction, hasStatuses: boolean): Promise<Difference['ours']> {
  const priced = sql`f.price_minor is not null and (a.price_minor, a.price_currency) is distinct from (f.price_minor, f.price_currency)
    and (exists (select from price_override o where o.apartment_id = a.id) or ${isOfficeOwned('price', sql`p.id`)})`;
  const { rows } = await sql<NamedFlat & { count: number }>`select a.salesforce_id as id, a.number, p.slug as project,
      concat_ws(', ', case when ours.price then ${amount('a')} end, case when ours.status then a.status end) as before,
      concat_ws(', ', case when ours.price then ${amount('f')} end, case when ours.status then f.status end) as after,
      count(*) over ()::integer as count
    from staged_flat f join apartment a on a.salesforce_id = f.salesforce_id join floor fl on fl.id = a.floor_id
      join section e on e.id = fl.section_id join project p on p.id = e.project_id
      cross join lateral (select ${priced} as price, ${hasStatuses} and ${hasOurStatus} and f.status not in (a.status, 'sold') as status) ours
    where not f.bad and (ours.price or ours.status)
    order by f.line limit ${mostExamples}`.execute(trx);
  return { count: rows[0]?.count ?? 0, flats: rows.map(({ count: _, ...flat }) => flat) };
}

async function gone(trx: Transaction, { held, most }: { held: boolean; most: number }): Promise<NamedFlat[]> {
  const { rows } = await sql<NamedFlat>`select a.salesforce_id as id, a.number, p.slug as project, a.status as before,
      case when ${held} then a.status else 'gone' end as after
    from staged_gone g join apartment a on a.id = g.apartment_id join project p on p.id = g.project_id
    where g.held = ${held} order by p.position, a.id limit ${most}`.execute(trx);
  return rows;
}

async function missingProjects(trx: Transaction): Promise<Difference['missing']> {
  const { rows } = await sql<Difference['missing'][number]>`select p.slug as project,
      case when sp.key is not null then e.name end as section, count(*)::integer as flats,
      count(g.apartment_id) filter (where not g.held) > 0 as gone
    from project p join section e on e.project_id = p.id join floor fl on fl.section_id = e.id
      join apartment a on a.floor_id = fl.id left join staged_project sp on sp.salesforce_id = p.salesforce_id
      left join staged_gone g on g.apartment_id = a.id
    where (a.listed or g.apartment_id is not null)
      and (sp.key is null or not exists (select from staged_section s where s.salesforce_id = e.salesforce_id))
    group by p.id, 2 order by p.position, 2 limit ${mostNamedHeld}`.execute(trx);
  return rows;
}

/** Projects of which more than half of the listed flats would be delisted. */
export async function emptiedProjects(trx: Transaction): Promise<{ project: string; gone: number; listed: number }[]> {
  const { rows } = await sql<{ project: string; gone: number; listed: number }>`with gone as (
      select project_id, count(*) as flats from staged_gone where not held group by project_id
    )
    select p.slug as project, gone.flats::integer as gone, count(*)::integer as listed
    from gone join project p on p.id = gone.project_id join section e on e.project_id = p.id
      join floor fl on fl.section_id = e.id join apartment a on a.floor_id = fl.id and a.listed
    group by p.id, gone.flats having gone.flats * 2 > count(*) order by p.position`.execute(trx);
  return rows;
}
