import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyFlat, type Filter, type FilterName, type Range, without } from '../criteria.ts';
import { makeSnapshotBuilder } from './build-snapshot.ts';
import { pageOf } from './flat-page.fixture.ts';
import { inSlices } from './in-slices.ts';
import { layContents } from './lay-contents.ts';
import { findNearby, type Geography, metresBetween } from './nearby.ts';
import { type Plain, passes, plainFlats } from './plain-search.fixture.ts';
import { makeSearch, type Search } from './search.ts';
import { buyableAt, makeSearchIndex, type SearchIndex } from './search-index.ts';
import { someCriteria } from './some-criteria.fixture.ts';
import { now, plans, type Rows, rate, someRows, stations } from './some-rows.fixture.ts';

const pointAt = (i: number) => ({ lat: 50.4 + ((i * 37) % 11) / 100, lng: 30.4 + ((i * 53) % 17) / 100 });
const geography: Geography = {
  neighbours: new Map([
    ['north', ['old-town']],
    ['old-town', ['north', 'river-bank']],
  ]),
  districtPoints: new Map([['river-bank', pointAt(20)]]),
  // The entrance of one station is not known.
  stationPoints: new Map([
    ['lisova', [pointAt(21), pointAt(23)]],
    ['teremky', [pointAt(22)]],
  ]),
  // The last project's gate is not known.
  projectPoints: new Map(Array.from({ length: 6 }, (_, i) => [`project-${i + 1}`, pointAt(i)])),
};

const names: FilterName[] = [
  'sections',
  'projects',
  'stations',
  'districts',
  'floor',
  'area',
  'benefits',
  'quarters',
  'cost',
  'monthly',
  'rooms',
];
const isPlace = (name: FilterName) => name === 'sections' || name === 'projects' || name === 'stations' || name === 'districts';
const asks = (filter: Filter, name: FilterName) => JSON.stringify(without(filter, name)) !== JSON.stringify(filter);
const miss = (range: Range | null, value: number) =>
  range ? Math.max(0, (range.from ?? -Infinity) - value, value - (range.to ?? Infinity)) : 0;
const quarter = (name: string) => Number(name.slice(0, 4)) * 4 + Number(name[6]);

