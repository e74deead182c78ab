import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Currency, Rate } from '../../../base/money.ts';
import { announceChange, type OpenKysely } from '../../../platform/database/database.ts';
import { announceFlats } from '../availability.store.ts';
import type { CatalogueTables, OwnedFields } from '../catalogue.tables.ts';
import { lockBulkWriters } from '../import/bulk-lock.store.ts';
import { appendPriceHistory } from './price-history.store.ts';

type When = { now: Date; rate: Rate | null };
export type PriceOverride = {
  apartmentId: number;
  number: string;
  ours: { minor: number; currency: Currency };
  theirs: { minor: number; currency: Currency };
  /** The price that the source has had since, which waits for a decision. */
  waits: { minor: number; currency: Currency } | null;
  release: number | null;
  madeAt: Date;
  until: Date | null;
};

const whole = sql`case when o.waits_minor is null then (o.theirs_minor, o.theirs_currency) else (o.waits_minor, o.waits_currency) end`;

/** Whether the office decides `fields` of the project `p`. */
export const isOfficeOwned = (fields: OwnedFields, project: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from office_fields w where w.project_id = ${project} and w.fields = ${fields})`;

/**
 * Notes that prices were changed here: no source changes them until that ends. `changed` selects the flats (`apartment_id`) with the price from
 * before and the end (`before_minor`, `before_currency`, `until`). Where prices are the office's nothing is overridden, but for a price
 * with an end.
 */
export async function noteOverrides(
  transaction: OpenKysely,
  changed: RawBuilder<unknown>,
  { release, now }: { release: number | null; now: Date },
): Promise<void> {
  await sql`insert into price_override (apartment_id, theirs_minor, theirs_currency, release_number, made_at, until)
    select c.apartment_id, c.before_minor, c.before_currency, ${release}::integer, ${now.toISOString()}::timestamptz, c.until
    from (${changed}) c join apartment a on a.id = c.apartment_id join floor f on f.id = a.floor_id join section s on s.id = f.section_id
    where c.until is not null or not ${isOfficeOwned('price', sql`s.project_id`)}
    on conflict (apartment_id) do update set release_number = excluded.release_number, made_at = excluded.made_at, until = excluded.until`.execute(
    transaction,
  );
  // An earlier price with an end is replaced by one that stays.
  await sql`delete from price_override o using (${changed}) c, apartment a join floor f on f.id = a.floor_id join section s on s.id = f.section_id
    where o.apartment_id = c.apartment_id and a.id = c.apartment_id and c.until is null and ${isOfficeOwned('price', sql`s.project_id`)}`.execute(
    transaction,
  );
}

/** Ends the overrides of flats that cost what their source says. */
export async function dropSettled(transaction: OpenKysely, flats: RawBuilder<unknown>): Promise<void> {
  await sql`delete from price_override o using apartment a
    where a.id = o.apartment_id and a.id in (${flats}) and (a.price_minor, a.price_currency) = (${whole})`.execute(transaction);
}

/**
 * Of what a source says: where it says our price, nothing is overridden any more; where it says a new one, that waits for a decision. Where
 * the office decides prices, it says nothing.
 */
export async function hearSource(transaction: OpenKysely, now: Date): Promise<void> {
  const project = sql`(select s.project_id from floor l join section s on s.id = l.section_id where l.id = a.floor_id)`;
  const heard = sql`apartment a, staged_flat f where a.id = o.apartment_id and f.salesforce_id = a.salesforce_id and not f.bad
    and f.price_minor is not null and not ${isOfficeOwned('price', project)}`;
  await sql`delete from price_override o using ${heard}
    and (a.price_minor, a.price_currency) = (f.price_minor, f.price_currency)`.execute(transaction);
  const isNew = sql`(f.price_minor, f.price_currency) is distinct from (o.theirs_minor, o.theirs_currency)`;
  await sql`update price_override o set waits_minor = case when ${isNew} then f.price_minor end,
      waits_currency = case when ${isNew} then f.price_currency end,
      waits_since = case when ${isNew} then ${now.toISOString()}::timestamptz end
    from ${heard} and (${whole}) is distinct from (f.price_minor, f.price_currency)`.execute(transaction);
}

/** Gives flats back the price of their source, ends the overrides, and returns the flats. Call it last: it announces them. */
export async function giveBack(transaction: OpenKysely, where: RawBuilder<boolean>, { now, rate }: When): Promise<number[]> {
  await lockBulkWriters(transaction);
  await sql`select 1 from apartment where id in (select apartment_id from price_override o where ${where}) order by id for update`.execute(
    transaction,
  );
  const ids = await takeBack(transaction, where, { now, rate });
  const flats = sql`select unnest(${ids}::integer[]) as id`;
  if (ids.length > 0) await announceFlats(transaction, flats, { count: ids.length, at: now, announce: announceChange });
  return ids;
}

/** The same of flats that the caller has locked and announces. */
export async function takeBack(transaction: OpenKysely, where: RawBuilder<boolean>, { now, rate }: When): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with ended as (
      delete from price_override o where ${where}
      returning apartment_id, coalesce(waits_minor, theirs_minor) as minor, coalesce(waits_currency, theirs_currency) as currency
    )
    update apartment a set price_minor = ended.minor, price_currency = ended.currency from ended where a.id = ended.apartment_id
    returning a.id`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await appendPriceHistory(transaction, sql`select unnest(${ids}::integer[])`, { now, rate });
  return ids;
}

