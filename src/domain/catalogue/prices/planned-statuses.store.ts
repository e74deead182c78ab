import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { PlannableStatus } from '../../../contract/office/prices/prices.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { liveHold, statusNow } from '../availability.store.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import type { Planned } from './planned-prices.store.ts';
import { isOfficeOwned } from './price-overrides.store.ts';
import { leaveStatusMessages } from './status-messages.store.ts';

type Db = Kysely<CatalogueTables>;
export type PlannedStatus = Selectable<CatalogueTables['planned_status']> & {
  /** The flat would get it now: no deal and no waitlist holds it, and it has the other one. */
  fits: boolean;
};
export type StandingStatus = { apartmentId: number; number: string; status: PlannableStatus; release: number; since: Date };

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const idsIn = (ids: readonly number[]) => sql<boolean>`any(${[...ids]}::integer[])`;
/** There are two, so that each has one from which it is planned, which is also what a source says against it. */
const otherThan = sql`case p.status when 'available' then 'reserved' else 'available' end`;
/** The flat `a` can be moved from a status: it is listed, and a deal or a waitlist that holds it comes first. */
const canMove = (now: Date, from: RawBuilder<unknown>) => sql<boolean>`a.listed and not ${liveHold(now)} and ${statusNow(now)} = ${from}`;
/** What this release has made of the flat: its undo is a decision of the office, too. */
const decided = sql`case when p.undone_at is null then p.status else ${otherThan} end`;
const notOffices = sql<boolean>`not ${isOfficeOwned('status', sql`s.project_id`)}`;

/** What of a release is planned for flats, and whether each would get it now. */
export async function readPlannedStatuses(db: Db, { release, now }: { release: number; now: Date }): Promise<PlannedStatus[]> {
  const { rows } = await sql<PlannedStatus>`select p.*, ${canMove(now, otherThan)} as fits
    from planned_status p join apartment a on a.id = p.apartment_id where p.release_number = ${release} order by p.apartment_id`.execute(
    db,
  );
  return rows;
}

type Asked = { apartments: readonly number[]; status: PlannableStatus; now: Date };
/** A flat that is held for minutes is for sale. */
const askedOf = ({ apartments, status, now }: Asked) => sql`select a.id, a.listed and a.status <> 'sold' as fits,
    (${statusNow(now)} = 'reserved') = ${status === 'reserved'} as same from apartment a where a.id = ${idsIn(apartments)}`;

/** How many flats would get another status, have it already, or are sold or not listed. */
export async function tryStatuses(db: Db, asked: Asked): Promise<Planned> {
  const { rows } = await sql<Planned>`select (count(*) filter (where fits and not same))::integer as planned,
      (count(*) filter (where fits and same))::integer as same, (count(*) filter (where not fits))::integer as unfit
    from (${askedOf(asked)}) asked`.execute(db);
  return rows[0] ?? { planned: 0, same: 0, unfit: 0 };
}

/** Plans a status for flats, in place of what the release had for them. */
export async function planStatuses(transaction: OpenKysely, { release, ...asked }: Asked & { release: number }): Promise<Planned> {
  await sql`delete from planned_status where release_number = ${release} and apartment_id = ${idsIn(asked.apartments)}`.execute(
    transaction,
  );
  await sql`insert into planned_status (release_number, apartment_id, status)
    select ${release}, id, ${asked.status} from (${askedOf(asked)}) asked where fits and not same`.execute(transaction);
  return tryStatuses(transaction, asked);
}

const write = sql`update apartment a set status = moved.status, booking_expiration = null, in_deal = false from moved
  where a.id = moved.apartment_id returning a.id, a.status`;

/** What locked flats have become: a waitlist takes its turns from when a flat was freed. */
async function noteMoved(transaction: OpenKysely, flats: readonly { id: number; status: string }[], now: Date): Promise<number[]> {
  const freed = flats.filter(({ status }) => status === 'available').map(({ id }) => id);
  await sql`insert into apartment_freed (apartment_id, at) select unnest(${freed}::integer[]), ${instant(now)} on conflict do nothing`.execute(
    transaction,
  );
  return flats.map(({ id }) => id);
}

