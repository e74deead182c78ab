import { type Bitset, countBetween, countBits, emptyBits, ones, setBetween, unite } from './bitset.ts';
import type { Criteria, Filter, FilterName, Range } from './criteria.ts';
import type { RangeIndex } from './range-index.ts';
import type { Buyable, SearchIndex } from './search-index.ts';

type Span = { from: number; to: number };
/** Each option's count under all other filters; options that would give nothing are left out. */
export type Facets = {
  projects: Record<string, number>;
  sections: Record<string, number>;
  rooms: Record<string, number>;
  quarters: Record<string, number>;
  benefits: Record<string, number>;
};
/** What is for sale under all other filters; null when nothing is. Costs in whole units. */
export type SearchBounds = { uah: Span | null; usd: Span | null; areaHundredths: Span | null; floor: Span | null };
export type Found = { set: Bitset; total: number; facets: Facets; bounds: SearchBounds; totalWithout: ReadonlyMap<FilterName, number> };

/** Working sets of one index: a search is synchronous, so that they are free again when the next one starts. */
export type Scratch = Record<'rooms' | 'benefits' | 'cost' | 'area' | 'floor' | 'mask' | 'wide' | 'all', Bitset> &
  Record<'noRooms' | 'noBenefits' | 'noCost' | 'noArea' | 'noFloor', Bitset>;

export function makeScratch(size: number): Scratch {
  const set = () => emptyBits(size);
  return {
    rooms: set(),
    benefits: set(),
    cost: set(),
    area: set(),
    floor: set(),
    mask: set(),
    wide: set(),
    all: set(),
    noRooms: set(),
    noBenefits: set(),
    noCost: set(),
    noArea: set(),
    noFloor: set(),
  };
}

/** Everything about a filter except the order and the page. The answer's `set` is its own copy. */
export function findFlats(index: SearchIndex, buyable: Buyable, filter: Filter, scratch: Scratch): Found {
  const { size } = index.snapshot;
  const ofFlats = flatSets(index, filter, scratch);
  const base = filter.resale ? buyable.resale : buyable.primary;
  const { rooms, benefits, cost, area, floor } = ofFlats;
  const { wide } = scratch;
  for (let w = 0; w < wide.length; w++)
    wide[w] =
      (base[w] as number) &
      (rooms[w] as number) &
      (benefits[w] as number) &
      (cost[w] as number) &
      (area[w] as number) &
      (floor[w] as number);

  const places = countPlaces(index, filter, wide);
  const mask = maskOf(index, places.allowed, scratch.mask);
  leaveOneOut(base, mask, ofFlats, scratch);

  const totalWithout = new Map<FilterName, number>();
  const active = (name: FilterName, isActive: boolean, total: () => number) => isActive && totalWithout.set(name, total());
  if (places.total === 0) {
    active('projects', filter.projects.length > 0, () => places.withoutProjects);
    active('sections', filter.sections.length > 0, () => places.withoutSections);
    active('quarters', filter.quarters.length > 0, () => places.withoutQuarters);
    active('rooms', filter.rooms.length > 0, () => countBits(scratch.noRooms));
    active('benefits', filter.benefits.length > 0, () => countBits(scratch.noBenefits));
    active('cost', filter.cost !== null, () => countBits(scratch.noCost));
    active('area', filter.areaHundredths !== null, () => countBits(scratch.noArea));
    active('floor', filter.floor !== null, () => countBits(scratch.noFloor));
  }
  return {
    set: size === 0 ? emptyBits(0) : scratch.all.slice(),
    total: places.total,
    facets: { ...places.facets, rooms: countEach(index.rooms, scratch.noRooms), benefits: countEach(index.benefits, scratch.noBenefits) },
    bounds: {
      uah: index.uah.bounds(scratch.noCost),
      usd: index.usd.bounds(scratch.noCost),
      areaHundredths: index.area.bounds(scratch.noArea),
      floor: index.floor.bounds(scratch.noFloor),
    },
    totalWithout,
  };
}

type FlatSets = Record<'rooms' | 'benefits' | 'cost' | 'area' | 'floor', Bitset>;

/** For each filter on a flat's own qualities the set that passes it alone; everything where it is not asked. */
function flatSets(index: SearchIndex, filter: Filter, scratch: Scratch): FlatSets {
  const { everything, snapshot } = index;
  const select = (range: Range | null, column: RangeIndex, out: Bitset): Bitset => {
    if (!range) return everything;
    column.select(range.from ?? Number.NEGATIVE_INFINITY, range.to ?? Number.POSITIVE_INFINITY, out);
    return out;
  };
  const union = <Key>(keys: readonly Key[], sets: ReadonlyMap<Key, Bitset>): Bitset =>
    keys.length === 0
      ? everything
      : unite(
          keys.flatMap((key) => sets.get(key) ?? []),
          snapshot.size,
        );
  return {
    rooms: union(filter.rooms, index.rooms),
    benefits: union(filter.benefits, index.benefits),
    cost: select(filter.cost, filter.currency === 'UAH' ? index.uah : index.usd, scratch.cost),
    area: select(filter.areaHundredths, index.area, scratch.area),
    floor: select(filter.floor, index.floor, scratch.floor),
  };
}

