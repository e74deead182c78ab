import type { Quarter } from '../../../base/kyiv-time.ts';
import { type Currency, convert, money, wholeUnits } from '../../../base/money.ts';
import { type Amounts, monthlyPayment } from '../../money/money.ts';
import { type Criteria, type Filter, type FilterName, type Range, without } from '../criteria.ts';
import { now, plans, type Rows, rate, stations } from './some-rows.fixture.ts';

export type Plain = {
  id: number;
  district: string;
  project: string;
  section: string;
  stations: readonly string[];
  quarter: string;
  rooms: number;
  benefits: string[];
  resale: boolean;
  uah: number;
  usd: number;
  monthly: Amounts | null;
  area: number;
  floor: number;
  plan: string;
};

/** The flats for sale, found without any index. */
export function plainFlats(rows: Rows): Plain[] {
  return rows.flats.flatMap((row) => {
    const section = rows.sections.find(({ id }) => id === row.sectionId);
    const project = rows.projects.find(({ id }) => id === section?.project_id);
    const ended = (row.status === 'held' || row.status === 'reserved') && row.expiresAt !== null && row.expiresAt <= now;
    if (!section || !project || !row.listed || !(row.status === 'available' || ended)) return [];
    const price = money(row.priceMinor, row.currency);
    const [uah, usd] = [wholeUnits(convert(price, 'UAH', rate)), wholeUnits(convert(price, 'USD', rate))];
    const plan = plans.of(project.slug, section.deliveryQuarter as Quarter);
    return {
      id: row.id,
      district: project.district.en.toLowerCase().split(/\s+/).join('-'),
      project: project.externalId,
      section: section.externalId,
      stations: stations.get(project.slug) ?? [],
      quarter: section.deliveryQuarter,
      rooms: Math.min(row.roomsNumber, 4),
      benefits: (row.benefitIds ?? []).map((id) => `B${id}`),
      resale: row.brokerage,
      uah,
      usd,
      monthly: plan && monthlyPayment({ UAH: uah * 100, USD: usd * 100 }, plan),
      area: row.areaHundredths,
      floor: row.floor,
      plan: row.layoutId === null ? `alone ${row.id}` : `${project.id} ${row.layoutId} ${row.areaHundredths} ${row.roomsNumber}`,
    };
  });
}

const within = (range: Range | null, value: number) =>
  !range || (value >= (range.from ?? Number.NEGATIVE_INFINITY) && value <= (range.to ?? Number.POSITIVE_INFINITY));
const among = <Value>(asked: readonly Value[], values: readonly Value[]) =>
  asked.length === 0 || values.some((value) => asked.includes(value));
const costOf = (flat: Plain, currency: Currency) => (currency === 'UAH' ? flat.uah : flat.usd);
const monthlyOf = ({ monthly }: Plain, currency: Currency) => (monthly?.[currency] ?? Number.NaN) / 100;
export const passes = (flat: Plain, f: Filter) =>
  flat.resale === f.resale &&
  among(f.districts, [flat.district]) &&
  among(f.projects, [flat.project]) &&
  among(f.sections, [flat.section]) &&
  among(f.stations, flat.stations) &&
  among(f.rooms, [flat.rooms]) &&
  among(f.quarters, [flat.quarter]) &&
  among(f.benefits, flat.benefits) &&
  within(f.cost, costOf(flat, f.currency)) &&
  (!f.monthly || (flat.monthly !== null && within(f.monthly, monthlyOf(flat, f.currency)))) &&
  within(f.areaHundredths, flat.area) &&
  within(f.floor, flat.floor);

function tally(flats: Plain[], keys: (flat: Plain) => readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const flat of flats) for (const key of keys(flat)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
function span(flats: Plain[], value: (flat: Plain) => number) {
  const values = flats.map(value);
  return values.length ? { from: Math.min(...values), to: Math.max(...values) } : null;
}

function flatsWith(flats: Plain[], plan: string) {
  const floors = flats.filter((flat) => flat.plan === plan).map(({ floor }) => floor);
  return { total: floors.length, floorFrom: Math.min(...floors), floorTo: Math.max(...floors) };
}

const paidMonthly = (flats: Plain[]) => flats.filter(({ monthly }) => monthly !== null);

/** The reference that a search is compared with: nothing but filters over a list. */
export function plainSearch(flats: Plain[], criteria: Criteria) {
  const under = (name: FilterName) => {
    const relaxed = without(criteria, name);
    return flats.filter((flat) => passes(flat, relaxed));
  };
  const found = flats.filter((flat) => passes(flat, criteria));
  const value = (flat: Plain) => (criteria.sort.startsWith('area') ? flat.area : costOf(flat, criteria.currency));
  const cheapestFirst = found.toSorted((a, b) => costOf(a, criteria.currency) - costOf(b, criteria.currency) || a.id - b.id);
  const seen = new Set<string>();
  const onePerPlan = cheapestFirst.filter(({ plan }) => !seen.has(plan) && seen.add(plan));
  const listed = criteria.byPlan ? onePerPlan : [...found];
  listed.sort((a, b) => value(a) - value(b) || a.id - b.id);
  if (criteria.sort.endsWith('_desc')) listed.reverse();
  const shown = listed.slice((criteria.page - 1) * criteria.perPage, criteria.page * criteria.perPage);
  return {
    ids: shown.map(({ id }) => id),
    plans: criteria.byPlan ? shown.map(({ plan }) => flatsWith(found, plan)) : [],
    total: found.length,
    counts: [
      tally(under('districts'), (flat) => (flat.district ? [flat.district] : [])),
      tally(under('projects'), (flat) => [flat.project]),
      tally(under('sections'), (flat) => [flat.section]),
      tally(under('stations'), (flat) => flat.stations),
      tally(under('rooms'), (flat) => [flat.rooms]),
      tally(under('quarters'), (flat) => [flat.quarter]),
      tally(under('benefits'), (flat) => flat.benefits),
    ],
    bounds: {
      uah: span(under('cost'), (flat) => flat.uah),
      usd: span(under('cost'), (flat) => flat.usd),
      monthlyUah: span(paidMonthly(under('monthly')), (flat) => monthlyOf(flat, 'UAH')),
      monthlyUsd: span(paidMonthly(under('monthly')), (flat) => monthlyOf(flat, 'USD')),
      areaHundredths: span(under('area'), (flat) => flat.area),
      floor: span(under('floor'), (flat) => flat.floor),
    },
  };
}
