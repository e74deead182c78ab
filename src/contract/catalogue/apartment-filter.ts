/**
 * The query names of the list of apartments, with the domain's names as keys. A page's address and the API use the same query names,
 * those of the specification's section 7, misspelling included. No schema is imported here, so that browsers load the names alone.
 */
export const filterNames = {
  districts: 'district',
  projects: 'project_id',
  sections: 'section_id',
  stations: 'metro',
  rooms: 'roomsNumber',
  quarters: 'submission_date',
  benefits: 'benefit_id',
  resale: 'brockarage',
} as const;
export const rangeNames = {
  cost: ['costFrom', 'costTo'],
  monthly: ['monthlyFrom', 'monthlyTo'],
  area: ['areaFrom', 'areaTo'],
  floor: ['floorFrom', 'floorTo'],
} as const;
export type RangeName = keyof typeof rangeNames;
export type FilterName = keyof typeof filterNames | RangeName;

const byWireName = new Map<string, FilterName>([
  ...Object.entries(filterNames).map(([filter, name]) => [name, filter as FilterName] as const),
  ...Object.entries(rangeNames).flatMap(([range, names]) => [range, ...names].map((name) => [name, range as FilterName] as const)),
]);
/** The filter that a refusal or an answer's `relax` names; null for any other name. */
export const filterOfName = (name: string): FilterName | null => byWireName.get(name) ?? null;

export const sorts = ['fit', 'price_asc', 'price_desc', 'area_asc', 'area_desc'] as const;
export type Sort = (typeof sorts)[number];
/** The order of the API when none is asked for; a page asks for `fit` then. */
export const usualSort: Sort = 'price_asc';
/** `4` means four and more. */
export const roomOptions = ['1', '2', '3', '4'] as const;
/** Several values of one name are OR; a longer list than this is refused. */
export const mostValues = 50;
