import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayMs } from '../../base/durations.ts';
import type { Currency } from '../../base/money.ts';
import { announceChange, type OpenKysely } from '../../platform/database/database.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import type { ChangedFlat } from './search/patch-snapshot.ts';
import type { Status } from './search/snapshot.ts';

/** A flat in the database, locked for other transactions. */
export type LockedFlat = {
  id: number;
  slug: string;
  status: Status;
  listed: boolean;
  /** Whether `status` is a copy of the state of a deal or waitlist; of a deal that was completed, too. */
  inDeal: boolean;
  bookingExpiration: Date | null;
  priceMinor: number;
  currency: Currency;
  /** Whether the lock has brought a price or a status into force whose time had come: who has it announces the flat. */
  isChanged: boolean;
};
export type Availability = { id: number; status: Status; bookingExpiration: Date | null; inDeal: boolean };

/** Flats whose availability or price changed: the snapshot takes them over without reading the others. */
const topic = 'availability';
/** A change of more flats than this is read anew, page by page. */
const mostPatched = 4_000;

/** Whether the flat `a` is held at this moment, regardless of the feed. */
export const liveHold = (now: Date): RawBuilder<boolean> =>
  sql`(a.status in ('held', 'reserved') and coalesce(a.booking_expiration > ${now.toISOString()}::timestamptz, a.in_deal or a.status = 'held'))`;

/** The flat `a` was sold by a deal of ours: whatever an inventory or a list says of its status, it stays sold. */
export const isSoldByDeal: RawBuilder<boolean> = sql`(a.status = 'sold' and a.in_deal)`;

/** The status of the flat `a`, as visitors see it: a reservation that has lapsed is none. */
export const statusNow = (now: Date): RawBuilder<string> =>
  sql`case when a.booking_expiration <= ${now.toISOString()}::timestamptz then 'available' else a.status end`;

/** Locks the flat until the caller's transaction ends; null when there is no such flat. */
export async function lockFlat(transaction: OpenKysely, id: number): Promise<LockedFlat | null> {
  const db: Kysely<CatalogueTables> = transaction;
  const row = await db
    .selectFrom('apartment')
    .select(['id', 'slug', 'status', 'listed', 'in_deal', 'booking_expiration', 'price_minor', 'price_currency'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        slug: row.slug,
        status: row.status,
        listed: row.listed,
        inDeal: row.in_deal,
        bookingExpiration: row.booking_expiration,
        priceMinor: row.price_minor,
        currency: row.price_currency,
        isChanged: false,
      }
    : null;
}

/**
 * Stores the availability of a flat and notifies every process, which shows it within a second of the commit. Call it near the end: writers
 * wait for each other from here on.
 */
export async function setAvailability(
  transaction: OpenKysely,
  { id, status, bookingExpiration, inDeal }: Availability,
  at: Date,
): Promise<void> {
  const db: Kysely<CatalogueTables> = transaction;
  await db.updateTable('apartment').set({ status, booking_expiration: bookingExpiration, in_deal: inDeal }).where('id', '=', id).execute();
  await announceChange(transaction, topic);
  // After the announcement, which serializes writers: so positions are in the order of commits.
  await db.insertInto('apartment_change').values({ apartment_id: id, at }).execute();
}

/**
 * Notifies every process of flats that have another price or status, or are listed or delisted, and of nothing else: `flats` selects their
 * ids. Too many of them are announced as a change of the whole catalogue. Call it last, as `setAvailability`.
 */
export async function announceFlats(
  transaction: OpenKysely,
  flats: RawBuilder<unknown>,
  { count, at, announce }: { count: number; at: Date; announce: typeof announceChange },
): Promise<void> {
  if (count > mostPatched) return announce(transaction, 'catalogue');
  await announce(transaction, topic);
  await sql`insert into apartment_change (apartment_id, at) select id, ${at.toISOString()}::timestamptz from (${flats}) f order by id`.execute(
    transaction,
  );
}

/** The flats whose availability or price changed after `seen`; null when older changes are not stored any more. */
export async function changedFlatsSince(
  db: Kysely<CatalogueTables>,
  seen: number,
): Promise<{ changes: ChangedFlat[]; seen: number } | null> {
  const { rows } = await sql<{ oldest: number | null; newest: number | null; text: string }>`
    select (select min(position) from apartment_change) as oldest, (select max(position) from apartment_change) as newest,
      (select coalesce(json_agg(json_build_array(a.id, a.status, floor(extract(epoch from a.booking_expiration) * 1000), a.listed,
        a.price_minor, a.price_currency)), '[]')::text
        from apartment a where a.id in (select apartment_id from apartment_change where position > ${seen})) as text`.execute(db);
  const [row] = rows;
  const newest = row?.newest ?? 0;
  // A restored backup may be older than the snapshot in memory.
  if (!row || newest < seen || (row.oldest !== null && row.oldest > seen + 1)) return null;
  return { changes: JSON.parse(row.text) as ChangedFlat[], seen: newest };
}

const retentionMs = dayMs;
/** Longer than any pause of a waitlist that an operator may set, and its turns. */
const freedForMs = 400 * dayMs;

/**
 * Deletes changes older than a day: a process behind them reads everything anew. The newest row stays, because it holds the position of
 * changes. What an inventory freed is stored for as long as turns are counted.
 */
export async function forgetChanges(db: Kysely<CatalogueTables>, now: Date): Promise<void> {
  await sql`delete from apartment_change where at < ${new Date(now.getTime() - retentionMs)}
    and position < (select max(position) from apartment_change)`.execute(db);
  await db
    .deleteFrom('apartment_freed')
    .where('at', '<', new Date(now.getTime() - freedForMs))
    .execute();
}
