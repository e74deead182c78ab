import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyFlat, type Filter } from '../../criteria.ts';
import { makeSnapshotBuilder } from '../build-snapshot.ts';
import { pageOf } from '../flat-page.fixture.ts';
import { inSlices } from '../in-slices.ts';
import { makeSearch, type Search } from '../search.ts';
import { buyableAt, makeSearchIndex, type SearchIndex } from '../search-index.ts';
import { now, rate, someRows } from '../some-rows.fixture.ts';
import { askedPrice, mostMixed } from './fit-order.ts';

const one = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 3 });
const filters: fc.Arbitrary<Filter> = fc.record({
  ...Object.fromEntries(Object.entries(anyFlat).map(([name, value]) => [name, fc.constant(value)])),
  projects: one(['P1', 'P2', 'P3', 'P5', 'P7']),
  rooms: one([1, 2, 3, 4]),
  currency: fc.constantFrom('UAH', 'USD'),
  floor: fc.option(fc.record({ from: fc.integer({ min: -1, max: 24 }), to: fc.constant(null) })),
}) as unknown as fc.Arbitrary<Filter>;
const ends = fc.option(fc.integer({ min: 40, max: 100 }));
const priced = fc.tuple(filters, ends, ends).map(([filter, a, b]): Filter => {
  const [low, high] = a !== null && b !== null ? [Math.min(a, b), Math.max(a, b)] : [a, b];
  const unit = filter.currency === 'USD' ? 1000 : 41_000;
  const cost = { from: low === null ? null : low * unit, to: high === null ? null : high * unit };
  return { ...filter, cost: low === null && high === null ? null : cost };
});

describe.each([
  { flats: 1, runs: 20 },
  { flats: 300, runs: 400 },
  { flats: 4_000, runs: 100 },
  // More than are listed, so that prices are walked.
  { flats: 40_000, runs: 15 },
])('the order by fit among $flats flats', { timeout: 60_000 }, ({ flats, runs }) => {
  let index: SearchIndex;
  let search: Search;
  beforeAll(async () => {
    const rows = someRows(flats, 20_261_127 + flats);
    const builder = makeSnapshotBuilder(rows);
    builder.add(pageOf(rows.flats));
    index = await inSlices(makeSearchIndex(await inSlices(builder.snapshot()), { rate }));
    search = makeSearch(index, buyableAt(index, now));
  });

  const paged = (filter: Filter, byPlan: boolean, perPage: number, most = Number.POSITIVE_INFINITY): number[] => {
    const all: number[] = [];
    for (let page = 1; all.length < most; page++) {
      const shown = search.page({ ...filter, byPlan, sort: 'fit', page, perPage });
      if (shown.length === 0) break;
      all.push(...shown);
    }
    return all;
  };
  const projectOf = (at: number) => index.snapshot.sections[index.snapshot.flats.section[at] ?? -1]?.project.at;
  const roomsOf = (at: number) => Math.min(4, index.snapshot.flats.rooms[at] ?? 0);
  const planOf = (at: number) => index.snapshot.plans.of[at] ?? -1;
  const priceOf = ({ currency }: Filter, at: number) => (currency === 'UAH' ? index.uahMinor : index.usdMinor)[at] ?? Number.NaN;
  const check = (property: (filter: Filter, byPlan: boolean) => void) =>
    fc.assert(fc.property(priced, fc.boolean(), property), { numRuns: runs, seed: 11 });

  it('has every found flat, or plan, exactly once over its pages, whatever their size', () => {
    check((filter, byPlan) => {
      const all = paged(filter, byPlan, 48);
      const sorted = (positions: number[]) => positions.toSorted((a, b) => a - b);
      const byPrice: number[] = [];
      const total = byPlan ? search.countPlans({ ...filter, sort: 'fit', page: 1, perPage: 1 }) : search.find(filter).total;
      for (let page = 1; byPrice.length < total; page++)
        byPrice.push(...search.page({ ...filter, byPlan, sort: 'price_asc', page, perPage: 48 }));
      expect(sorted(all)).toEqual(sorted(byPrice));
      expect(paged(filter, byPlan, 7, 1_200)).toEqual(all.slice(0, paged(filter, byPlan, 7, 1_200).length));
    });
  });

  it('puts flats of one project side by side only where none of another one is left', () => {
    check((filter, byPlan) => {
      const mixed = paged(filter, byPlan, 48, mostMixed).slice(0, mostMixed).map(projectOf);
      const firstPair = mixed.findIndex((project, i) => i > 0 && project === mixed[i - 1]);
      if (firstPair > 0) expect(new Set(mixed.slice(firstPair)).size).toBe(1);
    });
  });

  it('shows every project that has something before it shows one twice', () => {
    check((filter, byPlan) => {
      const mixed = paged(filter, byPlan, 48, mostMixed).slice(0, mostMixed).map(projectOf);
      const projects = new Set(mixed).size;
      expect(new Set(mixed.slice(0, projects)).size).toBe(projects);
    });
  });

  it('shows within a project and a number of rooms each plan before a second flat of it, the nearest to the asked price first', () => {
    check((filter, byPlan) => {
      const mixed = paged(filter, byPlan, 48, mostMixed).slice(0, mostMixed);
      const groups = Map.groupBy(mixed, (at) => `${projectOf(at)} ${roomsOf(at)}`);
      const asked = askedPrice(filter.cost);
      for (const group of groups.values()) {
        const plans = new Set(group.map(planOf)).size;
        expect(new Set(group.slice(0, plans).map(planOf)).size).toBe(plans);
        if (asked === null) continue;
        const away = group.slice(0, plans).map((at) => Math.abs(priceOf(filter, at) - asked));
        expect(away).toEqual(away.toSorted((a, b) => a - b));
      }
    });
  });

  it('begins, without an asked price, near the middle price of each number of rooms', () => {
    const all = paged(anyFlat, false, 48, 48);
    for (const [rooms, group] of Map.groupBy(all.slice(0, 7), roomsOf)) {
      const prices = search.page({ ...anyFlat, rooms: [rooms], sort: 'price_asc', page: 1, perPage: 5_000 });
      const nearest = Math.min(...group.map((at) => prices.indexOf(at) / prices.length));
      const farthest = Math.max(...group.map((at) => prices.indexOf(at) / prices.length));
      if (flats === 4_000) expect([nearest > 0.3, farthest < 0.7]).toEqual([true, true]);
    }
  });

  it('mixes the flats nearest to the asked price, and shows all others by price', () => {
    const { total } = search.find(anyFlat);
    if (total <= mostMixed) return;
    const filter = { ...anyFlat, currency: 'USD' as const, cost: { from: 60_000, to: null } };
    const found = paged(filter, false, 48);
    const away = (at: number) => Math.abs(priceOf(filter, at) - 6_000_000);
    const [mixed, rest] = [found.slice(0, mostMixed), found.slice(mostMixed)];
    if (rest.length > 0) expect(Math.max(...mixed.map(away))).toBeLessThanOrEqual(Math.min(...rest.map(away)) + 100);
    const prices = rest.map((at) => priceOf(filter, at));
    expect(prices.every((price, i) => i === 0 || Math.round((prices[i - 1] ?? 0) / 100) <= Math.round(price / 100))).toBe(true);
  });
});
