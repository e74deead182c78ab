import type { Range } from '../criteria.ts';
import { type Bitset, clearBit, countBits, countCommon, emptyBits, hasBit, listBits, meets, setBit } from './bitset.ts';
import { itemsPerStep, type Steps } from './in-slices.ts';
import { sortedOrder } from './sorted-order.ts';

export type Slice = {
  set: Bitset;
  /** How many positions the set has. */
  total: number;
  skip: number;
  count: number;
  descending: boolean;
  /** The values among which all of the set is known to lie. */
  within: Range | null;
};

/**
 * A numeric column sorted once. Beside the order it has, for each of at most 64 blocks, the set of all positions before the block, so that
 * a range becomes a set, and the least, greatest or n-th of a set is found, without walking the whole column.
 */
export type RangeIndex = {
  /** Puts into `out` exactly the positions whose value lies in the range. */
  select(range: Range, out: Bitset): void;
  /** The least and the greatest value within a set; null when the set is empty. */
  bounds(set: Bitset): { from: number; to: number } | null;
  /** `count` positions of a set in (value, id) order or its exact reverse, after skipping `skip`. */
  slice(slice: Slice): number[];
  /** Positions in ascending order, and each position's place in it. */
  order: Uint32Array;
  place: Uint32Array;
};

const blocksMost = 64;
const blockLeast = 256;
/** How far the order is walked from either end before blocks are asked. */
const nearby = 4096;
/** Sets up to this size are sorted directly; above it the common order is walked. */
const smallSet = 1024;
/** Sets up to this size are looked through for their ends. */
const sparseSet = 16_384;
const walkMost = 4096;

/** `byId` lists all positions in the order of their ids, which breaks ties. */
export function* makeRangeIndex(values: ArrayLike<number>, byId: Uint32Array): Steps<RangeIndex> {
  const size = byId.length;
  const order = yield* sortedOrder(values, byId);
  const place = new Uint32Array(size);
  const block = Math.max(blockLeast, Math.ceil(size / blocksMost));
  const blocks = Math.ceil(size / block);
  const before: Bitset[] = [];
  const running = emptyBits(size);
  for (let i = 0; i < size; i++) {
    if (i % block === 0) before.push(running.slice());
    if (i % itemsPerStep === 0) yield;
    const at = order[i] as number;
    place[at] = i;
    setBit(running, at);
  }
  before.push(running);
  return rangeIndex({ values, order, place, block, blocks, before });
}

type Parts = {
  values: ArrayLike<number>;
  order: Uint32Array;
  place: Uint32Array;
  block: number;
  blocks: number;
  before: Bitset[];
};

/** The first and the last place in the order that a small set has. */
function sparseEnds(place: Uint32Array, set: Bitset): { low: number; high: number } {
  let low = place.length;
  let high = -1;
  for (let w = 0; w < set.length; w++) {
    for (let x = set[w] as number; x !== 0; x &= x - 1) {
      const i = place[(w << 5) + 31 - Math.clz32(x & -x)] as number;
      if (i < low) low = i;
      if (i > high) high = i;
    }
  }
  return { low, high };
}

function rangeIndex({ values, order, place, block, blocks, before }: Parts): RangeIndex {
  const size = order.length;
  const startOf = (k: number) => Math.min(k * block, size);
  const valueAt = (i: number) => values[order[i] as number] as number;

  /** The first index of `[0, size]` whose value is at least (or, with `past`, greater than) the asked one. */
  const boundary = (value: number, past: boolean): number => first(0, size, (i) => (past ? valueAt(i) > value : valueAt(i) >= value));
  const ends = (range: Range | null) => ({
    start: range === null || range.from === null ? 0 : boundary(range.from, false),
    end: range === null || range.to === null ? size : boundary(range.to, true),
  });

  /** The first place in the order that a set has; it is not empty. */
  const least = (set: Bitset): number => {
    for (let i = 0; i < nearby; i++) if (hasBit(set, order[i] as number)) return i;
    let i = startOf(first(1, blocks, (k) => meets(set, before[k] as Bitset)) - 1);
    while (!hasBit(set, order[i] as number)) i++;
    return i;
  };
  const greatest = (set: Bitset): number => {
    for (let i = size - 1; i >= size - nearby; i--) if (hasBit(set, order[i] as number)) return i;
    let i = startOf(first(0, blocks, (k) => !meets(set, before[k] as Bitset, true))) - 1;
    while (!hasBit(set, order[i] as number)) i--;
    return i;
  };

  /** Null when `steps` steps from `start` were not enough. */
  const walk = (set: Bitset, start: number, step: 1 | -1, skip: number, count: number, steps: number): number[] | null => {
    const found: number[] = [];
    let left = skip;
    let i = start;
    for (let walked = 0; walked < steps && i >= 0 && i < size; walked++, i += step) {
      const at = order[i] as number;
      if (!hasBit(set, at)) continue;
      if (left > 0) left--;
      else if (found.push(at) === count) return found;
    }
    return i < 0 || i >= size ? found : null;
  };

  /** Ascending, from wherever in the order the skipped ones end. */
  const far = (set: Bitset, skip: number, count: number): number[] => {
    const k = first(1, blocks, (at) => countCommon(set, before[at] as Bitset) > skip) - 1;
    const passed = countCommon(set, before[k] as Bitset);
    return walk(set, startOf(k), 1, skip - passed, count, size) ?? [];
  };

  return {
    order,
    place,
    select(range, out) {
      const { start, end } = ends(range);
      if (end - start < block) {
        out.fill(0);
        for (let i = start; i < end; i++) setBit(out, order[i] as number);
        return;
      }
      const low = Math.round(start / block);
      const high = Math.min(blocks, Math.round(end / block));
      const [under, upTo] = [before[low] as Bitset, before[high] as Bitset];
      for (let w = 0; w < out.length; w++) out[w] = (upTo[w] as number) & ~(under[w] as number);
      for (let i = start; i < startOf(low); i++) setBit(out, order[i] as number);
      for (let i = startOf(low); i < start; i++) clearBit(out, order[i] as number);
      for (let i = startOf(high); i < end; i++) setBit(out, order[i] as number);
      for (let i = end; i < startOf(high); i++) clearBit(out, order[i] as number);
    },
    bounds(set) {
      const total = countBits(set);
      if (total === 0) return null;
      const { low, high } = total <= sparseSet ? sparseEnds(place, set) : { low: least(set), high: greatest(set) };
      return { from: valueAt(low), to: valueAt(high) };
    },
    slice({ set, total, skip, count, descending, within }) {
      const wanted = Math.min(count, total - skip);
      if (wanted <= 0) return [];
      const ascendingSkip = descending ? total - skip - wanted : skip;
      const inOrder = (found: number[]) => (descending ? found.reverse() : found);
      if (total <= smallSet) {
        const places = listBits(set, total);
        for (let i = 0; i < places.length; i++) places[i] = place[places[i] as number] as number;
        places.sort();
        return inOrder(Array.from(places.subarray(ascendingSkip, ascendingSkip + wanted), (at) => order[at] as number));
      }
      const { start, end } = ends(within);
      const near = skip >= walkMost ? null : walk(set, descending ? end - 1 : start, descending ? -1 : 1, skip, wanted, walkMost);
      return near ?? inOrder(far(set, ascendingSkip, wanted));
    },
  };
}

/** The least number in `[low, high]` for which `holds`, knowing that it holds at `high` and, once true, stays true. */
function first(low: number, high: number, holds: (at: number) => boolean): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
