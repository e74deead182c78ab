import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { emptyBits, setBit } from './bitset.ts';
import { inSlices } from './in-slices.ts';
import { makeRangeIndex, type RangeIndex } from './range-index.ts';

const size = 90_000;
/** Falling prices with many equals, so that the order is neither that of the positions nor that of the ids. */
const values = Float64Array.from({ length: size }, (_, at) => 5_000_000_000 - Math.floor(at / 3) * 70_000 + (at % 2));
const byId = Uint32Array.from({ length: size }, (_, rank) => (rank * 7 + 3) % size);

describe('a column of 90,000 values', () => {
  let column: RangeIndex;
  let sorted: number[];
  beforeAll(async () => {
    column = await inSlices(makeRangeIndex(values, byId));
    const rankOf = new Uint32Array(size);
    byId.forEach((at, rank) => {
      rankOf[at] = rank;
    });
    sorted = Array.from(byId).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || (rankOf[a] ?? 0) - (rankOf[b] ?? 0));
  });

  it('is ordered by value, equal values by id', () => {
    expect(Array.from(column.order)).toEqual(sorted);
  });

  it('finds the ends and any page of a set, also of one far from both ends of the order', () => {
    const parts = fc.record({ from: fc.nat(size), length: fc.nat(size), step: fc.integer({ min: 1, max: 5 }) });
    const pages = fc.record({ skip: fc.nat(40_000), count: fc.integer({ min: 1, max: 48 }), descending: fc.boolean() });
    fc.assert(
      fc.property(parts, pages, ({ from, length, step }, { skip, count, descending }) => {
        const chosen = sorted.filter((_, i) => i >= from && i < from + length && i % step === 0);
        const set = emptyBits(size);
        for (const at of chosen) setBit(set, at);
        const [low, high] = [chosen[0], chosen.at(-1)];
        expect(column.bounds(set)).toEqual(low === undefined || high === undefined ? null : { from: values[low], to: values[high] });
        const ordered = descending ? chosen.toReversed() : chosen;
        const page = column.slice({ set, total: chosen.length, skip, count, descending, within: null });
        expect(page).toEqual(ordered.slice(skip, skip + count));
      }),
      { numRuns: 150, seed: 9 },
    );
  });
});
