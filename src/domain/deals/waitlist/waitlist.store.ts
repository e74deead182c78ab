import { type Kysely, sql } from 'kysely';
import { dayMs } from '../../../base/durations.ts';
import type { Locale } from '../../../base/locale.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { readFreed } from '../../catalogue/catalogue.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { TakenPlace } from '../rules/waitlist-limits.ts';
import { type Freeing, type Turn, turnsFrom, type Waiter, type WaitlistTerms } from '../rules/waitlist-turns.ts';

type Db = Kysely<DealsTables>;
/** `since` is when the client joined, also where the place was passed since. */
export type WaitlistEntry = Waiter & { locale: Locale; notifiedAt: Date | null; since: Date };

/** `turns` are those since the flat was last freed to its waitlist, `before` those of earlier times. */
export type Waitlist = { members: WaitlistEntry[]; turns: Turn<WaitlistEntry>[]; before: Turn<WaitlistEntry>[] };
type Times = { now: Date; terms: WaitlistTerms };
type Freed = Awaited<ReturnType<typeof readFreed>>;

/** Whether the client was notified of this turn. */
export const isNotified = ({ waiter: { notifiedAt }, from }: Turn<WaitlistEntry>): boolean => notifiedAt !== null && notifiedAt >= from;

/** The waitlist of a flat, and its turns since it was last freed; no turns before the first end of a deal that lived. */
export async function readWaitlist(db: Db, apartmentId: number, times: Times): Promise<Waitlist> {
  return (await readWaitlists(db, [apartmentId], times)).get(apartmentId);
}

/** The same of several flats; one that is missing has an empty waitlist. */
export async function readWaitlists(db: Db, apartmentIds: number[], { now, terms }: Times): Promise<{ get: (id: number) => Waitlist }> {
  const freed = await readFreed(db as unknown as OpenKysely, apartmentIds);
  const places = Map.groupBy(await readMembers(db, apartmentIds, freed), ({ apartmentId }) => apartmentId);
  // Most flats have no waitlist, and one that is booked often has a long history, which each booking would read under its lock.
  const waitedFor = [...places.keys()];
  const ends = waitedFor.length > 0 ? await readFreeings(db, waitedFor, { freed, now }) : [];
  const freeings = Map.groupBy(ends, ({ apartmentId }) => apartmentId);
  return {
    get(apartmentId) {
      const freed = freeings.get(apartmentId) ?? [];
      const freedAt = freed.findLast(({ at }) => at !== null)?.at;
      const found = places.get(apartmentId) ?? [];
      const all = turnsFrom(freed, found, terms);
      const members = found.filter(({ leftAt }) => leftAt === null || (freedAt && leftAt > freedAt));
      return { members, turns: all.at(-1) ?? [], before: all.slice(0, -1).flat() };
    },
  };
}

/**
 * The ends that give a flat to its waitlist: of deals that were paid or confirmed by staff, of those by which a client used a turn, and of
 * reservations in an inventory that frees it. A released hold gives no turn.
 */
