import { type RawBuilder, sql } from 'kysely';
import type { Rate } from '../../../../base/money.ts';
import { isSoldByDeal, liveHold } from '../../availability.store.ts';
import { ownFields } from '../../flat-fields.ts';
import { endStanding, hasOurStatus } from '../../prices/planned-statuses.store.ts';
import { appendPriceHistory } from '../../prices/price-history.store.ts';
import { dropSettled, noteOverrides } from '../../prices/price-overrides.store.ts';
import { lockBulkWriters } from '../bulk-lock.store.ts';
import type { Comparison } from './difference.store.ts';
import { inChunks, type Transaction } from './staging.store.ts';

type Writing = Omit<Comparison, 'keepsOtherSections'> & {
  rate: Rate | null;
  /** Of what a person gives: the prices are ours from now on, because a feed or the CRM says others. */
  overridesSource: boolean;
};

/** Writes the compared flats: new, changed and delisted ones, and the price history. A flat never changes its address. */
export async function applyFlats(trx: Transaction, writing: Writing): Promise<void> {
  await lockBulkWriters(trx);
  // The comparison was before this transaction.
  if (!writing.isByHand) {
    await sql`update staged_change c set price = false from price_override o where c.price and o.apartment_id = c.apartment_id`.execute(
      trx,
    );
    await sql`update staged_change c set status = false from apartment a, staged_flat f
      where c.status and a.id = c.apartment_id and f.place = c.place and f.status <> 'sold' and ${hasOurStatus}`.execute(trx);
  }
  await sql`insert into floor (section_id, number)
    select distinct e.id, f.floor from staged_change c join staged_flat f on f.place = c.place join staged_section s on s.key = f.section_key
      join section e on e.salesforce_id = s.salesforce_id order by 1, 2
    on conflict do nothing`.execute(trx);
  // Some may have been taken out since they were numbered.
  const { rows } = await sql<{ last: number }>`select coalesce(max(turn), 0)::integer as last from staged_change`.execute(trx);
  // A statement's deferred checks stay in memory until its end, so one statement must not write everything.
  await inChunks(rows[0]?.last ?? 0, async (range) => {
    const chunk = { ...writing, within: sql<boolean>`c.turn between ${range.from} and ${range.to}` };
    await insertNew(trx, chunk);
    await noteFreed(trx, chunk);
    await noteOurPrices(trx, chunk);
    await updateChanged(trx, chunk);
    await writeRooms(trx, chunk);
    await writeBenefitsOf(trx, chunk);
    await appendHistory(trx, chunk);
  });
  if (writing.isByHand) {
    await dropSettled(trx, sql`select apartment_id from staged_change where price`);
    await endStanding(trx, sql`select apartment_id from staged_change where status`);
  }
  // Someone may have taken the flat since the comparison, so the hold is asked again.
  await sql`update apartment a set listed = false from staged_gone g
    where a.id = g.apartment_id and not g.held and not ${liveHold(writing.now)}`.execute(trx);
}

/** Of the flats that were free when they were compared, how many someone took before they were written. */
export async function countTakenMeanwhile(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      (select count(*) from staged_change c join staged_flat f on f.place = c.place join apartment a on a.id = c.apartment_id
        where c.status and a.status <> f.status)
      + (select count(*) from staged_gone g join apartment a on a.id = g.apartment_id where not g.held and a.listed)
    )::integer as count`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Of the flats whose other status was left out, how many will come free one day: a sale of ours is for good. */
export async function countHeld(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
      (select count(*) from staged_change c join apartment a on a.id = c.apartment_id where c.kept and not ${isSoldByDeal})
      + (select count(*) from staged_gone where held)
    )::integer as count`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** The ids of the flats that an import changed or delisted. */
export const changedFlats = sql`select apartment_id as id from staged_change where price or status or returned
  union select apartment_id from staged_gone where not held`;

type Chunk = Writing & { within: RawBuilder<boolean> };

async function insertNew(trx: Transaction, { within }: Chunk): Promise<void> {
  await sql`insert into apartment (salesforce_id, slug, floor_id, layout_id, number, rooms_number, area_hundredths,
      price_minor, price_currency, status, ${sql.join(ownFields.map(({ column }) => sql.id(column)))})
    select n.salesforce_id,
      case when n.turn > 1 or exists (select from apartment o where o.slug = n.base)
        then n.base || '-' || left(md5(n.salesforce_id), 8) else n.base end,
      n.floor_id, n.layout_id, n.number, n.rooms_number, n.area_hundredths, n.price_minor, n.price_currency, n.status,
      ${sql.join(ownFields.map(({ column }) => sql`n.${sql.id(column)}`))}
    from (
      select f.*, fl.id as floor_id, l.id as layout_id, base.slug as base,
        row_number() over (partition by base.slug order by f.line, f.salesforce_id) as turn
      from staged_change c join staged_flat f on f.place = c.place join staged_section s on s.key = f.section_key
        join section e on e.salesforce_id = s.salesforce_id join project p on p.id = e.project_id
        join floor fl on fl.section_id = e.id and fl.number = f.floor
        left join staged_layout_ref r on r.ref = f.layout_ref left join layout l on l.salesforce_id = r.salesforce_id
        cross join lateral (select concat_ws('-', p.slug, nullif(s.slug, ''), nullif(f.number_slug, '')) as slug) base
      where c.is_new and ${within}
    ) n order by n.line, n.salesforce_id`.execute(trx);
}

