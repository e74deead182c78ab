import type { Locale } from '../../base/locale.ts';
import { money, wholeUnits } from '../../base/money.ts';
import type { WireApartmentItem, WireBounds } from '../../contract/catalogue/apartments.ts';
import type { WireMonthly } from '../../contract/catalogue/flat-offers.ts';
import type { Flat, SearchBounds } from '../../domain/catalogue/catalogue.ts';

/** Whole hryvnias and dollars of an amount in minor units. */
export const whole = (minor: number): number => wholeUnits(money(minor, 'UAH'));
/** Per square metre: hundredths of a unit for hundredths of a metre are units for metres. */
export const perMetre = (minor: number, areaHundredths: number): number => Math.round(minor / areaHundredths);
export const squareMetres = (hundredths: number): number => hundredths / 100;

/** Plans are drawn in whole centimetres; only areas need two decimals. */
const roundPlan = (key: string, value: unknown): unknown =>
  typeof value === 'number' ? (key === 'area' ? Math.round(value * 100) / 100 : Math.round(value)) : value;
type PlanText = { plan: WireApartmentItem['plan']; text: string };
const noPlan: PlanText = { plan: null, text: 'null' };
const plans = new WeakMap<object, PlanText>();

type AroundFlat = Pick<WireApartmentItem, 'sun' | 'view' | 'walks'>;

export function planOf(layout: Flat['layout']): PlanText {
  if (!layout) return noPlan;
  const known = plans.get(layout);
  if (known) return known;
  const text = JSON.stringify(layout.plan, roundPlan);
  const planText = { plan: JSON.parse(text) as WireApartmentItem['plan'], text };
  plans.set(layout, planText);
  return planText;
}

/** A finished building is handed over, regardless of its quarter. */
export const isHandedOver = ({ stage }: Pick<Flat['project'], 'stage'>): boolean => stage === 'done';

export const wireMonthly = (monthly: Flat['monthly']): WireMonthly =>
  monthly && { cost: whole(monthly.uahMinor), cost_usd: whole(monthly.usdMinor), down: monthly.downPercent, months: monthly.months };

const listCost = ({ uahMinor, usdMinor, list }: Flat): Pick<WireApartmentItem, 'list_cost' | 'list_cost_usd'> =>
  list.uahMinor > uahMinor || list.usdMinor > usdMinor ? { list_cost: whole(list.uahMinor), list_cost_usd: whole(list.usdMinor) } : {};

/** Everything of a list item but its plan, the largest part, which many flats share and which is serialized only once. */
export function itemHead(flat: Flat, locale: Locale, around: AroundFlat): Omit<WireApartmentItem, 'plan'> {
  const { project, section } = flat;
  return {
    id: flat.id,
    slug: flat.slug,
    number: flat.number,
    rooms_number: flat.roomsNumber,
    area: squareMetres(flat.areaHundredths),
    floor: flat.floor,
    floors_total: section.floors_total,
    cost: whole(flat.uahMinor),
    cost_m2: perMetre(flat.uahMinor, flat.areaHundredths),
    cost_usd: whole(flat.usdMinor),
    cost_m2_usd: perMetre(flat.usdMinor, flat.areaHundredths),
    ...listCost(flat),
    monthly: wireMonthly(flat.monthly),
    status: flat.status,
    project: { salesforce_id: project.externalId, slug: project.slug, name: project.name[locale], prime: project.prime },
    section: { salesforce_id: section.externalId, name: section.name[locale] },
    submission_date: section.deliveryQuarter,
    handed_over: isHandedOver(project),
    benefits: [...flat.benefits],
    brokerage: flat.brokerage,
    photos: [],
    ...around,
  };
}

/** The answer of a flat with its plan added, as a value and as JSON. */
export function withPlan<Head extends object>(head: Head, layout: Flat['layout']) {
  const { plan, text } = planOf(layout);
  return { value: { ...head, plan }, write: () => `${JSON.stringify(head).slice(0, -1)},"plan":${text}}` };
}

export const wireItem = (flat: Flat, locale: Locale, around: AroundFlat) => withPlan(itemHead(flat, locale, around), flat.layout);

export function wireBounds({ uah, usd, monthlyUah, monthlyUsd, areaHundredths, floor }: SearchBounds): WireBounds {
  return {
    costFrom: uah?.from ?? null,
    costTo: uah?.to ?? null,
    costFromUSD: usd?.from ?? null,
    costToUSD: usd?.to ?? null,
    monthlyFrom: monthlyUah?.from ?? null,
    monthlyTo: monthlyUah?.to ?? null,
    monthlyFromUSD: monthlyUsd?.from ?? null,
    monthlyToUSD: monthlyUsd?.to ?? null,
    areaFrom: areaHundredths ? squareMetres(areaHundredths.from) : null,
    areaTo: areaHundredths ? squareMetres(areaHundredths.to) : null,
    floorFrom: floor?.from ?? null,
    floorTo: floor?.to ?? null,
  };
}
