import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Currency } from '../../../base/money.ts';
import { anyFlat, type Criteria, type Filter, type SortOrder, without } from '../criteria.ts';
import { makeSnapshotBuilder } from './build-snapshot.ts';
import { pageOf } from './flat-page.fixture.ts';
import { inSlices } from './in-slices.ts';
import type { Counts } from './place-counts.ts';
import { type Plain, passes, plainFlats, plainSearch } from './plain-search.fixture.ts';
import { makeSearch, type Search } from './search.ts';
import { buyableAt, makeSearchIndex, type SearchIndex } from './search-index.ts';
import { districts, now, quarters, rate, someRows } from './some-rows.fixture.ts';

const byName = ({ names, counts }: Counts) =>
  Object.fromEntries(names.map((name, i) => [name, counts[i]] as const).filter(([, count]) => count));

const range = (from: number, to: number) =>
  fc.option(
    fc
      .tuple(fc.option(fc.integer({ min: from, max: to })), fc.option(fc.integer({ min: from, max: to })))
      .map(([a, b]) => (a !== null && b !== null ? { from: Math.min(a, b), to: Math.max(a, b) } : { from: a, to: b })),
    { freq: 2 },
  );
const some = <Value>(...values: Value[]) => fc.oneof(fc.constant([]), fc.subarray(values, { maxLength: 4 }));
const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
const criteria: fc.Arbitrary<Criteria> = fc.constantFrom<Currency>('UAH', 'USD').chain((currency) =>
  fc.record({
    districts: some(...districts, 'elsewhere'),
    projects: some(...names('P', 7)),
    sections: some(...names('S', 19)),
    rooms: some(1, 2, 3, 4),
    quarters: some(...quarters, '2031-Q1'),
    benefits: some(...names('B', 5)),
    resale: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
    currency: fc.constant(currency),
    cost: currency === 'UAH' ? range(1_500_000, 4_700_000) : range(35_000, 110_000),
    areaHundredths: range(2000, 11_000),
    floor: range(-2, 26),
    sort: fc.constantFrom<SortOrder>('price_asc', 'price_desc', 'area_asc', 'area_desc'),
    page: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 1, max: 400 })),
    perPage: fc.constantFrom(1, 7, 12, 48),
  }),
);

describe.each([
  { flats: 0, runs: 20 },
  { flats: 1, runs: 200 },
  { flats: 700, runs: 2500 },
  { flats: 60_000, runs: 60 },
])('search among $flats flats', ({ flats, runs }) => {
  let index: SearchIndex;
  let search: Search;
  let plain: Plain[];
  beforeAll(async () => {
    const rows = someRows(flats, 20_261_121 + flats);
    const builder = makeSnapshotBuilder(rows);
    for (let from = 0; from < flats; from += 300) builder.add(pageOf(rows.flats.slice(from, from + 300)));
    index = await inSlices(makeSearchIndex(await inSlices(builder.snapshot()), rate));
    search = makeSearch(index, buyableAt(index, now));
    plain = plainFlats(rows);
  });

  it('finds what a plain filter finds: flats, order, page, total, facets and bounds', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(criteria, (asked) => {
        const { total, bounds, facets } = search.find(asked);
        const ids = search.page(asked).map((at) => index.snapshot.flats.id[at]);
        const { districts, projects, sections, rooms, quarters, benefits } = facets;
        const counts = [districts, projects, sections, rooms, quarters, benefits].map(byName);
        expect({ ids, total, bounds, counts }).toEqual(plainSearch(plain, asked));
      }),
      { numRuns: runs, seed: 7 },
    );
  });

  it('gives every flat once over all pages, in each order, and the descending orders exactly reversed', () => {
    const all = (asked: Filter, sort: SortOrder) => {
      const { total } = search.find(asked);
      return Array.from({ length: Math.ceil(total / 48) }, (_, i) => search.page({ ...asked, sort, page: i + 1, perPage: 48 })).flat();
    };
    for (const asked of [
      anyFlat,
      { ...anyFlat, rooms: [2, 4] },
      { ...anyFlat, currency: 'USD' as const, cost: { from: 60_000, to: null } },
    ])
      for (const by of ['price', 'area'] as const) {
        const ascending = all(asked, `${by}_asc`);
        expect(new Set(ascending).size).toBe(search.find(asked).total);
        expect(all(asked, `${by}_desc`)).toEqual(ascending.toReversed());
      }
  });

  it('finds a flat by its address and nothing by any other', () => {
    const { snapshot } = index;
    for (const at of [0, flats >>> 1, flats - 1].filter((rank) => rank >= 0 && rank < flats).map((rank) => snapshot.byId[rank] ?? -1)) {
      const slug = snapshot.flats.slug.at(snapshot.flats.rank[at] ?? -1);
      expect(snapshot.find(slug)).toBe(at);
    }
    for (const slug of ['', 'flat-', 'flat--1', 'flat-1000000', 'flat-0 ']) expect(snapshot.find(slug)).toBe(-1);
  });

  it('knows, when nothing is found, what each filter taken away would give', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(criteria, (asked) => {
        const found = search.find(asked);
        if (found.total > 0) return;
        for (const [name, total] of found.totalWithout) {
          const relaxed = without(asked, name);
          expect([name, total]).toEqual([name, plain.filter((flat) => passes(flat, relaxed)).length]);
        }
      }),
      { numRuns: Math.min(runs, 400), seed: 8 },
    );
  });
});
