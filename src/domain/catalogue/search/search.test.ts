import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyFlat, type Filter, type SortOrder, without } from '../criteria.ts';
import { makeSnapshotBuilder } from './build-snapshot.ts';
import { pageOf } from './flat-page.fixture.ts';
import { inSlices } from './in-slices.ts';
import { layContents } from './lay-contents.ts';
import type { Counts } from './place-counts.ts';
import { type Plain, passes, plainFlats, plainSearch } from './plain-search.fixture.ts';
import { makeSearch, type Search } from './search.ts';
import { buyableAt, makeSearchIndex, type SearchIndex } from './search-index.ts';
import { someCriteria } from './some-criteria.fixture.ts';
import { now, plans, rate, someRows, stations } from './some-rows.fixture.ts';

const byName = ({ names, counts }: Counts) =>
  Object.fromEntries(names.map((name, i) => [name, counts[i]] as const).filter(([, count]) => count));

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
    index = layContents(await inSlices(makeSearchIndex(await inSlices(builder.snapshot()), { rate, plans })), {
      plans: new Map(),
      stations,
    });
    search = makeSearch(index, buyableAt(index, now));
    plain = plainFlats(rows);
  });

  it('finds what a plain filter finds: flats, order, page, total, facets and bounds', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(someCriteria, (asked) => {
        const { total, bounds, facets } = search.find(asked);
        const positions = search.page(asked);
        const ids = positions.map((at) => index.snapshot.flats.id[at]);
        const plans = asked.byPlan ? positions.map((at) => search.flatsOfPlan(asked, at)) : [];
        const { districts, projects, sections, stations, rooms, quarters, benefits } = facets;
        const counts = [districts, projects, sections, stations, rooms, quarters, benefits].map(byName);
        expect({ ids, plans, total, bounds, counts }).toEqual(plainSearch(plain, asked));
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
      fc.property(someCriteria, (asked) => {
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
