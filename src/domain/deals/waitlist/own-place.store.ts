import { type Kysely, sql } from 'kysely';
import type { DealsTables } from '../deals.tables.ts';

type Db = Kysely<DealsTables>;

/** The flats on whose waitlists a client is, and those where a sale has ended the waitlist since; the newest first, each flat once. */
export async function readPlaces(db: Db, clientId: string, since: Date) {
  const rows = await db
    .selectFrom('waiting')
    .select(['apartment_id as apartmentId', 'is_closed as isClosed', sql<Date>`coalesce(since, asked_at)`.as('askedAt')])
    .select(
      sql<Date | null>`(select max(p.skipped_at) from waiting p where p.apartment_id = waiting.apartment_id
        and p.client_id = waiting.client_id and p.skipped_at >= coalesce(waiting.since, waiting.asked_at))`.as('skippedAt'),
    )
    .where('client_id', '=', clientId)
    .where((is) => is.or([is('left_at', 'is', null), is.and([is('is_closed', '=', true), is('left_at', '>', since)])]))
    .orderBy('number', 'desc')
    .execute();
  return [...Map.groupBy(rows, ({ apartmentId }) => apartmentId).values()].flatMap(([newest]) => newest ?? []);
}

/** Ends the waitlist of a sold flat. Returns the places that it ends. */
export async function closeWaitlist(db: Db, apartmentId: number, at: Date): Promise<{ id: string }[]> {
  return db
    .updateTable('waiting')
    .set({ left_at: at, is_closed: true })
    .where('apartment_id', '=', apartmentId)
    .where('left_at', 'is', null)
    .returning('id')
    .execute();
}

/** Leaves the waitlist of a flat, if the client is on it; one that a sale has ended is not listed any more. Returns the places that it ends. */
export async function leaveWaitlistAt(db: Db, apartmentId: number, clientId: string, at: Date): Promise<{ id: string }[]> {
  return db
    .updateTable('waiting')
    .set((set) => ({ left_at: set.fn.coalesce('left_at', set.val(at)), is_closed: false }))
    .where('apartment_id', '=', apartmentId)
    .where('client_id', '=', clientId)
    .where((is) => is.or([is('left_at', 'is', null), is('is_closed', '=', true)]))
    .returning('id')
    .execute();
}
