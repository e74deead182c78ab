import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { type Money, money, type Rate } from '../../../base/money.ts';
import { ok, type Result, refuse } from '../../../base/result.ts';
import { type ConfirmedFar, farOf, isConfirmed } from '../../../contract/office/prices/far-prices.ts';
import { type PriceRule, priceAfter } from '../../../contract/office/prices/price-rule.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { appendPriceHistory } from './price-history.store.ts';
import { dropSettled, noteOverrides } from './price-overrides.store.ts';

type Db = Kysely<CatalogueTables>;
export type PlannedPrice = Selectable<CatalogueTables['planned_price']>;
type When = { now: Date; rate: Rate | null };

export const readPlanned = (db: Db, release: number): Promise<PlannedPrice[]> =>
  db.selectFrom('planned_price').selectAll().where('release_number', '=', release).orderBy('apartment_id').execute();

/** The effect of a plan on flats: `planned` get another price or status, `same` keep theirs, `unfit` can have none. */
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
  const far = farOf(planned.map(({ id, priceMinor, after }) => ({ id, beforeMinor: priceMinor, afterMinor: after as number })));
  return { planned, far, counts: { planned: planned.length, same: flats.length - planned.length - unfit, unfit } };
}

type Ruled = { apartments: readonly number[]; rule: PriceRule; confirmed?: ConfirmedFar | null | undefined };
/** Some prices would move far, and it was not confirmed, or of other prices. */
export type PricesUnconfirmed = { kind: 'prices-unconfirmed' };

/** The effect of a rule on flats as they are now. */
export async function tryRule(db: Db, { confirmed, ...asked }: Ruled): Promise<Result<Planned, PricesUnconfirmed>> {
  const { counts, far } = await applyRule(db, asked);
  return isConfirmed(far, confirmed) ? ok(counts) : refuse({ kind: 'prices-unconfirmed' });
}

/** The prices that a rule would give to these flats, of those that get another one. */
export async function pricesByRule(db: Db, asked: { apartments: readonly number[]; rule: PriceRule }): Promise<ReadonlyMap<number, Money>> {
  const { planned } = await applyRule(db, asked);
  return new Map(planned.map(({ id, after, currency }) => [id, money(after as number, currency)]));
}

/** Freezes the prices that a rule gives to flats as they are now, in place of what the release had for them. */
export async function planPrices(
  transaction: OpenKysely,
  { release, apartments, rule, confirmed, until }: Ruled & { release: number; until: Date | null },
): Promise<Result<Planned, PricesUnconfirmed>> {
  const { planned, far, counts } = await applyRule(transaction, { apartments, rule });
  if (!isConfirmed(far, confirmed)) return refuse({ kind: 'prices-unconfirmed' });
  await sql`delete from planned_price where release_number = ${release} and apartment_id = any(${[...apartments]}::integer[])`.execute(
    transaction,
  );
  await sql`insert into planned_price (release_number, apartment_id, before_minor, after_minor, currency, until)
    select ${release}, rows.*, ${until?.toISOString() ?? null}::timestamptz from json_to_recordset(${JSON.stringify(
      planned.map(({ id, priceMinor, after, currency }) => ({ id, before: priceMinor, after, currency })),
    )}) as rows (id integer, before bigint, after bigint, currency text)`.execute(transaction);
  return ok(counts);
}

/** Whether some of the prices of a release would have ended by an instant. */
export async function endsBefore(db: Db, { release, at }: { release: number; at: Date }): Promise<boolean> {
  const found = await db
    .selectFrom('planned_price')
    .select('apartment_id')
    .where('release_number', '=', release)
    .where('until', '<=', at)
    .executeTakeFirst();
  return found !== undefined;
}

const idsOf = (ids: readonly number[]): RawBuilder<unknown> => sql`select unnest(${[...ids]}::integer[]) as id`;

/**
 * Gives locked flats the prices that were planned for them, where they still have the price from which these were planned, and their time has
 * not ended.
 */
export async function applyPrices(
  transaction: OpenKysely,
  where: RawBuilder<boolean>,
  { release, now, rate }: When & { release: number },
): Promise<number[]> {
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
  const ids = rows.map(({ apartment_id }) => apartment_id);
  if (ids.length === 0) return ids;
  await appendPriceHistory(transaction, idsOf(ids), { now, rate });
  const changed = sql`select apartment_id, before_minor, currency as before_currency, until from planned_price
    where release_number = ${release} and apartment_id in (${idsOf(ids)})`;
  await sql`update planned_price p set replaced = to_jsonb(o) from price_override o
    where p.release_number = ${release} and p.apartment_id in (${idsOf(ids)}) and o.apartment_id = p.apartment_id`.execute(transaction);
  await noteOverrides(transaction, changed, { release, now });
  await dropSettled(transaction, idsOf(ids));
  return ids;
}

/** Puts the prices of locked flats back that are as the release has left them, with the ends that they had, and returns these flats. */
export async function undoPrices(transaction: OpenKysely, { release, now, rate }: When & { release: number }): Promise<number[]> {
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
  const ids = rows.map(({ apartment_id }) => apartment_id);
  if (ids.length === 0) return ids;
  await appendPriceHistory(transaction, idsOf(ids), { now, rate });
  // What the source says since stays; where its price was set, it says so still.
  await sql`insert into price_override select (jsonb_populate_record(null::price_override, p.replaced)).* from planned_price p
    where p.release_number = ${release} and p.apartment_id in (${idsOf(ids)}) and p.replaced is not null
    on conflict (apartment_id) do update set release_number = excluded.release_number, made_at = excluded.made_at, until = excluded.until`.execute(
    transaction,
  );
  await dropSettled(transaction, idsOf(ids));
  return ids;
}
