import type { Currency } from '../../../../base/money.ts';
import type { FilterName, RangeName } from '../../../../contract/catalogue/apartment-filter.ts';
import {
  type CostRange,
  type Criteria,
  type ListName,
  type ListSort,
  noCriteria,
  ordered,
  type Range,
  type View,
} from './list-criteria.ts';

/** The rules of the specification's section 4. Every change starts again at the first page. */
export type ProjectOption = { id: string; prime: boolean };
type SectionOption = { id: string; projectId: string };
export type Choices = { projects: readonly ProjectOption[]; sections: readonly SectionOption[] };
export type Ends = { min: number; max: number };

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : ordered([...values, value]);

export const toggleOption = (criteria: Criteria, list: Exclude<ListName, 'projects'>, value: string): Criteria => ({
  ...criteria,
  [list]: toggled(criteria[list], value),
  page: 1,
});

/** A prime project stands alone: choosing it leaves all others, choosing another leaves it. Sections go with their project. */
export function toggleProject(criteria: Criteria, id: string, { projects, sections }: Choices): Criteria {
  const prime = new Set(projects.filter((project) => project.prime).map((project) => project.id));
  const leaving = criteria.projects.includes(id);
  const others = leaving || !prime.has(id) ? criteria.projects.filter((other) => leaving || !prime.has(other)) : [];
  const chosen = toggled(leaving ? criteria.projects : others, id);
  return { ...criteria, projects: chosen, sections: sectionsOf(chosen, criteria.sections, sections), page: 1 };
}

const sectionsOf = (projects: readonly string[], asked: readonly string[], sections: Choices['sections']): string[] =>
  asked.filter((id) => !sections.some((one) => one.id === id && !projects.includes(one.projectId)));

/**
 * The valid form of criteria, also of typed addresses: of projects chosen together the prime one stays alone, the first in the developer's
 * order when there are several; sections of other projects are removed. The same criteria when they are valid.
 */
export function rightful(criteria: Criteria, { projects, sections }: Choices): Criteria {
  const prime = projects.find((project) => project.prime && criteria.projects.includes(project.id));
  const chosen = prime ? [prime.id] : criteria.projects;
  const inside = chosen.length > 0 ? sectionsOf(chosen, criteria.sections, sections) : criteria.sections;
  const right = chosen.length === criteria.projects.length && inside.length === criteria.sections.length;
  return right ? criteria : { ...criteria, projects: chosen, sections: inside, page: 1 };
}

/** An end at or beyond the slider's own end is unset; both unset is no filter at all. */
export function narrowed(range: Range | null, ends: Ends | null): Range | null {
  if (!range || !ends) return range;
  const from = range.from !== null && range.from > ends.min ? range.from : null;
  const to = range.to !== null && range.to < ends.max ? range.to : null;
  return from === null && to === null ? null : { from, to };
}

export const setRange = (criteria: Criteria, name: Exclude<RangeName, SumName>, range: Range, ends: Ends | null): Criteria => ({
  ...criteria,
  [name]: narrowed(range, ends),
  page: 1,
});

export type SumName = 'cost' | 'monthly';
export function setSum(criteria: Criteria, name: SumName, { usd, ...range }: CostRange, ends: Ends | null): Criteria {
  const sum = narrowed(range, ends);
  return { ...criteria, [name]: sum && { ...sum, usd }, page: 1 };
}

type AllEnds = Record<SumName, Record<Currency, Ends | null>> & { area: Ends | null; floor: Ends | null };

/** The effective criteria: an address may name a slider's whole range, which is no filter (specification §5). */
export function withinBounds(criteria: Criteria, ends: AllEnds): Criteria {
  const sum = (name: SumName): CostRange | null => {
    const range = criteria[name];
    return range && setSum(criteria, name, range, ends[name][range.usd ? 'USD' : 'UAH'])[name];
  };
  return {
    ...criteria,
    cost: sum('cost'),
    monthly: sum('monthly'),
    area: narrowed(criteria.area, ends.area),
    floor: narrowed(criteria.floor, ends.floor),
  };
}

/** Bounds in another currency mean nothing, so they go. */
export function inCurrency(criteria: Criteria, usd: boolean): Criteria {
  const asked = criteria.cost ?? criteria.monthly;
  return asked && asked.usd !== usd ? { ...criteria, cost: null, monthly: null, page: 1 } : criteria;
}

export const setResale = (criteria: Criteria, resale: boolean): Criteria => ({ ...criteria, resale, page: 1 });
export const sortBy = (criteria: Criteria, sort: ListSort | null): Criteria => ({ ...criteria, sort, page: 1 });
export const atPage = (criteria: Criteria, page: number): Criteria => ({ ...criteria, page });
/** Cards stand for plans and rows for flats, so pages of one view are none of the other. */
export const inView = (criteria: Criteria, view: View): Criteria => (criteria.view === view ? criteria : { ...criteria, view, page: 1 });

/** Removes every filter, resale too; order and view stay. */
export const clearFilters = ({ sort, view }: Criteria): Criteria => ({ ...noCriteria, sort, view });

/** Removes one whole filter; the sections cannot stay without their projects. */
export function without(criteria: Criteria, filter: FilterName): Criteria {
  const left: Criteria = { ...criteria, [filter]: noCriteria[filter], page: 1 };
  return filter === 'projects' ? { ...left, sections: [] } : left;
}

export const hasPrime = (criteria: Criteria, projects: readonly ProjectOption[]): boolean =>
  projects.some((project) => project.prime && criteria.projects.includes(project.id));

/** The number of chosen filters, shown on the filter's button. */
export const countActive = (criteria: Criteria): number =>
  criteria.districts.length +
  criteria.projects.length +
  criteria.sections.length +
  criteria.stations.length +
  criteria.rooms.length +
  criteria.quarters.length +
  criteria.benefits.length +
  [criteria.cost, criteria.monthly, criteria.area, criteria.floor].filter(Boolean).length +
  (criteria.resale ? 1 : 0);
