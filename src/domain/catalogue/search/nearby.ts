import { money, wholeUnits } from '../../../base/money.ts';
import { nameId } from '../../../base/text/name-id.ts';
import { type Filter, type FilterName, type Range, without } from '../criteria.ts';
import { type Bitset, bitsBetween, common, countBits, rankAt, rankBits } from './bitset.ts';
import { mostRooms } from './build-snapshot.ts';
import type { RangeIndex } from './range-index.ts';
import type { Search } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import type { Project } from './snapshot.ts';

export type GeoPoint = { lat: number; lng: number };

/** Where districts, projects and stations lie: from the contents, which the catalogue does not know. A name without a point has no distance. */
export type Geography = {
  /** The ids of the districts around a district, by its id. */
  neighbours: ReadonlyMap<string, readonly string[]>;
  /** The middle of a district by its id, and the gate of a project by its slug. */
  districtPoints: ReadonlyMap<string, GeoPoint>;
  projectPoints: ReadonlyMap<string, GeoPoint>;
  /** The entrances of a station, by its id. */
  stationPoints: ReadonlyMap<string, readonly GeoPoint[]>;
};

/** The flats that come nearest to a filter that finds nothing. `loosened` names the filters that they do not pass. */
export type Nearby = {
  loosened: readonly FilterName[];
  /** How many such flats there are: those of neighbouring districts where there are any. */
  total: number;
  flats: { at: number; metres: number | null }[];
};

export const mostNearby = 3;
/** Filters on places are loosened first, then the others in the order in which their loss hurts less. */
const places = ['sections', 'projects', 'stations', 'districts'] as const;
const others = ['floor', 'area', 'benefits', 'quarters', 'cost', 'monthly', 'rooms'] as const;
const fields = { area: 'areaHundredths', cost: 'cost', monthly: 'monthly', floor: 'floor' } as const;

const isAsked = (filter: Filter, name: FilterName): boolean => {
  if (name === 'area' || name === 'cost' || name === 'monthly' || name === 'floor') return filter[fields[name]] !== null;
  return name !== 'resale' && filter[name].length > 0;
};

/** Which filters are loosened, one attempt after another: each alone, then a place together with the cost. */
export function loosenings(filter: Filter): FilterName[][] {
  const asked = (names: readonly FilterName[]) => names.filter((name) => isAsked(filter, name));
  const singles = asked([...places, ...others]).map((name) => [name]);
  return [...singles, ...(filter.cost ? asked(places).map((name): FilterName[] => [name, 'cost']) : [])];
}

/** Null where no attempt finds a flat. Only for a filter that finds nothing. */
export function findNearby(index: SearchIndex, search: Search, filter: Filter, geography: Geography): Nearby | null {
  const { totalWithout } = search.find(filter);
  for (const loosened of loosenings(filter)) {
    // How many are found without one filter is known already.
    if (loosened.length === 1 && loosened.every((name) => totalWithout.get(name) === 0)) continue;
    const loose = loosened.reduce(without, filter);
    const { total } = search.find(loose);
    if (total === 0) continue;
    const flats = search.flats(loose);
    const order = orderOf(index, filter, loosened);
    if (places.some((name) => loosened.includes(name)))
      return { loosened, ...ofNearestProjects({ index, filter, loosened, geography }, flats, order) };
    const [column, range] = columnOf(index, filter, loosened);
    const near = column && range ? nearest(column, range, flats, order.gap) : flats;
    return { loosened, total, flats: best(near, order).map((at) => ({ at, metres: null })) };
  }
  return null;
}

/** How far a flat misses what was asked, and its place among all flats by price. */
type Order = { gap: (at: number) => number; place: ArrayLike<number> };

const orderOf = (index: SearchIndex, filter: Filter, loosened: readonly FilterName[]): Order => ({
  gap: gapOf(index, filter, loosened),
  place: (filter.currency === 'UAH' ? index.uah : index.usd).place,
});

/** The first `mostNearby` positions of a set in that order. */
function best(flats: Bitset, { gap, place }: Order, from = 0, to = flats.length * 32): number[] {
  const first: { at: number; gap: number; place: number }[] = [];
  for (const at of bitsBetween(flats, from, to)) {
    const one = { at, gap: gap(at), place: place[at] as number };
    const after = first.findIndex((other) => one.gap < other.gap || (one.gap === other.gap && one.place < other.place));
    if (after >= 0) first.splice(after, 0, one);
    else if (first.length < mostNearby) first.push(one);
    if (first.length > mostNearby) first.pop();
  }
  return first.map(({ at }) => at);
}

function columnOf({ uah, usd, snapshot }: SearchIndex, filter: Filter, loosened: readonly FilterName[]): [RangeIndex, Range | null] | [] {
  if (loosened.includes('cost')) return [filter.currency === 'UAH' ? uah : usd, filter.cost];
  if (loosened.includes('area')) return [snapshot.area, filter.areaHundredths];
  return loosened.includes('floor') ? [snapshot.floor, filter.floor] : [];
}

/** The flats of a set that miss the range by no more than the `mostNearby`-th of them; none lies within it. */
function nearest(column: RangeIndex, { from, to }: Range, flats: Bitset, gap: Order['gap']): Bitset {
  const some = flats.slice();
  const sides = [to !== null && { from: to, to: null }, from !== null && { from: null, to: from }].filter((side) => side !== false);
  const gaps = sides.flatMap((side) => {
    column.select(side, some);
    const total = countBits(common(some, flats, some));
    return column.slice({ set: some, total, skip: 0, count: mostNearby, descending: side.from === null, within: side }).map(gap);
  });
  const widest = gaps.sort((one, other) => one - other)[mostNearby - 1];
  if (widest === undefined) return flats;
  column.select({ from: from === null ? null : from - widest, to: to === null ? null : to + widest }, some);
  return common(some, flats, some);
}