async function readFreeings(
  db: Db,
  apartmentIds: number[],
  { freed, now }: { freed: Freed; now: Date },
): Promise<(Freeing & { apartmentId: number })[]> {
  // A deal that a late payment has restored has had the flat twice.
  const { rows } = await sql<{ apartment_id: number; made_at: Date; at: Date | null }>`
    select d.apartment_id, b.at as made_at, case when d.state = 'contract' and e.at is null then null else coalesce(e.at, d.ends_at) end as at
    from deal d join deal_event b on b.deal_id = d.id and (b.from_state is null or (b.from_state = 'expired' and b.to_state = 'reserved'))
      left join lateral (
        select at, position from deal_event where deal_id = d.id and position > b.position and to_state in ('cancelled', 'expired')
        order by position limit 1
      ) e on true
    where d.apartment_id in (${sql.join(apartmentIds)}) and (
      (e.at is null and (d.state = 'contract' or (d.state <> 'completed' and d.ends_at > ${now})))
      or (d.state <> 'completed' and (d.by_turn or exists (
        select from deal_event l where l.deal_id = d.id and l.to_state in ('reserved', 'contract') and (e.at is null or l.position < e.position)
      )))
    ) order by b.at, d.number`.execute(db);
  const byInventory = freed.map(({ apartmentId, at }) => ({ apartmentId, madeAt: at, at: at <= now ? at : null }));
  return [
    ...byInventory,
    ...rows.map(({ apartment_id, made_at, at }) => ({ apartmentId: apartment_id, madeAt: made_at, at: at && at <= now ? at : null })),
  ].sort((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
}

/** The clients on the waitlists of the flats, and those who were on them during turns. */
async function readMembers(db: Db, apartmentIds: number[], freed: Freed): Promise<(WaitlistEntry & { apartmentId: number })[]> {
  const { rows } = await sql<{
    id: string;
    apartment_id: number;
    client_id: string;
    phone: string;
    locale: Locale;
    asked_at: Date;
    left_at: Date | null;
    told_at: Date | null;
    since: Date;
  }>`select id, apartment_id, client_id, phone, locale, asked_at, left_at, told_at, coalesce(since, asked_at) as since from waiting w
    where w.apartment_id in (${sql.join(apartmentIds)}) and (w.left_at is null or exists (
      select from unnest(${freed.map(({ apartmentId }) => apartmentId)}::integer[], ${freed.map(({ at }) => at.toISOString())}::timestamptz[])
        as f (apartment_id, at) where f.apartment_id = w.apartment_id and f.at < w.left_at
    ) or exists (
      select from deal d where d.apartment_id = w.apartment_id and d.made_at < w.left_at
        and (d.by_turn or exists (select from deal_event l where l.deal_id = d.id and l.to_state in ('reserved', 'contract')))
    )) order by w.number`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    apartmentId: row.apartment_id,
    clientId: row.client_id,
    phone: row.phone,
    locale: row.locale,
    askedAt: row.asked_at,
    leftAt: row.left_at,
    notifiedAt: row.told_at,
    since: row.since,
  }));
}

/** The places on waitlists of a client, or of an earlier client of the phone, and those taken within a pause; not those that staff passed. */
export async function readTakenPlaces(
  db: Db,
  client: { id: string; phone: string },
  { now, terms }: { now: Date; terms: WaitlistTerms },
): Promise<TakenPlace[]> {
  const since = new Date(now.getTime() - terms.pauseDays * dayMs);
  const rows = await db
    .selectFrom('waiting')
    .select(['id', 'apartment_id as apartmentId', 'asked_at as askedAt', 'left_at as leftAt'])
    .where((is) => is.or([is('client_id', '=', client.id), is('phone', '=', client.phone)]))
    .where((is) => is.or([is('left_at', 'is', null), is('left_at', '>', since)]))
    .where('skipped_at', 'is', null)
    .orderBy('number', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const waitlists = await readWaitlists(db, [...new Set(rows.map(({ apartmentId }) => apartmentId))], { now, terms });
  const lived = await db
    .selectFrom('deal')
    .select(['apartment_id', 'made_at'])
    .where('by_turn', '=', true)
    .where((is) => is.or([is('client_id', '=', client.id), is('phone', '=', client.phone)]))
    .where(({ or, exists, selectFrom, eb }) =>
      or([
        eb('state', 'in', ['held', 'requested']),
        exists(
          selectFrom('deal_event')
            .select('position')
            .whereRef('deal_event.deal_id', '=', 'deal.id')
            .where('to_state', 'in', ['reserved', 'contract']),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id, ...place }) => {
    const { turns, before } = waitlists.get(place.apartmentId);
    const turn = [...before, ...turns].findLast(({ waiter, from }) => waiter.id === id && from <= now);
    const isOver = turn && (turn.until <= now || place.leftAt !== null);
    const isUsed =
      turn && lived.some((deal) => deal.apartment_id === place.apartmentId && deal.made_at >= turn.from && deal.made_at <= turn.until);
    return { ...place, unusedAt: isOver && !isUsed ? turn.from : null };
  });
}
