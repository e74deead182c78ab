import { type Kysely, sql } from 'kysely';
import type { Author } from '../../../platform/audit/audit.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { SkipReason, WaitlistAct } from './waitlist-acts.ts';

type Db = Kysely<DealsTables>;
export type WaitlistEvent = {
  position: number;
  at: Date;
  staffId: string | null;
  kind: WaitlistAct;
  placeId: string | null;
  reason: SkipReason | null;
  note: string | null;
};
type NewEvent = { apartmentId: number; at: Date; by: Author; kind: WaitlistAct; placeId?: string; reason?: SkipReason; note?: string };

/** The caller holds the flat's lock, so that positions follow each other. */
export async function noteWaitlistEvent(db: Db, { apartmentId, at, by, kind, placeId, reason, note }: NewEvent): Promise<void> {
  await db
    .insertInto('waitlist_event')
    .values({
      apartment_id: apartmentId,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from waitlist_event where apartment_id = ${apartmentId})`,
      at,
      kind,
      staff_id: by.kind === 'staff' ? by.id : null,
      waiting_id: placeId ?? null,
      reason: reason ?? null,
      note: note || null,
    })
    .execute();
}

/** The acts of staff on the waitlist of a flat, the oldest first. */
export async function readWaitlistEvents(db: Db, apartmentId: number): Promise<WaitlistEvent[]> {
  return db
    .selectFrom('waitlist_event')
    .select(['position', 'at', 'staff_id as staffId', 'kind', 'waiting_id as placeId', 'reason', 'note'])
    .where('apartment_id', '=', apartmentId)
    .orderBy('position')
    .execute();
}

/** Which of the flats have a waitlist that takes no new places. */
export async function closedAmong(db: Db, apartmentIds: readonly number[]): Promise<Set<number>> {
  if (apartmentIds.length === 0) return new Set();
  const { rows } = await sql<{ apartment_id: number }>`
    select apartment_id from (
      select distinct on (apartment_id) apartment_id, kind from waitlist_event
      where apartment_id in (${sql.join([...apartmentIds])}) and kind in ('close', 'open') order by apartment_id, position desc
    ) last where kind = 'close'`.execute(db);
  return new Set(rows.map(({ apartment_id }) => apartment_id));
}

/** When staff wrote last to a client, or to another of the same phone, about any waitlist; null when never. */
export async function lastNoticeTo(db: Db, client: { id: string; phone: string }): Promise<Date | null> {
  const row = await db
    .selectFrom('waitlist_event')
    .innerJoin('waiting', 'waiting.id', 'waitlist_event.waiting_id')
    .select(({ fn }) => fn.max('waitlist_event.at').as('at'))
    .where('waitlist_event.kind', '=', 'notify')
    .where((is) => is.or([is('waiting.client_id', '=', client.id), is('waiting.phone', '=', client.phone)]))
    .executeTakeFirst();
  return row?.at ?? null;
}