/** The comparison was before this transaction: a status that someone changed since is theirs. */
const hasNewStatus = (now: Date) => sql<boolean>`c.status and a.status = c.status_before and not (${liveHold(now)} or ${isSoldByDeal})`;

/** A flat that our own deals or waitlists reserved last is free already by their clock. */
async function noteFreed(trx: Transaction, { now, within }: Chunk): Promise<void> {
  await sql`insert into apartment_freed (apartment_id, at)
    select a.id, ${now.toISOString()}::timestamptz from staged_change c join staged_flat f on f.place = c.place
      join apartment a on a.id = c.apartment_id
    where ${hasNewStatus(now)} and f.status = 'available' and ${within} order by a.id
    on conflict do nothing`.execute(trx);
}

/** A value that a person gives ends the override from before, or overrides the source anew. */
async function noteOurPrices(trx: Transaction, { isByHand, overridesSource, now, within }: Chunk): Promise<void> {
  if (!isByHand) return;
  if (!overridesSource) {
    await sql`delete from price_override o using staged_change c where c.price and c.apartment_id = o.apartment_id and ${within}`.execute(
      trx,
    );
    return;
  }
  // A buyer locks a flat before its override, too.
  await sql`select from apartment where id in (select apartment_id from staged_change c where c.price and ${within}) order by id
    for update`.execute(trx);
  const changed = sql`select c.apartment_id, a.price_minor as before_minor, a.price_currency as before_currency, null::timestamptz as until
    from staged_change c join apartment a on a.id = c.apartment_id where c.price and ${within}`;
  await noteOverrides(trx, changed, { release: null, now });
}

async function updateChanged(trx: Transaction, { now, provides, within }: Chunk): Promise<void> {
  const newStatus = hasNewStatus(now);
  const facts = [
    ['floor_id', sql`fl.id`],
    ...['number', 'rooms_number', 'area_hundredths'].map((column) => [column, sql.ref(`f.${column}`)] as const),
    ...(provides.has('layout') ? [['layout_id', sql`l.id`] as const] : []),
    ...ownFields.flatMap(({ field, column }) => (provides.has(field) ? [[column, sql.ref(`f.${column}`)] as const] : [])),
  ] as const;
  await sql`update apartment a set
      ${sql.join(facts.map(([column, value]) => sql`${sql.id(column)} = case when c.other then ${value} else a.${sql.id(column)} end`))},
      price_minor = case when c.price then f.price_minor else a.price_minor end,
      price_currency = case when c.price then f.price_currency else a.price_currency end,
      listed = a.listed or c.returned,
      status = case when ${newStatus} then f.status else a.status end,
      booking_expiration = case when ${newStatus} then null else a.booking_expiration end,
      in_deal = a.in_deal and not (${newStatus})
    from staged_change c join staged_flat f on f.place = c.place join staged_section s on s.key = f.section_key
      join section e on e.salesforce_id = s.salesforce_id join floor fl on fl.section_id = e.id and fl.number = f.floor
      left join staged_layout_ref r on r.ref = f.layout_ref left join layout l on l.salesforce_id = r.salesforce_id
    where a.id = c.apartment_id and (c.price or c.status or c.other or c.returned) and ${within}`.execute(trx);
}

async function writeRooms(trx: Transaction, { within }: Chunk): Promise<void> {
  await sql`delete from room_area using staged_change c
    where room_area.apartment_id = c.apartment_id and c.rooms and ${within}`.execute(trx);
  await sql`insert into room_area (apartment_id, position, room_id, label, area_hundredths)
    select a.id, room.position, room.value->>'room_id', room.value->>'label', (room.value->>'area_hundredths')::integer
    from staged_change c join staged_flat f on f.place = c.place join apartment a on a.salesforce_id = c.salesforce_id,
      jsonb_array_elements(f.rooms) with ordinality as room(value, position)
    where (c.is_new or c.rooms) and ${within}`.execute(trx);
}

async function writeBenefitsOf(trx: Transaction, { within }: Chunk): Promise<void> {
  await sql`delete from apartment_benefit using staged_change c
    where apartment_benefit.apartment_id = c.apartment_id and c.benefits and ${within}`.execute(trx);
  await sql`insert into apartment_benefit (apartment_id, benefit_category_id)
    select a.id, b.id
    from staged_change c join staged_flat f on f.place = c.place join apartment a on a.salesforce_id = c.salesforce_id,
      jsonb_array_elements_text(f.benefits) as given(id) join benefit_category b on b.salesforce_id = given.id
    where (c.is_new or c.benefits) and ${within}`.execute(trx);
}

async function appendHistory(trx: Transaction, { now, rate, within }: Chunk): Promise<void> {
  const flats = sql`select a.id from staged_change c join apartment a on a.salesforce_id = c.salesforce_id
    where (c.is_new or c.price) and ${within}`;
  await appendPriceHistory(trx, flats, { now, rate });
}
