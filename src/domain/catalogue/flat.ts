import { type Currency, minorPerMajor } from '../../base/money.ts';
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
  uahMinor: number;
  usdMinor: number;
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

export function flatAt({ snapshot, uahMinor, usdMinor, monthly }: SearchIndex, at: number, now: number): Flat {
  const { flats, sections, layouts, benefits, benefitSets } = snapshot;
  const rank = flats.rank[at] as number;
  const section = sections[flats.section[at] as number];
  if (!section) throw new RangeError(`no flat at ${at}`);
  const status = statusAt(flats, at, now);
  const end = flats.expiresAt[at] as number;
  const booked = (status === 'held' || status === 'reserved') && Number.isFinite(end);
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
    uahMinor: uahMinor[at] as number,
    usdMinor: usdMinor[at] as number,
    monthly: hasBit(monthly.paid, at) ? monthlyAt(monthly, at, section.at) : null,
    currency: currencyOf(flats, at),
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
