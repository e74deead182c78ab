import { filterNames, mostValues, type RangeName, rangeNames, type Sort, sorts } from '../../../../contract/catalogue/apartment-filter.ts';

/** Inclusive; at least one end is set. */
export type Range = { from: number | null; to: number | null };
/** Whole dollars when `usd`, else whole hryvnias. */
export type CostRange = Range & { usd: boolean };
export type View = 'cards' | 'list';
/** The orders that an address names. */
export type ListSort = Exclude<Sort, typeof ownSort>;
export const ownSort = 'fit';

/** The visitor's criteria for the list. A range of null is unset; lists are sorted and unique. */
export type Criteria = {
  districts: readonly string[];
  projects: readonly string[];
  sections: readonly string[];
  stations: readonly string[];
  rooms: readonly string[];
  quarters: readonly string[];
  benefits: readonly string[];
  cost: CostRange | null;
  /** Of the monthly payment, in the currency of `cost` where both are set. */
  monthly: CostRange | null;
  area: Range | null;
  floor: Range | null;
  resale: boolean;
  /** Null for the list's own order, `fit`. */
  sort: ListSort | null;
  page: number;
  view: View;
};

export const noCriteria: Criteria = {
  districts: [],
  projects: [],
  sections: [],
  stations: [],
  rooms: [],
  quarters: [],
  benefits: [],
  cost: null,
  monthly: null,
  area: null,
  floor: null,
  resale: false,
  sort: null,
  page: 1,
  view: 'cards',
};

const { resale: resaleName, ...listNames } = filterNames;
export type ListName = keyof typeof listNames;
const listKeys = Object.keys(listNames) as ListName[];

export const criteriaNames: readonly string[] = [
  ...Object.values(listNames),
  ...Object.values(rangeNames).flat(),
  'usd',
  resaleName,
  'sort',
  'page',
  'view',
];

export const ordered = (values: Iterable<string>): string[] => [...new Set(values)].sort();

const id = /^[^\p{Cc},]{1,300}$/u;
const slug = /^[\p{L}\p{N}._:-]{1,64}$/u;
const shapes: Record<ListName, RegExp> = {
  districts: slug,
  projects: id,
  sections: id,
  stations: slug,
  rooms: /^[1-4]$/,
  quarters: /^\d{4}-Q[1-4]$/,
  benefits: id,
};

export const sortOf = (sort: Sort | null): ListSort | null => (sort === ownSort ? null : sort);

/** Parses a typed number: spaces between thousands and a decimal comma are accepted. Undefined when it is invalid. */
export function parseAmount(text: string, decimals: boolean): number | undefined {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  return (decimals ? /^\d{1,6}(\.\d{1,2})?$/ : /^\d{1,12}$/).test(plain) ? Number(plain) : undefined;
}

/**
 * The criteria of a search string. `ignored` names the invalid parts, and the rest still counts; names that are not
 * the list's (campaign parameters) are ignored.
 */
export function parseCriteria(query: URLSearchParams): { criteria: Criteria; ignored: string[] } {
  const ignored: string[] = [];
  const single = (name: string) => (query.getAll(name).find((value) => value.trim() !== '') ?? '').trim();
  const oneOf = <Value extends string>(name: string, values: readonly Value[]): Value | null => {
    const found = values.find((value) => value === single(name));
    if (!found && single(name)) ignored.push(name);
    return found ?? null;
  };
  const list = (key: ListName) => {
    const asked = query
      .getAll(listNames[key])
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter(Boolean);
    const good = asked.filter((value) => shapes[key].test(value)).slice(0, mostValues);
    if (good.length < asked.length) ignored.push(listNames[key]);
    return ordered(good);
  };
  const end = (name: string, decimals: boolean) => {
    const text = single(name);
    const value = parseAmount(text, decimals);
    if (text && value === undefined) ignored.push(name);
    return value ?? null;
  };
  const range = (key: RangeName): Range | null => {
    const [fromName, toName] = rangeNames[key];
    const found = { from: end(fromName, key === 'area'), to: end(toName, key === 'area') };
    if (found.from !== null && found.to !== null && found.from > found.to) {
      ignored.push(fromName, toName);
      return null;
    }
    return found.from === null && found.to === null ? null : found;
  };

  const [cost, monthly] = [range('cost'), range('monthly')];
  const usd = oneOf('usd', ['1', '0']) === '1';
  const pageText = single('page');
  const pageOk = /^[1-9]\d{0,5}$/.test(pageText);
  if (pageText && !pageOk) ignored.push('page');
  const criteria: Criteria = {
    districts: list('districts'),
    projects: list('projects'),
    sections: list('sections'),
    stations: list('stations'),
    rooms: list('rooms'),
    quarters: list('quarters'),
    benefits: list('benefits'),
    cost: cost && { ...cost, usd },
    monthly: monthly && { ...monthly, usd },
    area: range('area'),
    floor: range('floor'),
    resale: oneOf(resaleName, ['1', '0']) === '1',
    sort: sortOf(oneOf('sort', sorts)),
    page: pageOk ? Number(pageText) : 1,
    view: oneOf('view', ['list', 'cards']) ?? 'cards',
  };
  return { criteria, ignored };
}

/** The search string of the criteria, without `?`; the same criteria always give the same string, and no criteria the empty one. */
export function formatCriteria(criteria: Criteria): string {
  const pairs: [string, string | number][] = [];
  for (const key of listKeys) if (criteria[key].length > 0) pairs.push([listNames[key], criteria[key].map(encodeURIComponent).join(',')]);
  for (const key of Object.keys(rangeNames) as RangeName[]) {
    const [fromName, toName] = rangeNames[key];
    const { from, to } = criteria[key] ?? { from: null, to: null };
    if (from !== null) pairs.push([fromName, from]);
    if (to !== null) pairs.push([toName, to]);
  }
  if ((criteria.cost ?? criteria.monthly)?.usd) pairs.push(['usd', 1]);
  if (criteria.resale) pairs.push([resaleName, 1]);
  if (criteria.sort) pairs.push(['sort', criteria.sort]);
  if (criteria.page > 1) pairs.push(['page', criteria.page]);
  if (criteria.view === 'list') pairs.push(['view', 'list']);
  return pairs.map(([name, value]) => `${name}=${value}`).join('&');
}

/** The query for any API of section 7. */
export const plainQuery = (criteria: Criteria): string => formatCriteria({ ...criteria, view: 'cards' });

/** The query for our API: the list's own order is named, and cards stand for plans. */
export const apiQuery = (criteria: Criteria): string =>
  [plainQuery(criteria), criteria.sort === null && `sort=${ownSort}`, criteria.view === 'cards' && 'by_plan=1'].filter(Boolean).join('&');

/** A form sends a name once for each ticked box, and empty fields too; such an address is rewritten to its short form. */
export const needsTidying = (query: URLSearchParams): boolean =>
  criteriaNames.some((name) => query.getAll(name).length > 1 || (query.has(name) && query.get(name)?.trim() === ''));
