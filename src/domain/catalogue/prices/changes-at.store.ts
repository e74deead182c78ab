import { type Kysely, sql } from 'kysely';
import { type Currency, type Money, money } from '../../../base/money.ts';
import type { PlannableStatus } from '../../../contract/office/prices/prices.ts';
import { liveHold, statusNow } from '../availability.store.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';
import type { PlannedChanges } from '../catalogue-snapshot.ts';

type Db = Kysely<CatalogueTables>;
/** Releases that are not published, in the order in which they would be, each with its instant; and the instant that is asked about. */
export type Laid = { releases: readonly { release: number; at: Date }[]; at: Date };

type Sum = { minor: number; currency: Currency };
type Plan = { before: Sum; after: Sum; until: Date | null; at: Date };
/** A price as it is, with its end and what the source says where it is ours. */
type Known = { price: Money; until: Date | null; source: Money | null };

const isSame = (one: Money, other: Money): boolean => one.minor === other.minor && one.currency === other.currency;
const moneyOf = ({ minor, currency }: Sum): Money => money(Number(minor), currency);

/**
 * The price of a flat after plans in their order, each of which is passed over where the flat has another price by then or its own end has come,
 * and after the ends until an instant.
 */
function priceAfterPlans({ price, until, source }: Known, plans: readonly Plan[], then: Date): Money {
  let now = price;
  let [ends, theirs] = [until, source];
  const end = (at: Date) => {
    if (!ends || ends > at || !theirs) return;
    [now, ends, theirs] = [theirs, null, null];
  };
  for (const plan of plans) {
    end(plan.at);
    const isOver = plan.until !== null && plan.until <= plan.at;
    if (isOver || !isSame(now, moneyOf(plan.before))) continue;
    theirs ??= now;
    [now, ends] = [moneyOf(plan.after), plan.until];
  }
  end(then);
  return now;
}

const numbersOf = ({ releases }: Laid) => sql`any(${releases.map(({ release }) => release)}::integer[])`;

async function pricesAt(db: Db, laid: Laid): Promise<Map<number, Money>> {
  const planned = sql`select * from planned_price where release_number = ${numbersOf(laid)} and applied_at is null and not passed_over`;
  type Row = { id: number; release: number | null; before: number; after: number; currency: Currency; until: Date | null };
  type Standing = { minor: number; of: Currency; ends: Date | null; theirs: number | null; theirsOf: Currency | null };
  const { rows } = await sql<Row & Standing>`with planned as (${planned})
    select a.id, p.release_number as release, p.before_minor as before, p.after_minor as after, p.currency, p.until,
      a.price_minor as minor, a.price_currency as of, o.until as ends, coalesce(o.waits_minor, o.theirs_minor) as theirs,
      coalesce(o.waits_currency, o.theirs_currency) as "theirsOf"
    from apartment a left join planned p on p.apartment_id = a.id left join price_override o on o.apartment_id = a.id
    where a.id in (select apartment_id from planned union select apartment_id from price_override where until <= ${laid.at.toISOString()}::timestamptz)
    order by a.id`.execute(db);
  const found = new Map<number, Money>();
  for (const [id, ofFlat] of Map.groupBy(rows, (row) => row.id)) {
    const [{ minor, of, ends, theirs, theirsOf }] = ofFlat as [(typeof rows)[0]];
    const source = theirs === null || theirsOf === null ? null : moneyOf({ minor: theirs, currency: theirsOf });
    const plans = laid.releases.flatMap(({ release, at }) =>
      ofFlat
        .filter((row) => row.release === release)
        .map(({ before, after, currency, until }) => ({
          before: { minor: before, currency },
          after: { minor: after, currency },
          until,
          at,
        })),
    );
    const price = moneyOf({ minor, currency: of });
    const then = priceAfterPlans({ price, until: ends, source }, plans, laid.at);
    if (!isSame(then, price)) found.set(id, then);
  }
  return found;
}

/** A deal or a waitlist that holds a flat now counts as holding it then. */
async function statusesAt(db: Db, laid: Laid, now: Date): Promise<Map<number, PlannableStatus>> {
  const { rows } = await sql<{ id: number; release: number; status: PlannableStatus; known: string }>`select a.id,
      p.release_number as release, p.status, ${statusNow(now)} as known
    from planned_status p join apartment a on a.id = p.apartment_id
    where p.release_number = ${numbersOf(laid)} and p.applied_at is null and not p.passed_over and a.listed and not ${liveHold(now)}
      and ${statusNow(now)} in ('available', 'reserved')`.execute(db);
  const found = new Map<number, PlannableStatus>();
  for (const [id, plans] of Map.groupBy(rows, (row) => row.id)) {
    // Each plan is passed over where the flat is so already: the last one has what the flat is then.
    const last = laid.releases.flatMap(({ release }) => plans.find((plan) => plan.release === release) ?? []).at(-1);
    if (last && last.status !== last.known) found.set(id, last.status);
  }
  return found;
}

/** The states of flats at an instant after some releases, where they are others than now. */
export async function changesAt(db: Db, { now, ...laid }: Laid & { now: Date }): Promise<PlannedChanges> {
  const changes = new Map<number, { price?: Money; status?: PlannableStatus }>();
  for (const [id, price] of await pricesAt(db, laid)) changes.set(id, { price });
  for (const [id, status] of await statusesAt(db, laid, now)) changes.set(id, { ...changes.get(id), status });
  return changes;
}