const beyond = (range: Range, value: number): number => Math.max((range.from ?? value) - value, value - (range.to ?? value), 0);

/** By how much a flat misses the loosened filters on its own qualities. */
function gapOf({ snapshot: { flats }, places, uahMinor, usdMinor }: SearchIndex, filter: Filter, loosened: readonly FilterName[]) {
  const { cost, areaHundredths, floor } = filter;
  if (cost && loosened.includes('cost')) {
    const minor = filter.currency === 'UAH' ? uahMinor : usdMinor;
    return (at: number) => beyond(cost, wholeUnits(money(minor[at] as number, filter.currency)));
  }
  if (areaHundredths && loosened.includes('area')) return (at: number) => beyond(areaHundredths, flats.areaHundredths[at] as number);
  if (floor && loosened.includes('floor')) return (at: number) => beyond(floor, flats.floor[at] as number);
  if (loosened.includes('rooms')) {
    const roomsAt = (at: number) => Math.min(flats.rooms[at] as number, mostRooms);
    return (at: number) => Math.min(...filter.rooms.map((rooms) => Math.abs(rooms - roomsAt(at))));
  }
  if (loosened.includes('quarters')) {
    const asked = filter.quarters.map(quarterNumber);
    const numbers = places.quarters.names.map(quarterNumber);
    const quarterAt = (at: number) => numbers[places.quarterOf[flats.section[at] as number] as number] as number;
    return (at: number) => Math.min(...asked.map((quarter) => Math.abs(quarter - quarterAt(at))));
  }
  return () => 0;
}

const quarterNumber = (quarter: string): number => Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(-1));

type OfProject = { project: Project; total: number };
type Elsewhere = { index: SearchIndex; filter: Filter; loosened: readonly FilterName[]; geography: Geography };

/** The best flat of each of the nearest projects, then the second of each; of neighbouring districts alone where these have any. */
function ofNearestProjects(asked: Elsewhere, flats: Bitset, order: Order): Pick<Nearby, 'total' | 'flats'> {
  const ranks = new Uint32Array(flats.length + 1);
  rankBits(flats, ranks);
  const origins = originsOf(asked);
  const withFlats = asked.index.snapshot.projects
    .map((project) => ({ project, total: rankAt(flats, ranks, project.to) - rankAt(flats, ranks, project.from) }))
    .filter(({ total }) => total > 0);
  const around = aroundOf(asked, withFlats)
    .map((found) => ({ ...found, metres: leastDistance(origins, asked.geography.projectPoints.get(found.project.slug)) }))
    .sort((one, other) => farther(one.metres, other.metres) || one.project.at - other.project.at);
  const ofNearest = around
    .slice(0, mostNearby)
    .map(({ project, metres }) => best(flats, order, project.from, project.to).map((at) => ({ at, metres })));
  const rounds = Array.from({ length: mostNearby }, (_, round) => ofNearest.flatMap((ofOne) => ofOne.slice(round, round + 1)));
  return {
    total: around.reduce((sum, { total }) => sum + total, 0),
    flats: rounds
      .flat()
      .slice(0, mostNearby)
      .sort((one, other) => farther(one.metres, other.metres)),
  };
}

/** An unknown distance comes last. */
const farther = (one: number | null, other: number | null): number =>
  one === other ? 0 : (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY);

function aroundOf({ filter, loosened, geography }: Elsewhere, withFlats: readonly OfProject[]): readonly OfProject[] {
  if (!loosened.includes('districts')) return withFlats;
  const around = new Set(filter.districts.flatMap((id) => geography.neighbours.get(id) ?? []));
  const neighbouring = withFlats.filter(({ project }) => around.has(nameId(project.district)));
  return neighbouring.length > 0 ? neighbouring : withFlats;
}

/** Where the loosened places lie: stations, projects, or the middle of a district without one. */
function originsOf({ index, filter, loosened, geography }: Elsewhere): GeoPoint[] {
  const { projects, sections } = index.snapshot;
  const pointsOf = (of: readonly Project[]) => of.flatMap(({ slug }) => geography.projectPoints.get(slug) ?? []);
  if (loosened.includes('sections'))
    return pointsOf(sections.flatMap(({ externalId, project }) => (filter.sections.includes(externalId) ? project : [])));
  if (loosened.includes('projects')) return pointsOf(projects.filter(({ externalId }) => filter.projects.includes(externalId)));
  if (loosened.includes('stations')) return filter.stations.flatMap((id) => geography.stationPoints.get(id) ?? []);
  return filter.districts.flatMap((id) => {
    const own = pointsOf(projects.filter(({ district }) => nameId(district) === id));
    return own.length > 0 ? own : (geography.districtPoints.get(id) ?? []);
  });
}

function leastDistance(origins: readonly GeoPoint[], point: GeoPoint | undefined): number | null {
  if (!point || origins.length === 0) return null;
  return Math.round(Math.min(...origins.map((origin) => metresBetween(origin, point))));
}

const metresOfDegree = 111_195;

/** Within a city the ground is flat. */
export function metresBetween(one: GeoPoint, other: GeoPoint): number {
  const narrowing = Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180);
  return metresOfDegree * Math.hypot(one.lat - other.lat, (one.lng - other.lng) * narrowing);
}
