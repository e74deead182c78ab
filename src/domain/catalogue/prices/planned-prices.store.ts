import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Rate } from '../../../base/money.ts';
import { type PriceRule, priceAfter } from '../../../contract/office/prices/price-rule.ts';
import { announceChange, type OpenKysely } from '../../../platform/database/database.ts';
import { announceFlats } from '../availability.store.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { lockBulkWriters } from '../import/bulk-lock.store.ts';
import { appendPriceHistory } from './price-history.store.ts';
import { dropSettled, hasEnded, noteOverrides, takeBack } from './price-overrides.store.ts';

type Db = Kysely<CatalogueTables>;
export type PlannedPrice = Selectable<CatalogueTables['planned_price']>;
type When = { now: Date; rate: Rate | null };

export const readPlanned = (db: Db, release: number): Promise<PlannedPrice[]> =>
  db.selectFrom('planned_price').selectAll().where('release_number', '=', release).orderBy('apartment_id').execute();

/** How many flats each release gives another price. */
export async function countPlanned(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('planned_price')
    .select(({ fn }) => ['release_number', fn.countAll<number | string>().as('count')])
    .groupBy('release_number')
    .execute();
  return new Map(rows.map(({ release_number, count }) => [release_number, Number(count)]));
}

/** What a rule does to flats: `planned` get another price, `same` keep theirs, `unfit` would have none. */
export type Planned = { planned: number; same: number; unfit: number };

async function applyRule(db: Db, { apartments, rule }: { apartments: readonly number[]; rule: PriceRule }) {
  const flats = await db
    .selectFrom('apartment')
    .innerJoin('floor', 'floor.id', 'apartment.floor_id')
    .select(['apartment.id', 'price_minor as priceMinor', 'price_currency as currency', 'area_hundredths as areaHundredths'])
    .select('floor.number as floor')
    .where(sql<boolean>`apartment.id = any(${[...apartments]}::integer[])`)
    .execute();
  const sums = flats.map((flat) => ({ ...flat, after: priceAfter(flat, rule) }));
  const planned = sums.filter(({ after, priceMinor }) => after !== null && after !== priceMinor);
  const unfit = sums.filter(({ after }) => after === null).length;
  return { planned, counts: { planned: planned.length, same: flats.length - planned.length - unfit, unfit } };
}

/** What a rule would do to flats as they are now. */
export const tryRule = async (db: Db, asked: { apartments: readonly number[]; rule: PriceRule }): Promise<Planned> =>
  (await applyRule(db, asked)).counts;

/** Freezes the prices that a rule gives to flats as they are now, in place of what the release had for them. */
export async function planPrices(
  transaction: OpenKysely,
  { release, apartments, rule, until }: { release: number; apartments: readonly number[]; rule: PriceRule; until: Date | null },
): Promise<Planned> {
  const { planned, counts } = await applyRule(transaction, { apartments, rule });
  await dropPlanned(transaction, { release, apartments });
  await sql`insert into planned_price (release_number, apartment_id, before_minor, after_minor, currency, until)
    select ${release}, rows.*, ${until?.toISOString() ?? null}::timestamptz from json_to_recordset(${JSON.stringify(
      planned.map(({ id, priceMinor, after, currency }) => ({ id, before: priceMinor, after, currency })),
    )}) as rows (id integer, before bigint, after bigint, currency text)`.execute(transaction);
  return counts;
}

/** Takes flats out of a release; all of them when none are named. */
export async function dropPlanned(
  transaction: OpenKysely,
  { release, apartments }: { release: number; apartments: readonly number[] | null },
): Promise<void> {
  const db: Db = transaction;
  await db
    .deleteFrom('planned_price')
    .where('release_number', '=', release)
    .$if(apartments !== null, (some) => some.where(sql<boolean>`apartment_id = any(${[...(apartments ?? [])]}::integer[])`))
    .execute();
}

/** Sets the instant of a release's prices. Not done where a flat of it already has a price to come, or one of them would have ended by then. */
export async function schedulePlanned(
  transaction: OpenKysely,
  { release, at }: { release: number; at: Date | null },
): Promise<'done' | 'taken' | 'ended'> {
  const db: Db = transaction;
  const ours = db.selectFrom('planned_price as ours').where('ours.release_number', '=', release);
  if (at !== null) {
    const taken = await ours
      .innerJoin('planned_price as other', 'other.apartment_id', 'ours.apartment_id')
      .select('other.apartment_id')
      .where('other.release_number', '<>', release)
      .where('other.due_at', 'is not', null)
      .where('other.applied_at', 'is', null)
      .where('other.passed_over', '=', false)
      .executeTakeFirst();
    if (taken) return 'taken';
    if (await ours.select('apartment_id').where('until', '<=', at).executeTakeFirst()) return 'ended';
  }
  await db.updateTable('planned_price').set({ due_at: at }).where('release_number', '=', release).where('applied_at', 'is', null).execute();
  return 'done';
}

