import type { CityProject } from '../../city/city-project.ts';

export const sorts = ['name', 'district', 'metro', 'price', 'free', 'keys'] as const;
export type ProjectSort = (typeof sorts)[number];

/** What the sentence on the page of all projects says, as its address has it. */
export type ProjectFilter = {
  bank: 'right' | 'left' | null;
  /** In whole units of `currency`. */
  costTo: number | null;
  currency: 'USD' | 'UAH';
  /** The last year of delivery; `now` stands for what is finished. */
  keys: number | 'now' | null;
  /** The developer's own order when null. */
  sort: ProjectSort | null;
};

/** An unknown value filters nothing. */
export function readFilter(query: URLSearchParams): ProjectFilter {
  const bank = query.get('bank');
  const cost = query.get('costTo') ?? '';
  const keys = query.get('keys') ?? '';
  const sort = query.get('sort');
  return {
    bank: bank === 'right' || bank === 'left' ? bank : null,
    costTo: /^[1-9]\d{0,11}$/.test(cost) ? Number(cost) : null,
    currency: query.get('usd') === '1' ? 'USD' : 'UAH',
    keys: keys === 'now' ? 'now' : /^20\d\d$/.test(keys) ? Number(keys) : null,
    sort: sorts.find((known) => known === sort) ?? null,
  };
}

/** The present filter, which the address has before the page shows it: a quick second choice must not undo the first. */
export const presentFilter = (): ProjectFilter => readFilter(new URLSearchParams(window.location.search));

/** The address of a filter, in one order of names and without what filters nothing. */
export function writeFilter({ bank, costTo, currency, keys, sort }: ProjectFilter): string {
  const query = new URLSearchParams();
  if (bank) query.set('bank', bank);
  if (costTo !== null) query.set('costTo', `${costTo}`);
  if (costTo !== null && currency === 'USD') query.set('usd', '1');
  if (keys !== null) query.set('keys', `${keys}`);
  if (sort) query.set('sort', sort);
  return query.toString();
}

export const isFiltered = ({ bank, costTo, keys }: ProjectFilter): boolean => bank !== null || costTo !== null || keys !== null;

type Banks = ReadonlyMap<string, 'right' | 'left' | null>;

/** A project without a price passes no price, one of an unknown bank no bank. */
export function fits(project: CityProject, { bank, costTo, currency, keys }: ProjectFilter, banks: Banks): boolean {
  const cost = currency === 'USD' ? project.costFromUsd : project.costFrom;
  if (bank && banks.get(project.districtId) !== bank) return false;
  if (costTo !== null && (cost === null || cost > costTo)) return false;
  if (keys === 'now') return project.stage === 'done';
  return keys === null || (project.deliveryQuarter !== '' && Number(project.deliveryQuarter.slice(0, 4)) <= keys);
}

type Comparison = (one: CityProject, other: CityProject) => number;
const last = Number.POSITIVE_INFINITY;
const byNumber =
  (value: (project: CityProject) => number): Comparison =>
  (one, other) => {
    const [a, b] = [value(one), value(other)];
    return a === b ? 0 : a - b;
  };
const letters = new Intl.Collator('uk');

const comparisons: Record<ProjectSort, Comparison> = {
  name: (one, other) => letters.compare(one.name, other.name),
  district: (one, other) => letters.compare(one.district, other.district),
  metro: byNumber(({ metro }) => metro?.minutes ?? last),
  price: byNumber(({ costFromUsd }) => costFromUsd ?? last),
  free: byNumber(({ total }) => -total),
  keys: (one, other) => letters.compare(one.deliveryQuarter, other.deliveryQuarter),
};

/** Equal ones stay in the developer's order. */
export const inOrder = (projects: readonly CityProject[], sort: ProjectSort | null): CityProject[] =>
  sort ? projects.toSorted(comparisons[sort]) : [...projects];