export const hasEnded = (now: Date): RawBuilder<boolean> => sql`o.until <= ${now.toISOString()}::timestamptz`;
export const ofFlats = (ids: readonly number[]): RawBuilder<boolean> => sql`o.apartment_id = any(${[...ids]}::integer[])`;

/** Our prices stay, though their source says others since; returns how many waited for that. */
export async function keepOurs(transaction: OpenKysely, ids: readonly number[]): Promise<number> {
  const { numAffectedRows } = await sql`update price_override o set theirs_minor = waits_minor, theirs_currency = waits_currency,
      waits_minor = null, waits_currency = null, waits_since = null where ${ofFlats(ids)} and waits_minor is not null`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Those that wait for a decision first, then the newest. */
export async function readOverrides(db: Kysely<CatalogueTables>, most: number): Promise<PriceOverride[]> {
  const rows = await db
    .selectFrom('price_override as o')
    .innerJoin('apartment as a', 'a.id', 'o.apartment_id')
    .selectAll('o')
    .select(['a.number', 'a.price_minor', 'a.price_currency'])
    .orderBy(sql`o.waits_minor is null`)
    .orderBy('o.made_at', 'desc')
    .orderBy('o.apartment_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    apartmentId: row.apartment_id,
    number: row.number,
    release: row.release_number,
    madeAt: row.made_at,
    until: row.until,
    ours: { minor: row.price_minor, currency: row.price_currency },
    theirs: { minor: row.theirs_minor, currency: row.theirs_currency },
    waits: row.waits_minor !== null && row.waits_currency !== null ? { minor: row.waits_minor, currency: row.waits_currency } : null,
  }));
}

/** How many there are, how many wait for a decision, and since when. */
export async function countOverrides(db: Kysely<CatalogueTables>): Promise<{ all: number; waiting: number; since: Date | null }> {
  const { all, waiting, since } = await db
    .selectFrom('price_override')
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('waits_minor').as('waiting'), fn.min('waits_since').as('since')])
    .executeTakeFirstOrThrow();
  return { all: Number(all), waiting: Number(waiting), since };
}

/** The next instant at which a price of ours ends. */
export async function nextEnd(db: Kysely<CatalogueTables>): Promise<Date | null> {
  const row = await db
    .selectFrom('price_override')
    .select(({ fn }) => fn.min('until').as('next'))
    .executeTakeFirst();
  return row?.next ?? null;
}