const idsOf = (list: readonly { apartment_id: number }[]): RawBuilder<unknown> =>
  sql`select unnest(${list.map(({ apartment_id }) => apartment_id)}::integer[]) as id`;

async function lockFlats(transaction: OpenKysely, release: number): Promise<void> {
  await lockBulkWriters(transaction);
  await sql`select 1 from apartment where id in (select apartment_id from planned_price where release_number = ${release}) order by id
    for update`.execute(transaction);
}

/**
 * Gives locked flats the prices that were planned for them, where they still have the price from which these were planned, and their time has
 * not ended.
 */
async function apply(
  transaction: OpenKysely,
  where: RawBuilder<boolean>,
  { release, now, rate }: When & { release: number },
): Promise<{ apartment_id: number }[]> {
  const { rows } = await sql<{ apartment_id: number }>`with due as (
      select p.release_number, p.apartment_id, p.after_minor, a.price_minor = p.before_minor and a.price_currency = p.currency
        and (p.until is null or p.until > ${now.toISOString()}::timestamptz) as fits
      from planned_price p join apartment a on a.id = p.apartment_id 
      where p.release_number = ${release} and p.applied_at is null and not p.passed_over and ${where}
    ), noted as (
      update planned_price p set applied_at = case when due.fits then ${now.toISOString()}::timestamptz end, passed_over = not due.fits
      from due where p.release_number = due.release_number and p.apartment_id = due.apartment_id
    )
    update apartment a set price_minor = due.after_minor from due where a.id = due.apartment_id and due.fits
    returning a.id as apartment_id`.execute(transaction);
  if (rows.length === 0) return rows;
  await appendPriceHistory(transaction, idsOf(rows), { now, rate });
  const changed = sql`select apartment_id, before_minor, currency as before_currency, until from planned_price
    where release_number = ${release} and apartment_id in (${idsOf(rows)})`;
  await noteOverrides(transaction, changed, { release, now });
  await dropSettled(transaction, idsOf(rows));
  return rows;
}

const announce = (transaction: OpenKysely, flats: readonly { apartment_id: number }[], now: Date) =>
  announceFlats(transaction, idsOf(flats), { count: flats.length, at: now, announce: announceChange });

/** Brings the prices of a release into force. Call it last: it announces them. */
export async function publishPlanned(transaction: OpenKysely, { release, ...when }: When & { release: number }): Promise<void> {
  await lockFlats(transaction, release);
  await apply(transaction, sql<boolean>`true`, { release, ...when });
  // Also those that a buyer has had before.
  const applied = (await readPlanned(transaction, release)).filter(({ applied_at }) => applied_at !== null);
  if (applied.length > 0) await announce(transaction, applied, when.now);
}

/** Gives a locked flat the price whose time has come, though no job has been there yet: the buyer pays it. False where there is none. */
export async function applyDue(transaction: OpenKysely, { id, ...when }: When & { id: number }): Promise<boolean> {
  const db: Db = transaction;
  const ended = await takeBack(transaction, sql<boolean>`o.apartment_id = ${id} and ${hasEnded(when.now)}`, when);
  const due = await db
    .selectFrom('planned_price')
    .select('release_number')
    .where('apartment_id', '=', id)
    .where('due_at', '<=', when.now)
    .where('applied_at', 'is', null)
    .where('passed_over', '=', false)
    .executeTakeFirst();
  if (due) await apply(transaction, sql<boolean>`p.apartment_id = ${id}`, { release: due.release_number, ...when });
  return due !== undefined || ended.length > 0;
}

/** Puts prices back that are as the release has left them, and returns the flats that have another one since. Call it last. */
export async function undoPlanned(transaction: OpenKysely, { release, now, rate }: When & { release: number }): Promise<number[]> {
  await lockFlats(transaction, release);
  const { rows } = await sql<{ apartment_id: number }>`with back as (
      select p.apartment_id, p.before_minor from planned_price p join apartment a on a.id = p.apartment_id
      where p.release_number = ${release} and p.applied_at is not null and a.price_minor = p.after_minor and a.price_currency = p.currency
    ), noted as (
      update planned_price p set undone_at = ${now.toISOString()}::timestamptz from back
      where p.release_number = ${release} and p.apartment_id = back.apartment_id
    )
    update apartment a set price_minor = back.before_minor from back where a.id = back.apartment_id returning a.id as apartment_id`.execute(
    transaction,
  );
  if (rows.length > 0) {
    await appendPriceHistory(transaction, idsOf(rows), { now, rate });
    await dropSettled(transaction, idsOf(rows));
    await announce(transaction, rows, now);
  }
  const planned = await readPlanned(transaction, release);
  return planned.filter(({ applied_at, undone_at }) => applied_at !== null && undone_at === null).map(({ apartment_id }) => apartment_id);
}
