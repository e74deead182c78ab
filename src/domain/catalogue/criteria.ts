import type { Currency } from '../../base/money.ts';

export type SortOrder = 'price_asc' | 'price_desc' | 'area_asc' | 'area_desc' | 'fit';
/** Inclusive; null leaves that side open. */
export type Range = { from: number | null; to: number | null };
export type FilterName =
  | 'districts'
  | 'projects'
  | 'sections'
  | 'stations'
  | 'rooms'
  | 'quarters'
  | 'benefits'
  | 'cost'
  | 'monthly'
  | 'area'
  | 'floor'
  | 'resale';

/**
 * The filters of a visitor's search. Several values of one list are "or", different names are "and"; an empty list filters nothing.
 * Projects, sections and benefits are named by their external ids, districts and stations by `nameId`; `rooms` 4 means four and more.
 */
export type Filter = {
  districts: readonly string[];
  projects: readonly string[];
  sections: readonly string[];
  /** Metro stations; a flat is near those that the contents name near its project. */
  stations: readonly string[];
  rooms: readonly number[];
  /** Delivery quarters, `2027-Q4`. */
  quarters: readonly string[];
  benefits: readonly string[];
  /** Only flats resold by investors; otherwise only the developer's own. */
  resale: boolean;
  /** In which currency `cost` and `monthly` are asked and prices are ordered. */
  currency: Currency;
  /** In whole units, as prices are shown. */
  cost: Range | null;
  /** Of the first payment of the usual plan in whole units; a flat without monthly payments is in no range. */
  monthly: Range | null;
  areaHundredths: Range | null;
  floor: Range | null;
};

/**
 * Equal prices or areas are ordered by id, the descending orders being the exact reverse of the ascending ones; `fit` mixes projects and
 * plans (`search/order/fit-order.ts`). `byPlan` asks for one flat of each plan of a project, the least expensive one; pages count plans then.
 */
export type Criteria = Filter & { sort: SortOrder; page: number; perPage: number; byPlan?: boolean };

export const anyFlat: Filter = {
  districts: [],
  projects: [],
  sections: [],
  stations: [],
  rooms: [],
  quarters: [],
  benefits: [],
  resale: false,
  currency: 'UAH',
  cost: null,
  monthly: null,
  areaHundredths: null,
  floor: null,
};

export const filterKey = (filter: Filter): string =>
  JSON.stringify([
    [...filter.districts].sort(),
    [...filter.projects].sort(),
    [...filter.sections].sort(),
    [...filter.stations].sort(),
    [...filter.rooms].sort(),
    [...filter.quarters].sort(),
    [...filter.benefits].sort(),
    filter.resale,
    filter.cost && [filter.currency, filter.cost.from, filter.cost.to],
    filter.monthly && [filter.currency, filter.monthly.from, filter.monthly.to],
    filter.areaHundredths && [filter.areaHundredths.from, filter.areaHundredths.to],
    filter.floor && [filter.floor.from, filter.floor.to],
  ]);

export function without(filter: Filter, name: FilterName): Filter {
  if (name === 'resale') return { ...filter, resale: false };
  if (name === 'area') return { ...filter, areaHundredths: null };
  if (name === 'cost' || name === 'monthly' || name === 'floor') return { ...filter, [name]: null };
  return { ...filter, [name]: [] };
}
