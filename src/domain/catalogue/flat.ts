import { type Currency, convert, type Money, minorPerMajor, money } from '../../base/money.ts';
import type { Plan } from '../../contract/pictures.ts';
import type { FlatDetails, LayoutRow } from './catalogue.store.ts';
import { byName, type OwnValues } from './flat-fields.ts';
import { type Bitset, hasBit } from './search/bitset.ts';
import type { SearchIndex } from './search/search-index.ts';
import { currencyOf, type Project, type Section, type Status, statusAt } from './search/snapshot.ts';

/** One flat as a visitor may see it at an instant. */
export type Flat = OwnValues & {
  id: number;
  slug: string;
  number: string;
  project: Project;
  section: Section;
  floor: number;
  roomsNumber: number;
  areaHundredths: number;
  /** The price of booking it now, under the offer that everyone gets. */
  uahMinor: number;
  usdMinor: number;
  /** Its price without an offer. */
  list: { uahMinor: number; usdMinor: number };
  /** The first payment of the usual plan in minor units; null where it has no monthly payments. */
  monthly: { uahMinor: number; usdMinor: number; downPercent: number; months: number } | null;
  /** The currency of the contract; the other price follows from the day's rate. */
  currency: Currency;
  status: Status;
  layout: LayoutRow | null;
  /** External ids. */
  benefits: readonly string[];
  /** When the present hold or reservation ends; null without one or when no end is known. */
  bookingExpiration: Date | null;
};

/** A flat's price without an offer, in the currency of its contract. */
export const listPrice = ({ currency, list }: Flat): Money => money(currency === 'USD' ? list.usdMinor : list.uahMinor, currency);

/** The price of a booking of the flat, under the offers that hold, in the currency of its contract. */
export const bookingPrice = ({ currency, uahMinor, usdMinor }: Pick<Flat, 'currency' | 'uahMinor' | 'usdMinor'>): Money =>
  money(currency === 'USD' ? usdMinor : uahMinor, currency);

export function flatAt({ snapshot, rate, uahMinor, usdMinor, monthly }: SearchIndex, at: number, now: number): Flat {
  const { flats, sections, layouts, benefits, benefitSets } = snapshot;
  const rank = flats.rank[at] as number;
  const section = sections[flats.section[at] as number];
  if (!section) throw new RangeError(`no flat at ${at}`);
  const status = statusAt(flats, at, now);
  const end = flats.expiresAt[at] as number;
  const booked = (status === 'held' || status === 'reserved') && Number.isFinite(end);
  const price = money(flats.priceMinor[at] as number, currencyOf(flats, at));
  const inCurrency = (currency: Currency) => (rate ? convert(price, currency, rate).minor : 0);
  const list = { uahMinor: inCurrency('UAH'), usdMinor: inCurrency('USD') };
  // An offer is for what can still be bought.
  const cost = status === 'sold' ? list : { uahMinor: uahMinor[at] as number, usdMinor: usdMinor[at] as number };
  const own = byName(({ name, kind }) => kind.decode(flats[name][at] as number, flats.words[name])) as OwnValues;
  return {
    ...own,
    id: flats.id[at] as number,
    slug: flats.slug.at(rank),
    number: flats.number.at(rank),
    project: section.project,
    section,
    floor: flats.floor[at] as number,
    roomsNumber: flats.rooms[at] as number,
    areaHundredths: flats.areaHundredths[at] as number,
    ...cost,
    list,
    monthly: hasBit(monthly.paid, at) ? monthlyAt(monthly, at, section.at) : null,
    currency: price.currency,
    status,
    layout: layouts.get(flats.layout[at] as number) ?? null,
    benefits: benefits.filter((_, i) => hasBit(benefitSets[i] as Bitset, at)).map(({ externalId }) => externalId),
    bookingExpiration: booked ? new Date(end) : null,
  };
}

function monthlyAt({ plans, uah, usd }: SearchIndex['monthly'], at: number, section: number): Flat['monthly'] {
  const plan = plans[section];
  if (!plan) return null;
  const [uahMinor, usdMinor] = [(uah[at] as number) * minorPerMajor, (usd[at] as number) * minorPerMajor];
  return { uahMinor, usdMinor, downPercent: plan.downPercent, months: plan.months };
}

/** The rooms of a flat that was not measured by itself: those of its layout, in the order in which the layout names them. */
export function roomsOfLayout(layout: LayoutRow | null): FlatDetails['rooms'] {
  if (!layout) return [];
  const { rooms } = layout.plan as Plan;
  return rooms.map(({ id, label, area }) => ({ id, label, areaHundredths: Math.round(area * 100) }));
}
