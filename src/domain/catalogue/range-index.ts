import { type Bitset, clearBit, countCommon, emptyBits, hasBit, listBits, meets, setBit } from './bitset.ts';

/**
 * A numeric column sorted once. Beside the order it keeps, for each of at most 64 blocks, the set of all positions before the
 * block, so that a range becomes a set, and the least, greatest or n-th of a set is found, without walking the whole column.
 */
export type RangeIndex = {
  /** Puts into `out` exactly the positions whose value lies in `[from, to]`. */
  select(from: number, to: number, out: Bitset): void;
  /** The least and the greatest value within a set; null when the set is empty. */
  bounds(set: Bitset): { from: number; to: number } | null;
  /** `count` positions of a set of `total`, in ascending (value, id) order, after skipping `skip`. */
  slice(set: Bitset, total: number, skip: number, count: number): number[];
  /** Positions in ascending order, and each position's place in it. */
  order: Uint32Array;
  place: Uint32Array;
};

const blocksMost = 64;
const blockLeast = 256;
/** Sets up to this size are sorted directly; above it the common order is walked. */
const smallSet = 1024;
const walkMost = 4096;

/** `byId` lists all positions in the order of their ids: equal values keep it. */
export function makeRangeIndex(values: ArrayLike<number>, byId: Uint32Array): RangeIndex {
  const size = byId.length;
  const order = sortedOrder(values, byId);
  const sorted = Float64Array.from(order, (at) => values[at] as number);
  const place = new Uint32Array(size);
  for (let i = 0; i < size; i++) place[order[i] as number] = i;
  const block = Math.max(blockLeast, Math.ceil(size / blocksMost));
  const blocks = Math.ceil(size / block);
  const before: Bitset[] = [];
  const running = emptyBits(size);
  for (let i = 0; i < size; i++) {
    if (i % block === 0) before.push(running.slice());
    setBit(running, order[i] as number);
  }
  before.push(running);
  const startOf = (k: number) => Math.min(k * block, size);

  /** The first index of `[0, size]` whose value is at least (or, with `past`, greater than) the asked one. */
  const boundary = (value: number, past: boolean): number => {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = sorted[middle] as number;
      if (at < value || (past && at === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** The least k in `[low, high]` for which `holds`, knowing that it holds at `high` and, once true, stays true. */
  const firstBlock = (low: number, high: number, holds: (k: number) => boolean): number => {
    let from = low;
    let to = high;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (holds(middle)) to = middle;
      else from = middle + 1;
    }
    return from;
  };

  const least = (set: Bitset): number => {
    const near = Math.min(size, blockLeast);
    for (let i = 0; i < near; i++) if (hasBit(set, order[i] as number)) return i;
    if (!meets(set, running)) return -1;
    const k = firstBlock(1, blocks, (at) => meets(set, before[at] as Bitset));
    for (let i = startOf(k - 1); i < size; i++) if (hasBit(set, order[i] as number)) return i;
    return -1;
  };
  const greatest = (set: Bitset): number => {
    const near = Math.max(0, size - blockLeast);
    for (let i = size - 1; i >= near; i--) if (hasBit(set, order[i] as number)) return i;
    const k = firstBlock(0, blocks, (at) => !meets(set, before[at] as Bitset, true));
    for (let i = startOf(k) - 1; i >= 0; i--) if (hasBit(set, order[i] as number)) return i;
    return -1;
  };

  const walk = (set: Bitset, start: number, skip: number, count: number, steps: number): number[] | null => {
    const found: number[] = [];
    let left = skip;
    const end = Math.min(size, start + steps);
    for (let i = start; i < end; i++) {
      const at = order[i] as number;
      if (!hasBit(set, at)) continue;
      if (left > 0) left--;
      else if (found.push(at) === count) return found;
    }
    return end === size ? found : null;
  };

  return {
    order,
    place,
    select(from, to, out) {
      const start = boundary(from, false);
      const end = boundary(to, true);
      if (end - start < block) {
        out.fill(0);
        for (let i = start; i < end; i++) setBit(out, order[i] as number);
        return;
      }
      const first = Math.round(start / block);
      const last = Math.min(blocks, Math.round(end / block));
      const low = before[first] as Bitset;
      const high = before[last] as Bitset;
      for (let w = 0; w < out.length; w++) out[w] = (high[w] as number) & ~(low[w] as number);
      for (let i = start; i < startOf(first); i++) setBit(out, order[i] as number);
      for (let i = startOf(first); i < start; i++) clearBit(out, order[i] as number);
      for (let i = startOf(last); i < end; i++) setBit(out, order[i] as number);
      for (let i = end; i < startOf(last); i++) clearBit(out, order[i] as number);
    },
    bounds(set) {
      const low = least(set);
      return low < 0 ? null : { from: sorted[low] as number, to: sorted[greatest(set)] as number };
    },
    slice(set, total, skip, count) {
      const wanted = Math.min(count, total - skip);
      if (wanted <= 0) return [];
      if (total <= smallSet) {
        const places = listBits(set, total);
        for (let i = 0; i < places.length; i++) places[i] = place[places[i] as number] as number;
        places.sort();
        return Array.from(places.subarray(skip, skip + wanted), (at) => order[at] as number);
      }
      const near = skip < walkMost ? walk(set, 0, skip, wanted, walkMost) : null;
      if (near) return near;
      // The block in which the (skip + 1)-th position of the set lies.
      const k = firstBlock(1, blocks, (at) => countCommon(set, before[at] as Bitset) > skip) - 1;
      const passed = countCommon(set, before[k] as Bitset);
      return walk(set, startOf(k), skip - passed, wanted, size) ?? [];
    },
  };
}

function sortedOrder(values: ArrayLike<number>, byId: Uint32Array): Uint32Array {
  const size = byId.length;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < size; i++) {
    const value = values[i] as number;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (size > 0 && (high - low + 1) * size >= Number.MAX_SAFE_INTEGER)
    return Uint32Array.from(
      Array.from(byId, (at, rank) => ({ at, rank })).sort((a, b) => (values[a.at] as number) - (values[b.at] as number) || a.rank - b.rank),
      ({ at }) => at,
    );
  // Value and rank share one exact number: a typed array of numbers sorts many times faster than with a comparison.
  const keys = new Float64Array(size);
  for (let rank = 0; rank < size; rank++) keys[rank] = ((values[byId[rank] as number] as number) - low) * size + rank;
  keys.sort();
  return Uint32Array.from(keys, (key) => byId[key % size] as number);
}
