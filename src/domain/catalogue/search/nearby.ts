import { money, wholeUnits } from '../../../base/money.ts';
import { type Filter, type FilterName, type Range, without } from '../criteria.ts';
import { districtId } from '../district.ts';
import { mostRooms } from './build-snapshot.ts';
import type { Search } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import type { Project } from './snapshot.ts';

export type GeoPoint = { lat: number; lng: number };

/** Where districts and projects lie: from the contents, which the catalogue does not know. A name without a point has no distance. */
export type Geography = {
  /** The ids of the districts around a district, by its id. */
  neighbours: ReadonlyMap<string, readonly string[]>;
  /** The middle of a district by its id, and the gate of a project by its slug. */
  districtPoints: ReadonlyMap<string, GeoPoint>;
  projectPoints: ReadonlyMap<string, GeoPoint>;
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
const places = ['sections', 'projects', 'districts'] as const;
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
  for (const loosened of loosenings(filter)) {
    const loose = loosened.reduce(without, filter);
    const { total } = search.find(loose);
    if (total === 0) continue;
    const cheapestFirst = search.page({ ...loose, sort: 'price_asc', page: 1, perPage: total, byPlan: false });
    const gap = gapOf(index, filter, loosened);
    const isElsewhere = places.some((name) => loosened.includes(name));
    const found = isElsewhere ? ofNearestProjects({ index, filter, loosened, geography }, cheapestFirst, gap) : null;
    return { loosened, total, flats: least(cheapestFirst, gap).map((at) => ({ at, metres: null })), ...found };
  }
  return null;
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

/** The first `mostNearby` positions by their gap; of equal gaps those that come first. */
function least(positions: readonly number[], gap: (at: number) => number): number[] {
  const best: { at: number; gap: number }[] = [];
  for (const at of positions) {
    const one = { at, gap: gap(at) };
    const place = best.findIndex((other) => one.gap < other.gap);
    if (place >= 0) best.splice(place, 0, one);
    else if (best.length < mostNearby) best.push(one);
    if (best.length > mostNearby) best.pop();
  }
  return best.map(({ at }) => at);
}

type Elsewhere = { index: SearchIndex; filter: Filter; loosened: readonly FilterName[]; geography: Geography };

/** The best flat of each of the nearest projects, then the second of each; of neighbouring districts alone where these have any. */
function ofNearestProjects(asked: Elsewhere, cheapestFirst: readonly number[], gap: (at: number) => number) {
  const { snapshot } = asked.index;
  const byProject = Map.groupBy(cheapestFirst, (at) => snapshot.sections[snapshot.flats.section[at] as number]?.project as Project);
  const origins = originsOf(asked);
  const projects = aroundOf(asked, [...byProject.keys()])
    .map((project) => ({ project, metres: leastDistance(origins, asked.geography.projectPoints.get(project.slug)) }))
    .sort((one, other) => farther(one.metres, other.metres) || one.project.at - other.project.at);
  const best = projects.map(({ project, metres }) => ({ metres, flats: least(byProject.get(project) ?? [], gap) }));
  const rounds = Array.from({ length: mostNearby }, (_, round) =>
    best.flatMap(({ flats, metres }) => flats.slice(round, round + 1).map((at) => ({ at, metres }))),
  );
  return {
    total: projects.reduce((sum, { project }) => sum + (byProject.get(project)?.length ?? 0), 0),
    flats: rounds
      .flat()
      .slice(0, mostNearby)
      .sort((one, other) => farther(one.metres, other.metres)),
  };
}

/** An unknown distance comes last. */
const farther = (one: number | null, other: number | null): number =>
  one === other ? 0 : (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY);

function aroundOf({ filter, loosened, geography }: Elsewhere, projects: Project[]): Project[] {
  if (!loosened.includes('districts')) return projects;
  const around = new Set(filter.districts.flatMap((id) => geography.neighbours.get(id) ?? []));
  const neighbouring = projects.filter(({ district }) => around.has(districtId(district)));
  return neighbouring.length > 0 ? neighbouring : projects;
}

/** Where the loosened places lie: their projects, or the middle of a district without one. */
function originsOf({ index, filter, loosened, geography }: Elsewhere): GeoPoint[] {
  const { projects, sections } = index.snapshot;
  const pointsOf = (of: readonly Project[]) => of.flatMap(({ slug }) => geography.projectPoints.get(slug) ?? []);
  if (loosened.includes('sections'))
    return pointsOf(sections.flatMap(({ externalId, project }) => (filter.sections.includes(externalId) ? project : [])));
  if (loosened.includes('projects')) return pointsOf(projects.filter(({ externalId }) => filter.projects.includes(externalId)));
  return filter.districts.flatMap((id) => {
    const own = pointsOf(projects.filter(({ district }) => districtId(district) === id));
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
