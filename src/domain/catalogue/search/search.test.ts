import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Currency, convert, money, wholeUnits } from '../../../base/money.ts';
import type { FlatRow, HouseRows } from '../catalogue.store.ts';
import { anyFlat, type Criteria, type Filter, type FilterName, type Range, type SortOrder, without } from '../criteria.ts';
import { makeSnapshotBuilder } from './build-snapshot.ts';
import { inSlices } from './in-slices.ts';
import type { Counts } from './place-counts.ts';
import { makeSearch, type Search } from './search.ts';
import { buyableAt, makeSearchIndex, type SearchIndex } from './search-index.ts';

const rate = { tenThousandths: 414_873 };
const now = Date.parse('2026-11-21T12:00:00Z');
const quarters = ['2026-Q4', '2027-Q1', '2027-Q3', '2028-Q2'];
type Rows = HouseRows & { flats: FlatRow[] };
const text = (value: string) => ({ uk: value, en: value });

/** A catalogue whose every quality comes from a seeded generator of its own, so that a failing case can be run again. */
function someRows(flats: number, seed: number): Rows {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const projects = Array.from({ length: 7 }, (_, i) => ({
    id: i + 1,
    salesforce_id: `P${i + 1}`,
    slug: `project-${i + 1}`,
    name: text(`P${i + 1}`),
    prime: i === 0,
    class: 'comfort',
    district: text('D'),
    address: text('A'),
    stage: 'frame' as const,
    sale: 'selling' as const,
  }));
  const sections = Array.from({ length: 19 }, (_, i) => ({
    id: i + 1,
    salesforce_id: `S${i + 1}`,
    project_id: 1 + random(7),
    name: text(`${i + 1}`),
    floors_total: 24,
    house_type: null,
    submission_quarter: quarters[random(quarters.length)] ?? '2027-Q1',
  }));
  const benefits = Array.from({ length: 5 }, (_, i) => ({ id: i + 1, salesforce_id: `B${i + 1}`, name: text(`B${i + 1}`) }));
  const status = ['available', 'available', 'available', 'held', 'reserved', 'sold'] as const;
  const rows = Array.from({ length: flats }, (_, i): FlatRow => {
    const area = 2400 + random(40) * 200;
    const inDollars = random(3) > 0;
    const booked = status[random(status.length)] ?? 'sold';
    const ends = booked === 'held' || booked === 'reserved' ? [null, now - 1, now, now + 60_000][random(4)] : null;
    const price = inDollars ? (40_000 + random(60) * 1000) * 100 + random(2) * 50 : (1_600_000 + random(60) * 50_000) * 100;
    const owned = Array.from({ length: random(4) }, () => 1 + random(5));
    return [
      i * 3 + 1,
      `flat-${i}`,
      `${i}`,
      1 + random(19),
      random(26) - 1,
      1 + random(6),
      1 + random(6),
      area,
      price,
      inDollars ? 'USD' : 'UAH',
      null,
      null,
      null,
      random(10) === 0,
      booked,
      ends ?? null,
      random(20) > 0,
      owned.length ? [...new Set(owned)] : null,
    ];
  });
  return { projects, sections, benefits, layouts: [], flats: rows };
}

type Plain = {
  id: number;
  project: string;
  section: string;
  quarter: string;
  rooms: number;
  benefits: string[];
  resale: boolean;
  uah: number;
  usd: number;
  area: number;
  floor: number;
};

/** What can be bought, written down without any index. */
function plainFlats(rows: Rows): Plain[] {
  return rows.flats.flatMap((row) => {
    const section = rows.sections.find(({ id }) => id === row[3]);
    const project = rows.projects.find(({ id }) => id === section?.project_id);
    const ended = (row[14] === 'held' || row[14] === 'reserved') && row[15] !== null && row[15] <= now;
    if (!section || !project || !row[16] || !(row[14] === 'available' || ended)) return [];
    const price = money(row[8], row[9]);
    return {
      id: row[0],
      project: project.salesforce_id,
      section: section.salesforce_id,
      quarter: section.submission_quarter,
      rooms: Math.min(row[6], 4),
      benefits: (row[17] ?? []).map((id) => `B${id}`),
      resale: row[13],
      uah: wholeUnits(convert(price, 'UAH', rate)),
      usd: wholeUnits(convert(price, 'USD', rate)),
      area: row[7],
      floor: row[4],
    };
  });
}

const within = (range: Range | null, value: number) =>
  !range || (value >= (range.from ?? Number.NEGATIVE_INFINITY) && value <= (range.to ?? Number.POSITIVE_INFINITY));
const among = <Value>(asked: readonly Value[], values: Value[]) => asked.length === 0 || values.some((value) => asked.includes(value));
const costOf = (flat: Plain, currency: Currency) => (currency === 'UAH' ? flat.uah : flat.usd);
const passes = (flat: Plain, f: Filter) =>
  flat.resale === f.resale &&
  among(f.projects, [flat.project]) &&
  among(f.sections, [flat.section]) &&
  among(f.rooms, [flat.rooms]) &&
  among(f.quarters, [flat.quarter]) &&
  among(f.benefits, flat.benefits) &&
  within(f.cost, costOf(flat, f.currency)) &&
  within(f.areaHundredths, flat.area) &&
  within(f.floor, flat.floor);

function tally(flats: Plain[], keys: (flat: Plain) => (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const flat of flats) for (const key of keys(flat)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
function span(flats: Plain[], value: (flat: Plain) => number) {
  const values = flats.map(value);
  return values.length ? { from: Math.min(...values), to: Math.max(...values) } : null;
}

function plainSearch(flats: Plain[], criteria: Criteria) {
  const under = (name: FilterName) => {
    const relaxed = without(criteria, name);
    return flats.filter((flat) => passes(flat, relaxed));
  };
  const found = flats.filter((flat) => passes(flat, criteria));
  const value = (flat: Plain) => (criteria.sort.startsWith('area') ? flat.area : costOf(flat, criteria.currency));
  found.sort((a, b) => value(a) - value(b) || a.id - b.id);
  if (criteria.sort.endsWith('_desc')) found.reverse();
  return {
    ids: found.slice((criteria.page - 1) * criteria.perPage, criteria.page * criteria.perPage).map(({ id }) => id),
    total: found.length,
    counts: [
      tally(under('projects'), (flat) => [flat.project]),
      tally(under('sections'), (flat) => [flat.section]),
      tally(under('rooms'), (flat) => [flat.rooms]),
      tally(under('quarters'), (flat) => [flat.quarter]),
      tally(under('benefits'), (flat) => flat.benefits),
    ],
    bounds: {
      uah: span(under('cost'), (flat) => flat.uah),
      usd: span(under('cost'), (flat) => flat.usd),
      areaHundredths: span(under('area'), (flat) => flat.area),
      floor: span(under('floor'), (flat) => flat.floor),
    },
  };
}

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
    for (let from = 0; from < flats; from += 300) builder.add(rows.flats.slice(from, from + 300));
    index = await inSlices(makeSearchIndex(await inSlices(builder.snapshot()), rate));
    search = makeSearch(index, buyableAt(index, now));
    plain = plainFlats(rows);
  });

  it('finds what a plain filter finds: flats, order, page, total, facets and bounds', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(criteria, (asked) => {
        const { total, bounds, facets } = search.find(asked);
        const ids = search.page(asked).map((at) => index.snapshot.flats.id[at]);
        const { projects, sections, rooms, quarters, benefits } = facets;
        const counts = [projects, sections, rooms, quarters, benefits].map(byName);
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
