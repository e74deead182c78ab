import type { Locale } from '../../../base/locale.ts';
import type { FilterName } from '../../../contract/catalogue/apartment-filter.ts';
import type { SharedPages } from '../../data/pages/load-static-pages.ts';
import { formatDelivery, formatRooms } from '../../format/format-apartment.ts';
import { formatArea, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import { narrowed, setResale, toggleProject, without } from './criteria/criteria-changes.ts';
import type { Criteria, ListName, Range } from './criteria/list-criteria.ts';
import { sliderBounds } from './slider-bounds.ts';

/** One chosen filter: its text, and what removes it. */
export type ActiveFilter = { key: string; label: string; remove: (criteria: Criteria) => Criteria };
type Names = Pick<SharedPages, 'filters' | 'section'>;

function formatRange({ from, to }: Range, say: (value: number) => string): string {
  if (from !== null && to !== null) return from === to ? say(from) : m.filter_chip_range({ from: say(from), to: say(to) });
  return from !== null ? m.filter_chip_from({ from: say(from) }) : m.filter_chip_to({ to: say(to ?? 0) });
}

export function activeFilters(criteria: Criteria, { filters, section }: Names, locale: Locale): ActiveFilter[] {
  const projectName = (id: string) => filters.projects.find((project) => project.id === id)?.name ?? id;
  const sectionName = (id: string) => {
    const found = section.find((one) => one.id === id);
    return found ? m.filter_chip_section({ section: found.name, project: projectName(found.projectId) }) : id;
  };
  const stationName = (id: string) => filters.stations?.find((one) => one.id === id)?.name ?? id;
  const benefitName = (id: string) => filters.benefits.find((one) => one.id === id)?.name ?? id;
  const choices = { projects: filters.projects, sections: section };
  const bounds = sliderBounds(filters);
  const found: ActiveFilter[] = [];
  const add = (key: string, label: string, remove: ActiveFilter['remove']) => found.push({ key, label, remove });
  const leave =
    (list: Exclude<ListName, 'projects'>, value: string) =>
    (before: Criteria): Criteria => ({ ...before, [list]: before[list].filter((one) => one !== value), page: 1 });

  const districtName = (id: string) => filters.districts?.find((district) => district.id === id)?.name ?? id;
  for (const id of criteria.districts) add(`district ${id}`, districtName(id), leave('districts', id));
  for (const id of criteria.projects)
    add(`project ${id}`, projectName(id), (before) => (before.projects.includes(id) ? toggleProject(before, id, choices) : before));
  for (const id of criteria.sections) add(`section ${id}`, sectionName(id), leave('sections', id));
  for (const id of criteria.stations) add(`station ${id}`, stationName(id), leave('stations', id));
  for (const rooms of criteria.rooms)
    add(`rooms ${rooms}`, rooms === '4' ? m.filter_rooms_four_or_more() : formatRooms(Number(rooms)), leave('rooms', rooms));
  const { cost, monthly, area, floor } = criteria;
  const currency = (cost ?? monthly)?.usd ? 'USD' : 'UAH';
  if (cost && narrowed(cost, bounds.cost[currency]))
    add(
      'cost',
      formatRange(cost, (value) => formatPrice(value, currency, locale)),
      (before) => without(before, 'cost'),
    );
  if (monthly && narrowed(monthly, bounds.monthly[currency]))
    add('monthly', m.filter_chip_monthly({ range: formatRange(monthly, (value) => formatPrice(value, currency, locale)) }), (before) =>
      without(before, 'monthly'),
    );
  if (area && narrowed(area, bounds.area))
    add(
      'area',
      formatRange(area, (value) => formatArea(value, locale)),
      (before) => without(before, 'area'),
    );
  if (floor && narrowed(floor, bounds.floor))
    add('floor', m.filter_chip_floor({ range: formatRange(floor, String) }), (before) => without(before, 'floor'));
  for (const date of criteria.quarters)
    add(`delivery ${date}`, formatDelivery(date, filters.handedOverQuarters.includes(date)), leave('quarters', date));
  for (const id of criteria.benefits) add(`benefit ${id}`, benefitName(id), leave('benefits', id));
  if (criteria.resale) add('brokerage', m.filter_brokerage(), (before) => setResale(before, false));
  return found;
}

const titles: Record<FilterName, () => string> = {
  districts: m.filter_districts,
  projects: m.filter_projects,
  sections: m.filter_sections,
  stations: m.filter_stations,
  rooms: m.filter_rooms,
  quarters: m.filter_deliveries,
  benefits: m.filter_benefits,
  cost: m.filter_cost,
  monthly: m.filter_monthly,
  area: m.filter_area,
  floor: m.filter_floor,
  resale: m.filter_brokerage,
};
export const filterTitle = (name: FilterName): string => titles[name]();