/** Gives locked flats what was planned for them, where nothing holds them and they have the other status; returns these. */
export async function applyStatuses(
  transaction: OpenKysely,
  where: RawBuilder<boolean>,
  { release, now }: { release: number; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; status: string }>`with due as (
      select p.release_number, p.apartment_id, p.status, ${canMove(now, otherThan)} as fits
      from planned_status p join apartment a on a.id = p.apartment_id
      where p.release_number = ${release} and p.applied_at is null and not p.passed_over and ${where}
    ), noted as (
      update planned_status p set applied_at = case when due.fits then ${instant(now)} end, passed_over = not due.fits
      from due where p.release_number = due.release_number and p.apartment_id = due.apartment_id
    ), moved as (select apartment_id, status from due where fits) ${write}`.execute(transaction);
  const ids = await noteMoved(transaction, rows, now);
  if (ids.length === 0) return ids;
  await leaveStatusMessages(transaction, { release, step: 'applied', flats: ids, now });
  // What stood before is what the source says again: of two statuses there is no third.
  const ended = await sql<{ id: number }>`update planned_status set stands = false where stands and apartment_id = ${idsIn(ids)}
    returning apartment_id as id`.execute(transaction);
  await sql`update planned_status p set stands = true from apartment a join floor f on f.id = a.floor_id join section s on s.id = f.section_id
    where p.release_number = ${release} and a.id = p.apartment_id and p.apartment_id = ${idsIn(ids)}
      and p.apartment_id <> all(${ended.rows.map(({ id }) => id)}::integer[]) and ${notOffices}`.execute(transaction);
  return ids;
}

/**
 * Puts locked flats back that are as this release has left them, and no later one; returns these. What an earlier one has done stands again;
 * where there is none, and the source says by now what is taken back here, the undo stands against it.
 */
export async function undoStatuses(transaction: OpenKysely, { release, now }: { release: number; now: Date }): Promise<number[]> {
  const stood = await sql<{
    id: number;
  }>`select apartment_id as id from planned_status where release_number = ${release} and stands`.execute(transaction);
  const { rows } = await sql<{ id: number; status: string }>`with moved as (
      select p.apartment_id, ${otherThan} as status from planned_status p join apartment a on a.id = p.apartment_id
      where p.release_number = ${release} and p.applied_at is not null and ${canMove(now, sql`p.status`)}
        and not exists (select from planned_status later where later.apartment_id = p.apartment_id and later.applied_at > p.applied_at
          and later.undone_at is null)
    ), noted as (
      update planned_status p set undone_at = ${instant(now)}, stands = false from moved
      where p.release_number = ${release} and p.apartment_id = moved.apartment_id
    ) ${write}`.execute(transaction);
  const ids = await noteMoved(transaction, rows, now);
  await leaveStatusMessages(transaction, { release, step: 'undone', flats: ids, now });
  await sql`update planned_status p set stands = true from (
      select distinct on (o.apartment_id) o.release_number, o.apartment_id
      from planned_status o join apartment a on a.id = o.apartment_id join floor f on f.id = a.floor_id join section s on s.id = f.section_id
      where o.apartment_id = ${idsIn(ids)} and o.apartment_id <> all(${stood.rows.map(({ id }) => id)}::integer[])
        and ((o.applied_at is not null and o.undone_at is null and o.status = a.status) or o.release_number = ${release}) and ${notOffices}
      order by o.apartment_id, o.release_number = ${release}, o.applied_at desc
    ) again where p.release_number = again.release_number and p.apartment_id = again.apartment_id`.execute(transaction);
  return ids;
}

/** Whether the status of the flat `a` is ours although its source says another one; a sale of the source ends that. */
export const hasOurStatus: RawBuilder<boolean> = sql`exists (select from planned_status o where o.apartment_id = a.id and o.stands)`;

/** Of what a source says: where it says our status or that a flat is sold or gone, nothing of ours stands against it any more. */
export async function hearStatuses(transaction: OpenKysely): Promise<void> {
  await sql`update planned_status p set stands = false from apartment a left join staged_flat f on f.salesforce_id = a.salesforce_id and not f.bad
    where p.stands and a.id = p.apartment_id and (f.status in (${decided}, 'sold') or not a.listed)`.execute(transaction);
}

/** Nothing of ours stands against the source of these flats any more: `flats` selects their ids. */
export async function endStanding(transaction: OpenKysely, flats: RawBuilder<unknown>): Promise<void> {
  await sql`update planned_status set stands = false where stands and apartment_id in (${flats})`.execute(transaction);
}

/** Statuses that stand against the source, the newest first. */
export async function readStanding(db: Db, most: number): Promise<{ total: number; standing: StandingStatus[] }> {
  const { rows } = await sql<StandingStatus & { total: number }>`select p.apartment_id as "apartmentId", a.number, ${decided} as status,
      p.release_number as release, coalesce(p.undone_at, p.applied_at) as since, count(*) over ()::integer as total
    from planned_status p join apartment a on a.id = p.apartment_id where p.stands
    order by since desc, p.apartment_id limit ${most}`.execute(db);
  return { total: rows[0]?.total ?? 0, standing: rows.map(({ total: _, ...row }) => row) };
}
