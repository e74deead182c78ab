import type { Filter } from '../criteria.ts';
import { type Bitset, rankAt, rankBits } from './bitset.ts';
import type { SearchIndex } from './search-index.ts';
import type { Options } from './section-places.ts';

/** How many flats each option would give: `counts[i]` those of `names[i]`, which are the same for every answer of one index. */
export type Counts = { names: readonly string[]; counts: Uint32Array };

/** Counts of a set of flats by district, project, section, station and quarter, and without each of these filters. */
export type PlaceCounts = {
  facets: Record<'districts' | 'projects' | 'sections' | 'stations' | 'quarters', Counts>;
  total: number;
  withoutDistricts: number;
  withoutProjects: number;
  withoutSections: number;
  withoutStations: number;
  withoutQuarters: number;
};

const [wrongProject, wrongSection, wrongQuarter, wrongDistrict, wrongStation] = [1, 2, 4, 8, 16];

/** Returns for each section which filters on places it fails, as the sum of the numbers above; 0 when none. */
export function placeFilter({ places }: SearchIndex, filter: Filter): (section: number) => number {
  const districts = asked(places.districts, filter.districts);
  const projects = asked(places.projects, filter.projects);
  const sections = asked(places.sections, filter.sections);
  const stations = asked(places.stations, filter.stations);
  const quarters = asked(places.quarters, filter.quarters);
  return (at) =>
    (projects === null || projects[places.projectOf[at] as number] === 1 ? 0 : wrongProject) +
    (sections === null || sections[at] === 1 ? 0 : wrongSection) +
    (quarters === null || quarters[places.quarterOf[at] as number] === 1 ? 0 : wrongQuarter) +
    (districts === null || districts[places.districtOf[at] as number] === 1 ? 0 : wrongDistrict) +
    (stations === null || places.stationsOf[at]?.some((station) => stations[station] === 1) ? 0 : wrongStation);
}

/** Null when no filter is set. */
function asked({ names, numbers }: Options, wanted: readonly string[]): Uint8Array | null {
  if (wanted.length === 0) return null;
  const marks = new Uint8Array(names.length);
  for (const name of wanted) {
    const number = numbers.get(name);
    if (number !== undefined) marks[number] = 1;
  }
  return marks;
}

/** Districts, projects, stations and quarters are qualities of a section, so that one count for each section answers for all. */
export function countPlaces(index: SearchIndex, filter: Filter, anywhere: Bitset, ranks: Uint32Array): PlaceCounts {
  const { places, snapshot } = index;
  const fails = placeFilter(index, filter);
  const districts = new Uint32Array(places.districts.names.length);
  const projects = new Uint32Array(places.projects.names.length);
  const sections = new Uint32Array(places.sections.names.length);
  const stations = new Uint32Array(places.stations.names.length);
  const quarters = new Uint32Array(places.quarters.names.length);
  const totals = { total: 0, withoutDistricts: 0, withoutProjects: 0, withoutSections: 0, withoutStations: 0, withoutQuarters: 0 };
  rankBits(anywhere, ranks);
  let before = 0;
  // Sections lie side by side: where one ends the next one begins.
  for (const { at, to } of snapshot.sections) {
    const upTo = rankAt(anywhere, ranks, to);
    const count = upTo - before;
    before = upTo;
    if (count === 0) continue;
    const wrong = fails(at);
    if (wrong === 0) totals.total += count;
    if ((wrong & ~wrongDistrict) === 0) {
      totals.withoutDistricts += count;
      const district = places.districtOf[at] as number;
      if (district >= 0) districts[district] = (districts[district] as number) + count;
    }
    if ((wrong & ~wrongProject) === 0) {
      totals.withoutProjects += count;
      const project = places.projectOf[at] as number;
      projects[project] = (projects[project] as number) + count;
    }
    if ((wrong & ~wrongSection) === 0) {
      totals.withoutSections += count;
      sections[at] = count;
    }
    if ((wrong & ~wrongStation) === 0) {
      totals.withoutStations += count;
      for (const station of places.stationsOf[at] ?? []) stations[station] = (stations[station] as number) + count;
    }
    if ((wrong & ~wrongQuarter) === 0) {
      totals.withoutQuarters += count;
      const quarter = places.quarterOf[at] as number;
      quarters[quarter] = (quarters[quarter] as number) + count;
    }
  }
  return {
    ...totals,
    facets: {
      districts: { names: places.districts.names, counts: districts },
      projects: { names: places.projects.names, counts: projects },
      sections: { names: places.sections.names, counts: sections },
      stations: { names: places.stations.names, counts: stations },
      quarters: { names: places.quarters.names, counts: quarters },
    },
  };
}
