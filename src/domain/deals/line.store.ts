import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../base/locale.ts';
import type { DealsTables } from './deals.tables.ts';
import { type Turn, turnsFrom, type Waiter } from './rules/first-refusal.ts';

type Db = Kysely<DealsTables>;
export type LineMember = Waiter & { phone: string; locale: Locale; toldAt: Date | null };

/** Who stands before a flat, and whose turn is when since it was last freed; no turns while it was never in a deal. */
export async function readLine(
  db: Db,
  apartmentId: number,
  { now, lineHours }: { now: Date; lineHours: number },
): Promise<{ members: LineMember[]; turns: Turn<LineMember>[] }> {
  const { rows } = await sql<{
    id: string;
    client_id: string;
    phone: string;
    locale: Locale;
    left_at: Date | null;
    told_at: Date | null;
    freed_at: Date | null;
  }>`select w.id, w.client_id, w.phone, w.locale, w.left_at, w.told_at, freed.at as freed_at
    from waiting w cross join (
      select max(case when state in ('cancelled', 'expired') then ended_at when ends_at <= ${now} then ends_at end) as at
      from deal where apartment_id = ${apartmentId} and state <> 'completed'
    ) freed
    where w.apartment_id = ${apartmentId} and (w.left_at is null or w.left_at > freed.at)
    order by w.number`.execute(db);
  const members = rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    phone: row.phone,
    locale: row.locale,
    leftAt: row.left_at,
    toldAt: row.told_at,
  }));
  const freedAt = rows[0]?.freed_at ?? null;
  return { members, turns: freedAt ? turnsFrom(freedAt, members, lineHours) : [] };
}

/** Ends the line before a flat that is sold. */
export async function closeLine(db: Db, apartmentId: number, at: Date): Promise<void> {
  await db.updateTable('waiting').set({ left_at: at }).where('apartment_id', '=', apartmentId).where('left_at', 'is', null).execute();
}

/** Leaves the line before a flat, if the client stands there. */
export async function leaveLineAt(db: Db, apartmentId: number, clientId: string, at: Date): Promise<void> {
  await db
    .updateTable('waiting')
    .set({ left_at: at })
    .where('apartment_id', '=', apartmentId)
    .where('client_id', '=', clientId)
    .where('left_at', 'is', null)
    .execute();
}
