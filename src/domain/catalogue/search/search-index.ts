import { convert, money, type Rate, wholeUnits } from '../../../base/money.ts';
import { districtId } from '../district.ts';
import { type Bitset, emptyBits, setBetween, setBit } from './bitset.ts';
import { eachStep, type Steps } from './in-slices.ts';
import { makeRangeIndex, type RangeIndex } from './range-index.ts';
import { currencyOf, type Sellable, type Snapshot, statusAt } from './snapshot.ts';

/** The snapshot at one day's rate, prepared for searching. Costs are compared in whole units, as they are shown. */
export type SearchIndex = {
  snapshot: Snapshot;
  rate: Rate | null;
  uahMinor: Float64Array;
  usdMinor: Float64Array;
  uah: RangeIndex;
  usd: RangeIndex;
  everything: Bitset;
  places: Places;
};

/** The places that filters name, and which of them each section has. */
export type Places = Record<'districts' | 'projects' | 'sections' | 'quarters' | 'benefits', Options> & {
  projectOf: Int32Array;
  /** -1 where a project's district is not known. */
  districtOf: Int32Array;
  quarterOf: Int32Array;
};
export type Options = { names: readonly string[]; numbers: ReadonlyMap<string, number> };

export function* makeSearchIndex(snapshot: Snapshot, rate: Rate | null): Steps<SearchIndex> {
  const { size, byId, flats } = snapshot;
  const uahMinor = new Float64Array(size);
  const usdMinor = new Float64Array(size);
  const uah = new Float64Array(size);
  const usd = new Float64Array(size);
  yield* eachStep(size, (at) => {
    if (!rate) return;
    const price = money(flats.priceMinor[at] as number, currencyOf(flats, at));
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
    uahMinor,
    usdMinor,
    uah: yield* makeRangeIndex(uah, byId),
    usd: yield* makeRangeIndex(usd, byId),
    everything,
    places: placesOf(snapshot),
  };
}

function optionsOf(names: readonly string[]): Options {
  return { names, numbers: new Map(names.map((name, number) => [name, number])) };
}

function placesOf({ projects, sections, benefits }: Snapshot): Places {
  const external = ({ externalId }: { externalId: string }) => externalId;
  const quarters = optionsOf([...new Set(sections.map(({ deliveryQuarter }) => deliveryQuarter))].sort());
  const districts = optionsOf([...new Set(projects.map(({ district }) => districtId(district)))].filter(Boolean));
  return {
    districts,
    projects: optionsOf(projects.map(external)),
    sections: optionsOf(sections.map(external)),
    benefits: optionsOf(benefits.map(external)),
    quarters,
    projectOf: Int32Array.from(sections, ({ project }) => project.at),
    districtOf: Int32Array.from(sections, ({ project }) => districts.numbers.get(districtId(project.district)) ?? -1),
    quarterOf: Int32Array.from(sections, ({ deliveryQuarter }) => quarters.numbers.get(deliveryQuarter) ?? -1),
  };
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
