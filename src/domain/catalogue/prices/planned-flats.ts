import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../base/clock.ts';
import type { Localized } from '../../../base/locale.ts';
import type { Rate } from '../../../base/money.ts';
import type { ConfirmedFar } from '../../../contract/office/prices/far-prices.ts';
import type { PriceRule } from '../../../contract/office/prices/price-rule.ts';
import type { PlannableStatus } from '../../../contract/office/prices/prices.ts';
import { announceChange, type OpenKysely } from '../../../platform/database/database.ts';
import { announceFlats } from '../availability.store.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { lockBulkWriters } from '../import/bulk-lock.store.ts';
import { changesAt, type Laid } from './changes-at.store.ts';
import { applyPrices, endsBefore, planPrices, pricesByRule, readPlanned, tryRule, undoPrices } from './planned-prices.store.ts';
import { applyStatuses, planStatuses, readPlannedStatuses, readStanding, tryStatuses, undoStatuses } from './planned-statuses.store.ts';
import { hasEnded, takeBack } from './price-overrides.store.ts';
import { statusesForCrm } from './status-messages.store.ts';

type Db = Kysely<CatalogueTables>;
type Context = { db: Db; clock: Clock; currentRate: () => { rate: Rate } | null };
type OfRelease = { release: number };
type When = { now: Date; rate: Rate | null };
type Ruled = { apartments: readonly number[]; rule: PriceRule };
type Confirmed = Ruled & { confirmed?: ConfirmedFar | null | undefined };
/** Flats of a release that an undo leaves as they are, because they have changed since. */
export type LeftFlats = { prices: number[]; statuses: number[] };

/** Of a flat each may come from one release at a time, and both have the columns of their outcome. */
const tables = ['planned_price', 'planned_status'] as const;
type Table = (typeof tables)[number];

/** What releases do to flats, their prices and whether they are for sale. Changes within the caller's transaction, which has locked the release. */
export function makePlannedFlats({ db, clock, currentRate }: Context) {
  const when = () => ({ now: clock(), rate: currentRate()?.rate ?? null });
  return {
    prices: ({ release }: OfRelease, within: OpenKysely = db) => readPlanned(within, release),
    statuses: ({ release }: OfRelease) => readPlannedStatuses(db, { release, now: clock() }),
    changesAt: (laid: Laid) => changesAt(db, { ...laid, now: clock() }),
    counts: (within: OpenKysely = db) => countPlanned(within),
    count: (transaction: OpenKysely, { release }: OfRelease) => countOf(transaction, release),
    byRule: (asked: Ruled) => pricesByRule(db, asked),
    tryRule: (transaction: OpenKysely, asked: Confirmed) => tryRule(transaction, asked),
    tryStatuses: (transaction: OpenKysely, asked: { apartments: readonly number[]; status: PlannableStatus }) =>
      tryStatuses(transaction, { ...asked, now: clock() }),
    planPrices: (transaction: OpenKysely, asked: OfRelease & Confirmed & { until: Date | null }) => planPrices(transaction, asked),
    planStatuses: (transaction: OpenKysely, asked: OfRelease & { apartments: readonly number[]; status: PlannableStatus }) =>
      planStatuses(transaction, { ...asked, now: clock() }),
    drop: (transaction: OpenKysely, asked: OfRelease & { apartments: readonly number[] }) => dropPlanned(transaction, asked),
    schedule: (transaction: OpenKysely, asked: OfRelease & { at: Date | null }) => schedulePlanned(transaction, asked),
    publish: (transaction: OpenKysely, asked: OfRelease) => publishPlanned(transaction, { ...asked, ...when() }),
    undo: (transaction: OpenKysely, asked: OfRelease) => undoPlanned(transaction, { ...asked, ...when() }),
    /** Statuses that stand although their source says others. */
    standing: (most: number) => readStanding(db, most),
    /** What the developer's own system is to hear of flats, at the time of delivery. */
    statusesForCrm: (flats: readonly number[]) => statusesForCrm(db, flats, clock()),
  };
}
export type PlannedFlats = ReturnType<typeof makePlannedFlats>;

/** How many flats each release gives another price, and how many another status. */
async function countPlanned(db: Db): Promise<Map<number, { prices: number; statuses: number }>> {
  const { rows } = await sql<{ release: number; prices: number; statuses: number }>`select release_number as release,
      (count(*) filter (where of = 'planned_price'))::integer as prices, (count(*) filter (where of = 'planned_status'))::integer as statuses
    from (${each((table) => sql`select release_number, ${sql.lit(table)} as of from ${sql.table(table)}`)}) planned group by 1`.execute(db);
  return new Map(rows.map(({ release, ...counts }) => [release, counts]));
}

const each = (query: (table: Table) => RawBuilder<unknown>) => sql.join(tables.map(query), sql` union all `);

