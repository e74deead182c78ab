import { LRUCache } from 'lru-cache';
import { type Criteria, type Filter, type FilterName, filterKey, type Range } from '../criteria.ts';
import { type Bitset, common, countBits, countCommon, emptyBits, setBetween, unite } from './bitset.ts';
import { type FitOrder, fitOrder, fitPage } from './order/fit-order.ts';
import { type FlatsOfPlan, type FoundPlans, flatsOfPlan, makePlanFinder } from './order/found-plans.ts';
import { type Counts, countPlaces, type PlaceCounts, placeFilter } from './place-counts.ts';
import type { RangeIndex } from './range-index.ts';
import type { Buyable, SearchIndex } from './search-index.ts';

type Span = { from: number; to: number };
/** Each option's count under all other filters. */
export type Facets = Record<'districts' | 'projects' | 'sections' | 'stations' | 'rooms' | 'quarters' | 'benefits', Counts>;
/** Bounds of the flats for sale under all other filters; null when there are none. Costs in whole units. */
export type SearchBounds = {
  uah: Span | null;
  usd: Span | null;
  /** Of flats that are paid for by the month. */
  monthlyUah: Span | null;
  monthlyUsd: Span | null;
  areaHundredths: Span | null;
  floor: Span | null;
};
/** `totalWithout` has, only when nothing was found, the total without each one of the filters. */
export type Found = { total: number; facets: Facets; bounds: SearchBounds; totalWithout: ReadonlyMap<FilterName, number> };

const rememberedFilters = 64;
/** Plans and orders are remembered of fewer: each has a set of all flats. */
const rememberedOrders = 16;

/**
 * Searches one snapshot of the catalogue. Every filter is a set of flats, one bit each; the flats that pass all filters, and for each
 * filter those that pass all but this one, follow in one pass over the words of these sets.
 */
export function makeSearch(index: SearchIndex, buyable: Buyable) {
  const recent = new LRUCache<string, Found>({ max: rememberedFilters });
  const plansFound = new LRUCache<string, FoundPlans>({ max: rememberedOrders });
  const orders = new LRUCache<string, FitOrder>({ max: rememberedOrders });
  const findPlans = makePlanFinder(index.snapshot.plans);
  const sets = makeSets(index.snapshot.size);
  const compute = makeComputing(index, sets);
  let combined: string | null = null;

  function combine(filter: Filter, key: string): void {
    if (combined === key) return;
    const base = filter.resale ? buyable.resale : buyable.primary;
    leaveOneOut({ base, mask: maskOf(index, filter, sets.mask), ...ofFlats(index, filter, sets) }, sets);
    combined = key;
  }

  function found(filter: Filter, key: string): Found {
    const known = recent.get(key);
    if (known) return known;
    combine(filter, key);
    const made = compute(filter);
    recent.set(key, made);
    return made;
  }

  const pricesIn = (currency: Criteria['currency']) => (currency === 'UAH' ? index.uah : index.usd);

  /** The flats that pass, or with `byPlan` one of each plan. */
  function listed(criteria: Criteria): { set: Bitset; total: number; key: string } {
    const key = filterKey(criteria);
    const { total } = found(criteria, key);
    combine(criteria, key);
    if (!criteria.byPlan) return { set: sets.all, total, key: `${criteria.currency}${key}` };
    const planKey = `${criteria.currency} by plan${key}`;
    const plans = plansFound.get(planKey) ?? findPlans(sets.all, pricesIn(criteria.currency).place);
    plansFound.set(planKey, plans);
    return { ...plans, key: planKey };
  }

  function inFitOrder(criteria: Criteria): number[] {
    const { set, total, key } = listed(criteria);
    const { currency, cost } = criteria;
    const prices = pricesIn(currency);
    const minor = currency === 'UAH' ? index.uahMinor : index.usdMinor;
    const order = orders.get(key) ?? fitOrder(index, { set, total, prices, minor, cost });
    orders.set(key, order);
    return fitPage(order, prices, criteria);
  }

  /** The flats of one page, as positions. */
  function page(criteria: Criteria): number[] {
    const { sort, currency, perPage, cost, areaHundredths } = criteria;
    if (sort === 'fit') return inFitOrder(criteria);
    const { set, total } = listed(criteria);
    return (sort.startsWith('area') ? index.snapshot.area : pricesIn(currency)).slice({
      set,
      total,
      skip: (criteria.page - 1) * perPage,
      count: perPage,
      descending: sort.endsWith('_desc'),
      within: sort.startsWith('area') ? areaHundredths : cost,
    });
  }

  return {
    /** Everything about a filter except the order and the page. */
    find: (filter: Filter): Found => found(filter, filterKey(filter)),
    page,
    /** The found flats; the set is used again by the next search. */
    flats: (filter: Filter): Bitset => {
      combine(filter, filterKey(filter));
      return sets.all;
    },
    /** How many plans the found flats have. */
    countPlans: (criteria: Criteria): number => listed({ ...criteria, byPlan: true }).total,
    /** The found flats with the plan of a found one. */
    flatsOfPlan: (filter: Filter, at: number): FlatsOfPlan => {
      combine(filter, filterKey(filter));
      return flatsOfPlan(index.snapshot.plans, index.snapshot.flats, sets.all, at);
    },
  };
}
export type Search = ReturnType<typeof makeSearch>;

