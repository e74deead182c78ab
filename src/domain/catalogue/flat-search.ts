import type { Clock } from '../../base/clock.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { anyFlat, type Criteria, type Filter, type FilterName, without } from './criteria.ts';
import { type Flat, flatAt } from './flat.ts';
import { samplePositions } from './samples.ts';
import { findNearby, type Geography } from './search/nearby.ts';
import type { FlatsOfPlan } from './search/order/found-plans.ts';
import type { Facets, Found, SearchBounds } from './search/search.ts';
import type { SearchIndex } from './search/search-index.ts';

export type SearchResult = {
  flats: Flat[];
  /** Only when plans were asked for: how many the found flats have, and for each of `flats` the found flats with its plan. */
  plans: { total: number; ofFlats: FlatsOfPlan[] } | null;
  total: number;
  /** At least 1, also when nothing was found. */
  lastPage: number;
  facets: Facets;
  bounds: SearchBounds;
  /** Only when nothing was found: the one filter whose removal gives the most flats; null when none gives any. */
  relax: { filter: FilterName; total: number } | null;
};
const named = ['districts', 'projects', 'sections', 'stations', 'benefits'] as const;
/** The flats nearest to a filter that finds nothing. `loosened` names the filters that the flats do not pass. */
export type NearbyFlats = { loosened: readonly FilterName[]; total: number; flats: { flat: Flat; metres: number | null }[] };
export type UnknownOption = { kind: 'unknown-option'; filter: (typeof named)[number] };

type Context = { clock: Clock; current: () => CatalogueSnapshot };

/** Searches for flats in the current snapshot. */
export function makeFlatSearch({ clock, current }: Context) {
  /** Refuses districts, projects, sections, stations and benefits that never existed; a delivery quarter in which nothing is built finds nothing. */
  function search(criteria: Criteria): Result<SearchResult, UnknownOption> {
    const now = current();
    const unknown = unknownOption(now.index, criteria);
    if (unknown) return refuse({ kind: 'unknown-option', filter: unknown });
    const found = now.search.find(criteria);
    const at = clock().getTime();
    const positions = now.search.page(criteria);
    const plans = criteria.byPlan
      ? { total: now.search.countPlans(criteria), ofFlats: positions.map((position) => now.search.flatsOfPlan(criteria, position)) }
      : null;
    return ok({
      flats: positions.map((position) => flatAt(now.index, position, at)),
      plans,
      total: found.total,
      lastPage: Math.max(1, Math.ceil((plans?.total ?? found.total) / criteria.perPage)),
      facets: found.facets,
      bounds: found.bounds,
      relax: found.total > 0 ? null : relaxed(now, criteria, found),
    });
  }

  return {
    search,
    nearby: (filter: Filter, geography: Geography): NearbyFlats | null => {
      const { index, search: now } = current();
      const found = findNearby(index, now, filter, geography);
      const time = clock().getTime();
      return found && { ...found, flats: found.flats.map(({ at, metres }) => ({ flat: flatAt(index, at, time), metres })) };
    },
    /** Up to `most` different flats that can be bought, of projects named by external ids that exist; the cheapest first. */
    samples: (where: Pick<Filter, 'projects' | 'rooms'>, most: number): Flat[] => {
      const { index, search: now } = current();
      const at = clock().getTime();
      const flats = samplePositions(now, where, most).map((position) => flatAt(index, position, at));
      return flats.sort((a, b) => a.uahMinor - b.uahMinor);
    },
    /** How many flats would be found with each of these greatest sums instead of the asked cost or monthly payment, in the asked currency. */
    upTo: (filter: Filter, name: 'cost' | 'monthly', sums: readonly number[]): number[] =>
      sums.map((to) => current().search.find({ ...filter, [name]: { from: null, to } }).total),
    /** Bounds and options of all flats of the developer's own, without any filter. */
    everything: (): Pick<SearchResult, 'facets' | 'bounds' | 'total'> => current().search.find(anyFlat),
  };
}

function unknownOption({ places }: SearchIndex, filter: Filter): UnknownOption['filter'] | null {
  return named.find((name) => filter[name].some((id) => !places[name].numbers.has(id))) ?? null;
}

function relaxed(now: CatalogueSnapshot, filter: Filter, found: Found): SearchResult['relax'] {
  const totals = [...found.totalWithout];
  if (filter.resale) totals.push(['resale', now.search.find(without(filter, 'resale')).total]);
  const best = totals.reduce<[FilterName, number] | null>((most, one) => (one[1] > (most?.[1] ?? 0) ? one : most), null);
  return best && { filter: best[0], total: best[1] };
}