/** The same answer from nothing but a list, sorting and the distances of projects. */
function plainNearby(rows: Rows, flats: readonly Plain[], filter: Filter) {
  const attempts = [...names.map((name) => [name]), ...names.filter(isPlace).map((name): FilterName[] => [name, 'cost'])].filter(
    (attempt) => attempt.every((name) => asks(filter, name)),
  );
  for (const loosened of attempts) {
    const loose = loosened.reduce(without, filter);
    let fitting = flats.filter((flat) => passes(flat, loose));
    if (fitting.length === 0) continue;
    const cost = (flat: Plain) => (filter.currency === 'UAH' ? flat.uah : flat.usd);
    const gap = (flat: Plain): number => {
      if (loosened.includes('cost')) return miss(filter.cost, cost(flat));
      if (loosened.includes('area')) return miss(filter.areaHundredths, flat.area);
      if (loosened.includes('floor')) return miss(filter.floor, flat.floor);
      if (loosened.includes('rooms')) return Math.min(...filter.rooms.map((rooms) => Math.abs(rooms - flat.rooms)));
      if (loosened.includes('quarters')) return Math.min(...filter.quarters.map((one) => Math.abs(quarter(one) - quarter(flat.quarter))));
      return 0;
    };
    const byFit = (a: Plain, b: Plain) => gap(a) - gap(b) || cost(a) - cost(b) || a.id - b.id;
    if (!loosened.some(isPlace)) {
      const flatsShown = fitting.toSorted(byFit).slice(0, 3);
      return { loosened, total: fitting.length, flats: flatsShown.map(({ id }) => ({ id, metres: null })) };
    }
    if (loosened.includes('districts')) {
      const around = fitting.filter(({ district }) =>
        filter.districts.some((asked) => geography.neighbours.get(asked)?.includes(district)),
      );
      if (around.length > 0) fitting = around;
    }
    const districtOf = (project: Rows['projects'][number]) => project.district.en.toLowerCase().split(/\s+/).join('-');
    const gates = (of: Rows['projects']) => of.flatMap(({ slug }) => geography.projectPoints.get(slug) ?? []);
    const origins = loosened.includes('sections')
      ? gates(rows.projects.filter(({ id }) => rows.sections.some((s) => s.project_id === id && filter.sections.includes(s.externalId))))
      : loosened.includes('projects')
        ? gates(rows.projects.filter(({ externalId }) => filter.projects.includes(externalId)))
        : loosened.includes('stations')
          ? filter.stations.flatMap((asked) => geography.stationPoints.get(asked) ?? [])
          : filter.districts.flatMap((asked) => {
              const own = gates(rows.projects.filter((project) => districtOf(project) === asked));
              return own.length > 0 ? own : (geography.districtPoints.get(asked) ?? []);
            });
    const far = (project: string): number => {
      const gate = geography.projectPoints.get(`project-${project.slice(1)}`);
      return gate ? Math.min(...origins.map((origin) => metresBetween(origin, gate))) : Infinity;
    };
    const nth = new Map<Plain, number>();
    for (const project of new Set(fitting.map((flat) => flat.project)))
      for (const [i, flat] of fitting
        .filter((one) => one.project === project)
        .sort(byFit)
        .entries())
        nth.set(flat, i);
    const rounded = (project: string) => (far(project) === Infinity ? Infinity : Math.round(far(project)));
    const shown = fitting
      .filter((flat) => (nth.get(flat) ?? 0) < 3)
      .sort((a, b) => {
        const round = (nth.get(a) ?? 0) - (nth.get(b) ?? 0);
        const [one, other] = [rounded(a.project), rounded(b.project)];
        return round || (one === other ? 0 : one - other) || a.project.localeCompare(b.project);
      })
      .slice(0, 3)
      .sort((a, b) => (rounded(a.project) === rounded(b.project) ? 0 : rounded(a.project) - rounded(b.project)));
    const metres = (project: string) => (rounded(project) === Infinity ? null : rounded(project));
    return { loosened, total: fitting.length, flats: shown.map(({ id, project }) => ({ id, metres: metres(project) })) };
  }
  return null;
}

describe.each([
  { flats: 40, runs: 2500 },
  { flats: 700, runs: 1200 },
])('nearby among $flats flats', ({ flats, runs }) => {
  const rows = someRows(flats, 20_261_127 + flats);
  let index: SearchIndex;
  let search: Search;
  let plain: Plain[];
  beforeAll(async () => {
    const builder = makeSnapshotBuilder(rows);
    for (let from = 0; from < flats; from += 300) builder.add(pageOf(rows.flats.slice(from, from + 300)));
    const base = await inSlices(makeSearchIndex(await inSlices(builder.snapshot()), { rate, plans }));
    index = layContents(base, { plans: new Map(), stations });
    search = makeSearch(index, buyableAt(index, now));
    plain = plainFlats(rows);
  });
  const nearby = (filter: Filter) => {
    const found = findNearby(index, search, filter, geography);
    return found && { ...found, flats: found.flats.map(({ at, metres }) => ({ id: index.snapshot.flats.id[at], metres })) };
  };

  it('gives what a plain list gives, and never a flat that misses a filter that is not named', { timeout: 60_000 }, () => {
    let tried = 0;
    fc.assert(
      fc.property(someCriteria, (asked) => {
        if (search.find(asked).total > 0) return;
        tried++;
        expect(nearby(asked)).toEqual(plainNearby(rows, plain, asked));
      }),
      { numRuns: runs, seed: 9 },
    );
    expect(tried).toBeGreaterThan(runs / 10);
  });

  it('gives nothing where no single filter is to blame', () => {
    expect(nearby({ ...anyFlat, rooms: [9], floor: { from: 90, to: null } })).toBeNull();
  });
});