/** Projects, sections and quarters are qualities of a section, so that one count for each section answers for all three. */
function countPlaces({ snapshot }: SearchIndex, filter: Filter, wide: Bitset) {
  const projects = new Set(filter.projects);
  const sections = new Set(filter.sections);
  const quarters = new Set(filter.quarters);
  const facets = { projects: {}, sections: {}, quarters: {} } as Pick<Facets, 'projects' | 'sections' | 'quarters'>;
  const restricted = projects.size + sections.size + quarters.size > 0;
  const allowed = new Uint8Array(snapshot.sections.length);
  const totals = { total: 0, withoutProjects: 0, withoutSections: 0, withoutQuarters: 0 };
  const perProject = new Map<string, number>();
  const perQuarter = new Map<string, number>();
  for (const section of snapshot.sections) {
    const inProject = projects.size === 0 || projects.has(section.project.salesforce_id);
    const inSection = sections.size === 0 || sections.has(section.salesforce_id);
    const inQuarter = quarters.size === 0 || quarters.has(section.submission_quarter);
    if (Number(inProject) + Number(inSection) + Number(inQuarter) < 2) continue;
    const count = countBetween(wide, section.from, section.to);
    if (inProject && inSection && inQuarter) {
      allowed[section.at] = 1;
      totals.total += count;
    }
    if (count === 0) continue;
    if (inSection && inQuarter) {
      totals.withoutProjects += count;
      perProject.set(section.project.salesforce_id, (perProject.get(section.project.salesforce_id) ?? 0) + count);
    }
    if (inProject && inQuarter) {
      totals.withoutSections += count;
      facets.sections[section.salesforce_id] = count;
    }
    if (inProject && inSection) {
      totals.withoutQuarters += count;
      perQuarter.set(section.submission_quarter, (perQuarter.get(section.submission_quarter) ?? 0) + count);
    }
  }
  facets.projects = Object.fromEntries(perProject);
  facets.quarters = Object.fromEntries(perQuarter);
  return { ...totals, facets, allowed: restricted ? allowed : null };
}

function maskOf({ snapshot, everything }: SearchIndex, allowed: Uint8Array | null, mask: Bitset): Bitset {
  if (!allowed) return everything;
  mask.fill(0);
  for (const { at, from, to } of snapshot.sections) if (allowed[at] === 1) setBetween(mask, from, to);
  return mask;
}

/** One pass over the words: the set that passes everything, and for each filter the set that passes all but this one. */
function leaveOneOut(base: Bitset, mask: Bitset, { rooms, benefits, cost, area, floor }: FlatSets, scratch: Scratch): void {
  const { all, noRooms, noBenefits, noCost, noArea, noFloor } = scratch;
  for (let w = 0; w < all.length; w++) {
    const m = (base[w] as number) & (mask[w] as number);
    const r = rooms[w] as number;
    const b = benefits[w] as number;
    const c = cost[w] as number;
    const a = area[w] as number;
    const f = floor[w] as number;
    const caf = m & c & a & f;
    const rb = m & r & b;
    all[w] = caf & r & b;
    noRooms[w] = caf & b;
    noBenefits[w] = caf & r;
    noCost[w] = rb & a & f;
    noArea[w] = rb & c & f;
    noFloor[w] = rb & c & a;
  }
}

function countEach<Key extends string | number>(options: ReadonlyMap<Key, Bitset>, set: Bitset): Record<string, number> {
  const keys = [...options.keys()];
  const sets = [...options.values()];
  const counts = new Float64Array(sets.length);
  for (let w = 0; w < set.length; w++) {
    const x = set[w] as number;
    if (x === 0) continue;
    for (let k = 0; k < sets.length; k++) {
      const common = x & ((sets[k] as Bitset)[w] as number);
      if (common !== 0) counts[k] = (counts[k] as number) + ones(common);
    }
  }
  const found: Record<string, number> = {};
  keys.forEach((key, k) => {
    if ((counts[k] as number) > 0) found[String(key)] = counts[k] as number;
  });
  return found;
}

/** The flats of one page, as positions. */
export function pageOf(index: SearchIndex, found: Found, { sort, currency, page, perPage }: Criteria): number[] {
  const column = sort.startsWith('area') ? index.area : currency === 'UAH' ? index.uah : index.usd;
  const skip = (page - 1) * perPage;
  if (sort.endsWith('_asc')) return column.slice(found.set, found.total, skip, perPage);
  const last = found.total - skip;
  const first = Math.max(0, last - perPage);
  return last <= 0 ? [] : column.slice(found.set, found.total, first, last - first).reverse();
}