/** Everything about a filter whose sets have just been combined. */
function makeComputing(index: SearchIndex, sets: Sets) {
  const roomNames = [...index.snapshot.rooms.keys()].map(String);
  const roomSets = [...index.snapshot.rooms.values()];
  return (filter: Filter): Found => {
    const paid = common(sets.noMonthly, index.monthly.paid, sets.paid);
    const places = countPlaces(index, filter, sets.anywhere, sets.ranks);
    return {
      total: places.total,
      facets: {
        ...places.facets,
        rooms: { names: roomNames, counts: countEach(roomSets, sets.noRooms) },
        benefits: { names: index.places.benefits.names, counts: countEach(index.snapshot.benefitSets, sets.noBenefits) },
      },
      bounds: {
        uah: index.uah.bounds(sets.noCost),
        usd: index.usd.bounds(sets.noCost),
        monthlyUah: index.monthly.byUah.bounds(paid),
        monthlyUsd: index.monthly.byUsd.bounds(paid),
        areaHundredths: index.snapshot.area.bounds(sets.noArea),
        floor: index.snapshot.floor.bounds(sets.noFloor),
      },
      totalWithout: places.total > 0 ? new Map() : totalsWithout(filter, places, sets),
    };
  };
}

/** Working sets, used again by every search: it is synchronous. `anywhere` passes all but the filters on places. */
type Sets = ReturnType<typeof makeSets>;
function makeSets(size: number) {
  const set = () => emptyBits(size);
  return {
    cost: set(),
    monthly: set(),
    paid: set(),
    area: set(),
    floor: set(),
    mask: set(),
    anywhere: set(),
    all: set(),
    noRooms: set(),
    noBenefits: set(),
    noCost: set(),
    noMonthly: set(),
    noArea: set(),
    noFloor: set(),
    ranks: new Uint32Array(set().length + 1),
  };
}

type Passing = Record<'base' | 'mask' | 'rooms' | 'benefits' | 'cost' | 'monthly' | 'area' | 'floor', Bitset>;

/** For each filter on a flat's own qualities the set that passes it alone; everything where it is not asked. */
function ofFlats(index: SearchIndex, filter: Filter, sets: Sets): Omit<Passing, 'base' | 'mask'> {
  const { everything, snapshot, places, uah, usd, monthly } = index;
  const select = (range: Range | null, column: RangeIndex, out: Bitset): Bitset => {
    if (!range) return everything;
    column.select(range, out);
    return out;
  };
  const union = <Key>(asked: readonly Key[], setOf: (key: Key) => Bitset | undefined): Bitset =>
    asked.length === 0
      ? everything
      : unite(
          asked.flatMap((key) => setOf(key) ?? []),
          snapshot.size,
        );
  return {
    rooms: union(filter.rooms, (rooms) => snapshot.rooms.get(rooms)),
    benefits: union(filter.benefits, (benefit) => snapshot.benefitSets[places.benefits.numbers.get(benefit) ?? -1]),
    cost: select(filter.cost, filter.currency === 'UAH' ? uah : usd, sets.cost),
    // A range without a lower end also has the flats that are not paid for by the month.
    monthly: filter.monthly
      ? common(select(filter.monthly, filter.currency === 'UAH' ? monthly.byUah : monthly.byUsd, sets.monthly), monthly.paid, sets.monthly)
      : everything,
    area: select(filter.areaHundredths, snapshot.area, sets.area),
    floor: select(filter.floor, snapshot.floor, sets.floor),
  };
}

function maskOf(index: SearchIndex, filter: Filter, mask: Bitset): Bitset {
  const { districts, projects, sections, stations, quarters } = filter;
  if ([districts, projects, sections, stations, quarters].every(({ length }) => length === 0)) return index.everything;
  const passes = placeFilter(index, filter);
  mask.fill(0);
  for (const { at, from, to } of index.snapshot.sections) if (passes(at) === 0) setBetween(mask, from, to);
  return mask;
}

function leaveOneOut({ base, mask, rooms, benefits, cost, monthly, area, floor }: Passing, sets: Sets): void {
  const { anywhere, all, noRooms, noBenefits, noCost, noMonthly, noArea, noFloor } = sets;
  for (let w = 0; w < all.length; w++) {
    const s = base[w] as number;
    const r = rooms[w] as number;
    const b = benefits[w] as number;
    const c = cost[w] as number;
    const m = monthly[w] as number;
    const a = area[w] as number;
    const f = floor[w] as number;
    const here = s & (mask[w] as number);
    const sums = c & m;
    const rest = sums & a & f;
    const rb = here & r & b;
    const rbaf = rb & a & f;
    anywhere[w] = s & r & b & rest;
    all[w] = rb & rest;
    noRooms[w] = here & rest & b;
    noBenefits[w] = here & rest & r;
    noCost[w] = rbaf & m;
    noMonthly[w] = rbaf & c;
    noArea[w] = rb & sums & f;
    noFloor[w] = rb & sums & a;
  }
}

const countEach = (options: readonly Bitset[], set: Bitset): Uint32Array => Uint32Array.from(options, (option) => countCommon(option, set));

function totalsWithout(filter: Filter, places: PlaceCounts, sets: Sets): Map<FilterName, number> {
  const totals = new Map<FilterName, number>();
  if (filter.districts.length > 0) totals.set('districts', places.withoutDistricts);
  if (filter.projects.length > 0) totals.set('projects', places.withoutProjects);
  if (filter.sections.length > 0) totals.set('sections', places.withoutSections);
  if (filter.stations.length > 0) totals.set('stations', places.withoutStations);
  if (filter.quarters.length > 0) totals.set('quarters', places.withoutQuarters);
  if (filter.rooms.length > 0) totals.set('rooms', countBits(sets.noRooms));
  if (filter.benefits.length > 0) totals.set('benefits', countBits(sets.noBenefits));
  if (filter.cost) totals.set('cost', countBits(sets.noCost));
  if (filter.monthly) totals.set('monthly', countBits(sets.noMonthly));
  if (filter.areaHundredths) totals.set('area', countBits(sets.noArea));
  if (filter.floor) totals.set('floor', countBits(sets.noFloor));
  return totals;
}
