import { filterNames, type Sort, usualSort } from '../../contract/catalogue/apartment-filter.ts';
import { perPage } from '../../contract/catalogue/apartments.ts';
import type { ApartmentsQuery } from '../../contract/catalogue/apartments-query.ts';
import type { Criteria, FilterName, Range } from '../../domain/catalogue/catalogue.ts';
import type { FieldErrors } from '../problem.ts';

/** The wire name of each filter, for `relax`. */
export const wireNames = {
  ...filterNames,
  cost: 'cost',
  monthly: 'monthly',
  area: 'area',
  floor: 'floor',
} as const satisfies Record<FilterName, string>;

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);
const hundredthsOf = (text: string | undefined): number | null => (text ? Math.round(Number(text) * 100) : null);

function rangeOf(from: number | null, to: number | null): Range | null {
  return from === null && to === null ? null : { from, to };
}

/** The criteria of the query; a range that ends before it begins is refused. */
export function criteriaOf(query: ApartmentsQuery): { criteria: Criteria } | { errors: FieldErrors } {
  const ranges = {
    cost: rangeOf(numberOf(query.costFrom), numberOf(query.costTo)),
    monthly: rangeOf(numberOf(query.monthlyFrom), numberOf(query.monthlyTo)),
    area: rangeOf(hundredthsOf(query.areaFrom), hundredthsOf(query.areaTo)),
    floor: rangeOf(numberOf(query.floorFrom), numberOf(query.floorTo)),
  };
  const errors: FieldErrors = {};
  for (const [name, range] of Object.entries(ranges))
    if (range && range.from !== null && range.to !== null && range.from > range.to) errors[`${name}To`] = ['out-of-range'];
  if (Object.keys(errors).length > 0) return { errors };
  return {
    criteria: {
      districts: query[filterNames.districts] ?? [],
      projects: query[filterNames.projects] ?? [],
      sections: query[filterNames.sections] ?? [],
      stations: query[filterNames.stations] ?? [],
      rooms: (query[filterNames.rooms] ?? []).map(Number),
      quarters: query[filterNames.quarters] ?? [],
      benefits: query[filterNames.benefits] ?? [],
      resale: query[filterNames.resale] === '1',
      currency: query.usd === '1' ? 'USD' : 'UAH',
      cost: ranges.cost,
      monthly: ranges.monthly,
      areaHundredths: ranges.area,
      floor: ranges.floor,
      byPlan: query.by_plan === '1',
      sort: (query.sort || usualSort) as Sort,
      page: Number(query.page || 1),
      perPage: Number(query.per_page || perPage.initial),
    },
  };
}
