import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../base/locale.ts';
import type { DealsTables } from './deals.tables.ts';
import { type Turn, turnsFrom, type Waiter } from './rules/first-refusal.ts';

type Db = Kysely<DealsTables>;
export type LineMember = Waiter & { phone: string; locale: Locale; toldAt: Date | null };

export type Line = { members: LineMember[]; turns: Turn<LineMember>[] };
type Times = { now: Date; lineHours: number };

/** Who stands before a flat, and whose turn is when since it was last freed; no turns while it was never in a deal. */
export async function readLine(db: Db, apartmentId: number, times: Times): Promise<Line> {
  return (await readLines(db, [apartmentId], times)).get(apartmentId);
}

/** The same of several flats; before one that is not among them nobody stands. */
export async function readLines(db: Db, apartmentIds: number[], { now, lineHours }: Times): Promise<{ get: (id: number) => Line }> {
  const { rows } = await sql<{
    id: string;
    apartment_id: number;
    client_id: string;
    phone: string;
    locale: Locale;
    left_at: Date | null;
    told_at: Date | null;
    freed_at: Date | null;
  }>`select w.id, w.apartment_id, w.client_id, w.phone, w.locale, w.left_at, w.told_at, freed.at as freed_at
    from waiting w left join (
      select apartment_id, max(case when state in ('cancelled', 'expired') then ended_at when ends_at <= ${now} then ends_at end) as at
      from deal where apartment_id in (${sql.join(apartmentIds)}) and state <> 'completed' group by apartment_id
    ) freed on freed.apartment_id = w.apartment_id
    where w.apartment_id in (${sql.join(apartmentIds)}) and (w.left_at is null or w.left_at > freed.at)
    order by w.number`.execute(db);
  const lines = Map.groupBy(rows, (row) => row.apartment_id);
  return {
    get(apartmentId) {
      const found = lines.get(apartmentId) ?? [];
      const members = found.map((row) => ({
        id: row.id,
        clientId: row.client_id,
        phone: row.phone,
        locale: row.locale,
        leftAt: row.left_at,
        toldAt: row.told_at,
      }));
      const freedAt = found[0]?.freed_at ?? null;
      return { members, turns: freedAt ? turnsFrom(freedAt, members, lineHours) : [] };
    },
  };
}

/** Before which flats a client waits, and where a sale since then has ended the line over him; the newest first, each flat once. */
export async function readPlaces(db: Db, clientId: string, since: Date) {
  const rows = await db
    .selectFrom('waiting')
    .select(['apartment_id as apartmentId', 'asked_at as askedAt', 'is_closed as isClosed'])
    .where('client_id', '=', clientId)
    .where((is) => is.or([is('left_at', 'is', null), is.and([is('is_closed', '=', true), is('left_at', '>', since)])]))
    .orderBy('number', 'desc')
    .execute();
  return [...Map.groupBy(rows, ({ apartmentId }) => apartmentId).values()].flatMap(([newest]) => newest ?? []);
}

/** Ends the line before a flat that is sold. */
export async function closeLine(db: Db, apartmentId: number, at: Date): Promise<void> {
  await db
    .updateTable('waiting')
    .set({ left_at: at, is_closed: true })
    .where('apartment_id', '=', apartmentId)
    .where('left_at', 'is', null)
    .execute();
}

/** Leaves the line before a flat, if the client stands there; of one that a sale has ended nothing is told him any more. */
export async function leaveLineAt(db: Db, apartmentId: number, clientId: string, at: Date): Promise<void> {
  await db
    .updateTable('waiting')
    .set((set) => ({ left_at: set.fn.coalesce('left_at', set.val(at)), is_closed: false }))
    .where('apartment_id', '=', apartmentId)
    .where('client_id', '=', clientId)
    .where((is) => is.or([is('left_at', 'is', null), is('is_closed', '=', true)]))
    .execute();
}