async function countOf(transaction: OpenKysely, release: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from (${each((table) => sql`select 1 from ${sql.table(table)} where release_number = ${release}`)}) planned`.execute(transaction);
  return rows[0]?.count ?? 0;
}

/** Takes flats out of a release. */
async function dropPlanned(transaction: OpenKysely, { release, apartments }: OfRelease & { apartments: readonly number[] }): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where release_number = ${release} and apartment_id = any(${[...apartments]}::integer[])`.execute(
      transaction,
    );
}

/** A flat that has such a change to come from another release. */
type TakenFlat = { flat: string; project: Localized; release: number };

/** Sets the instant of a release. Not done where a flat of it already has such a change to come, or a price would have ended by then. */
async function schedulePlanned(
  transaction: OpenKysely,
  { release, at }: OfRelease & { at: Date | null },
): Promise<'done' | 'ended' | TakenFlat> {
  const due = sql`${at?.toISOString() ?? null}::timestamptz`;
  if (at !== null && (await endsBefore(transaction, { release, at }))) return 'ended';
  for (const table of tables) {
    const { rows } = await sql<TakenFlat>`select a.number as flat, p.name as project, other.release_number as release
      from ${sql.table(table)} ours join ${sql.table(table)} other using (apartment_id) join apartment a on a.id = apartment_id
        join floor f on f.id = a.floor_id join section s on s.id = f.section_id join project p on p.id = s.project_id
      where ours.release_number = ${release} and other.release_number <> ${release} and ${due} is not null
        and other.due_at is not null and other.applied_at is null and not other.passed_over order by a.id limit 1`.execute(transaction);
    if (rows[0]) return rows[0];
    await sql`update ${sql.table(table)} set due_at = ${due} where release_number = ${release} and applied_at is null`.execute(transaction);
  }
  return 'done';
}

async function lockFlats(transaction: OpenKysely, release: number): Promise<void> {
  await lockBulkWriters(transaction);
  const ids = each((table) => sql`select apartment_id from ${sql.table(table)} where release_number = ${release}`);
  await sql`select 1 from apartment where id in (${ids}) order by id for update`.execute(transaction);
}

const announce = (transaction: OpenKysely, flats: readonly number[], now: Date) =>
  announceFlats(transaction, sql`select distinct unnest(${[...flats]}::integer[]) as id`, {
    count: flats.length,
    at: now,
    announce: announceChange,
  });

const applied = (planned: readonly { apartment_id: number; applied_at: Date | null; undone_at: Date | null }[]): number[] =>
  planned.flatMap(({ apartment_id, applied_at, undone_at }) => (applied_at !== null && undone_at === null ? [apartment_id] : []));

/** Brings the prices and statuses of a release into force. Call it last: it announces them. */
async function publishPlanned(transaction: OpenKysely, { release, ...when }: When & OfRelease): Promise<void> {
  await lockFlats(transaction, release);
  await applyPrices(transaction, sql<boolean>`true`, { release, ...when });
  await applyStatuses(transaction, sql<boolean>`true`, { release, ...when });
  // Also those that a buyer has had before.
  const flats = [
    ...applied(await readPlanned(transaction, release)),
    ...applied(await readPlannedStatuses(transaction, { release, now: when.now })),
  ];
  if (flats.length > 0) await announce(transaction, flats, when.now);
}

/**
 * Gives a locked flat the price and the status whose time has come, though no job has been there yet: they are the buyer's. False where there
 * is none.
 */
export async function applyDue(transaction: OpenKysely, { id, ...when }: When & { id: number }): Promise<boolean> {
  const ended = await takeBack(transaction, sql<boolean>`o.apartment_id = ${id} and ${hasEnded(when.now)}`, when);
  const { rows } = await sql<{ release: number; of: Table }>`select * from (${each(
    (table) => sql`select release_number as release, ${sql.lit(table)} as of from ${sql.table(table)}
      where apartment_id = ${id} and due_at <= ${when.now.toISOString()}::timestamptz and applied_at is null and not passed_over`,
  )}) due order by release`.execute(transaction);
  for (const { release, of } of rows)
    await (of === 'planned_price' ? applyPrices : applyStatuses)(transaction, sql<boolean>`p.apartment_id = ${id}`, { release, ...when });
  return rows.length + ended.length > 0;
}

/** Puts back what is as the release has left it, and returns the flats that have changed since. Call it last. */
async function undoPlanned(transaction: OpenKysely, { release, ...when }: When & OfRelease): Promise<LeftFlats> {
  await lockFlats(transaction, release);
  const back = [...(await undoPrices(transaction, { release, ...when })), ...(await undoStatuses(transaction, { release, now: when.now }))];
  if (back.length > 0) await announce(transaction, back, when.now);
  return {
    prices: applied(await readPlanned(transaction, release)),
    statuses: applied(await readPlannedStatuses(transaction, { release, now: when.now })),
  };
}
