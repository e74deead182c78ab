import type { Quarter } from '../../../base/kyiv-time.ts';
import { convert, type Money, minorPerMajor, money, type Rate, wholeUnits } from '../../../base/money.ts';
import { type MonthlyPlan, type MonthlyPlans, monthlyPayment } from '../../money/money.ts';
import { type Bitset, emptyBits, setBetween, setBit } from './bitset.ts';
import { eachStep, type Steps } from './in-slices.ts';
import { makeRangeIndex, type RangeIndex } from './range-index.ts';
import { type Places, placesOf } from './section-places.ts';
import { currencyOf, type Sellable, type Snapshot, statusAt } from './snapshot.ts';

/** The snapshot at one day's rate and under the offers, prepared for searching. Costs are compared in whole units, as they are shown. */
export type SearchIndex = {
  snapshot: Snapshot;
  rate: Rate | null;
  offers: OfferPrices;
  /** The price of booking a flat now. */
  uahMinor: Float64Array;
  usdMinor: Float64Array;
  uah: RangeIndex;
  usd: RangeIndex;
  monthly: Monthly;
  everything: Bitset;
  places: Places;
};

/** The first monthly payment of each flat's usual plan in whole units, 0 where there is none. */
export type Monthly = {
  /** Of each section; null where its flats are not paid for by the month. */
  plans: readonly (MonthlyPlan | null)[];
  madeFrom: MonthlyPlans;
  uah: Float64Array;
  usd: Float64Array;
  byUah: RangeIndex;
  byUsd: RangeIndex;
  /** The flats that have one. */
  paid: Bitset;
};

/** The fields of a flat that an offer needs; `price` is the one without offers. */
export type Offered = { price: Money; areaHundredths: number; roomsNumber: number };
/** The price of a project's flats under the offers that everyone gets; null where none lowers one. Of two with the same `rule` all prices are the same. */
export type OfferPrices = { rule: string; of: (project: string) => ((flat: Offered, rate: Rate) => Money) | null };

export const noOffers: OfferPrices = { rule: '', of: () => null };

/** No flat is paid for by the month. */
export const noMonthlyPlans: MonthlyPlans = { day: '', of: () => null };

/** Everything that prices follow from. */
export type Pricing = { rate: Rate | null; plans?: MonthlyPlans; offers?: OfferPrices };

export function* makeSearchIndex(snapshot: Snapshot, { rate, plans = noMonthlyPlans, offers = noOffers }: Pricing): Steps<SearchIndex> {
  const { size, byId, flats } = snapshot;
  const lowered = snapshot.sections.map(({ project }) => offers.of(project.slug));
  const uahMinor = new Float64Array(size);
  const usdMinor = new Float64Array(size);
  const uah = new Float64Array(size);
  const usd = new Float64Array(size);
  yield* eachStep(size, (at) => {
    if (!rate) return;
    const list = money(flats.priceMinor[at] as number, currencyOf(flats, at));
    // A flat that an investor resells has the investor's price.
    const lower = flats.brokerage[at] === 1 ? null : lowered[flats.section[at] as number];
    const [areaHundredths, roomsNumber] = [flats.areaHundredths[at] as number, flats.rooms[at] as number];
    const price = lower ? lower({ price: list, areaHundredths, roomsNumber }, rate) : list;
    const [hryvnias, dollars] = [convert(price, 'UAH', rate), convert(price, 'USD', rate)];
    uahMinor[at] = hryvnias.minor;
    usdMinor[at] = dollars.minor;
    uah[at] = wholeUnits(hryvnias);
    usd[at] = wholeUnits(dollars);
  });
  const everything = emptyBits(size);
  setBetween(everything, 0, size);
  return {
    snapshot,
    rate,
    offers,
    uahMinor,
    usdMinor,
    uah: yield* makeRangeIndex(uah, byId),
    usd: yield* makeRangeIndex(usd, byId),
    monthly: yield* makeMonthly(snapshot, { uah, usd }, plans),
    everything,
    places: placesOf(snapshot),
  };
}

/** Costs are those that are shown, in whole units: the calculator plans from them too. */
function* makeMonthly(
  { size, byId, flats, sections }: Snapshot,
  costs: Record<'uah' | 'usd', Float64Array>,
  madeFrom: MonthlyPlans,
): Steps<Monthly> {
  const plans = sections.map(({ project, deliveryQuarter }) => madeFrom.of(project.slug, deliveryQuarter as Quarter));
  const uah = new Float64Array(size);
  const usd = new Float64Array(size);
  const paid = emptyBits(size);
  yield* eachStep(size, (at) => {
    const plan = plans[flats.section[at] as number];
    if (!plan) return;
    const price = { UAH: (costs.uah[at] as number) * minorPerMajor, USD: (costs.usd[at] as number) * minorPerMajor };
    const payment = price.UAH > 0 && price.USD > 0 ? monthlyPayment(price, plan) : null;
    if (!payment) return;
    uah[at] = wholeUnits(money(payment.UAH, 'UAH'));
    usd[at] = wholeUnits(money(payment.USD, 'USD'));
    setBit(paid, at);
  });
  return { plans, madeFrom, uah, usd, byUah: yield* makeRangeIndex(uah, byId), byUsd: yield* makeRangeIndex(usd, byId), paid };
}

/** The flats for sale at an instant; they stay the same for every instant of `[from, until)`. */
export type Buyable = Sellable & { from: number; until: number };

/** Without a rate no flat has both its prices, so none is offered. */
export function buyableAt({ snapshot, rate }: SearchIndex, now: number): Buyable {
  const { flats, size, sellable, booked } = snapshot;
  const buyable: Buyable = {
    primary: rate ? sellable.primary.slice() : emptyBits(size),
    resale: rate ? sellable.resale.slice() : emptyBits(size),
    from: Number.NEGATIVE_INFINITY,
    until: Number.POSITIVE_INFINITY,
  };
  for (const at of booked) {
    const end = flats.expiresAt[at] as number;
    if (end <= now) buyable.from = Math.max(buyable.from, end);
    else buyable.until = Math.min(buyable.until, end);
    if (rate && statusAt(flats, at, now) === 'available') setBit(flats.brokerage[at] === 1 ? buyable.resale : buyable.primary, at);
  }
  return buyable;
}
