import { convert, money, type Rate, wholeUnits } from '../../base/money.ts';
import { type Bitset, emptyBits, setBetween, setBit } from './bitset.ts';
import { makeRangeIndex, type RangeIndex } from './range-index.ts';
import { type Columns, currencyOf, type Snapshot, statusAt } from './snapshot.ts';

/** The snapshot at one day's rate, prepared for searching. Costs are compared in whole units, as they are shown. */
export type SearchIndex = {
  snapshot: Snapshot;
  rate: Rate | null;
  uahMinor: Float64Array;
  usdMinor: Float64Array;
  /** By number of rooms: 1, 2, 3, and 4 for four and more. */
  rooms: ReadonlyMap<number, Bitset>;
  benefits: ReadonlyMap<string, Bitset>;
  everything: Bitset;
  uah: RangeIndex;
  usd: RangeIndex;
  area: RangeIndex;
  floor: RangeIndex;
};

export const mostRooms = 4;

export function makeSearchIndex(snapshot: Snapshot, rate: Rate | null): SearchIndex {
  const { size, byId, flats } = snapshot;
  const uahMinor = new Float64Array(size);
  const usdMinor = new Float64Array(size);
  for (let at = 0; at < size; at++) {
    const price = money(flats.priceMinor[at] as number, currencyOf(flats, at));
    uahMinor[at] = rate ? convert(price, 'UAH', rate).minor : 0;
    usdMinor[at] = rate ? convert(price, 'USD', rate).minor : 0;
  }
  const everything = emptyBits(size);
  setBetween(everything, 0, size);
  return {
    snapshot,
    rate,
    uahMinor,
    usdMinor,
    rooms: roomSets(flats, size),
    benefits: benefitSets(snapshot),
    everything,
    uah: makeRangeIndex(
      uahMinor.map((minor) => wholeUnits(money(minor, 'UAH'))),
      byId,
    ),
    usd: makeRangeIndex(
      usdMinor.map((minor) => wholeUnits(money(minor, 'USD'))),
      byId,
    ),
    area: makeRangeIndex(flats.areaHundredths, byId),
    floor: makeRangeIndex(flats.floor, byId),
  };
}

function roomSets(flats: Columns, size: number): Map<number, Bitset> {
  const sets = new Map<number, Bitset>();
  for (let rooms = 1; rooms <= mostRooms; rooms++) sets.set(rooms, emptyBits(size));
  for (let at = 0; at < size; at++) {
    const set = sets.get(Math.min(flats.rooms[at] as number, mostRooms));
    if (set) setBit(set, at);
  }
  return sets;
}

function benefitSets({ benefits, flats, size }: Snapshot): Map<string, Bitset> {
  const byNumber = new Map(benefits.map(({ id }) => [id, emptyBits(size)]));
  flats.benefits.forEach((ids, at) => {
    for (const id of ids ?? []) {
      const set = byNumber.get(id);
      if (set) setBit(set, at);
    }
  });
  return new Map(benefits.map(({ id, salesforce_id }) => [salesforce_id, byNumber.get(id) ?? emptyBits(size)]));
}

/** What can be bought at an instant; it stays so for every instant of `[from, until)`. */
export type Buyable = { primary: Bitset; resale: Bitset; from: number; until: number };

/** Without a rate no flat has both its prices, so none is offered. */
export function buyableAt({ snapshot, rate }: SearchIndex, now: number): Buyable {
  const { flats, size } = snapshot;
  const buyable: Buyable = {
    primary: emptyBits(size),
    resale: emptyBits(size),
    from: Number.NEGATIVE_INFINITY,
    until: Number.POSITIVE_INFINITY,
  };
  for (let at = 0; at < size; at++) {
    const end = flats.expiresAt[at] as number;
    if (end <= now) buyable.from = Math.max(buyable.from, end);
    else buyable.until = Math.min(buyable.until, end);
    if (rate && statusAt(flats, at, now) === 'available') setBit(flats.brokerage[at] === 1 ? buyable.resale : buyable.primary, at);
  }
  return buyable;
}
