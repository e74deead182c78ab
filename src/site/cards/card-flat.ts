import type { ApartmentItem } from '../../contract/catalogue/apartments.ts';
import type { Picture } from '../../contract/pictures.ts';
import { type PlanSketch, sketchPlan } from '../../plans/layout/sketch-plan.ts';

type Shown =
  | 'slug'
  | 'number'
  | 'roomCount'
  | 'area'
  | 'floor'
  | 'floorsTotal'
  | 'cost'
  | 'costUsd'
  | 'listCost'
  | 'listCostUsd'
  | 'monthly'
  | 'status'
  | 'deliveryQuarter'
  | 'handedOver'
  | 'sun'
  | 'view'
  | 'walks'
  | 'samePlan';
/** The fields of a flat for a card, a row or a spread: the drawing instead of the plan's geometry, one photo instead of all. */
export type CardFlat = Pick<ApartmentItem, Exclude<Shown, 'walks'>> & {
  walks: ApartmentItem['walks'] | null;
  project: string;
  projectId: string;
  section: string;
  sketch: PlanSketch | null;
  photo: Picture | null;
};

const known = new WeakMap<ApartmentItem, CardFlat>();

/** Drawn once for each item, which in memory is the same one for every page. */
export function cardFlat(item: ApartmentItem): CardFlat {
  const made = known.get(item) ?? makeCard(item);
  known.set(item, made);
  return made;
}

/** A foreign API may omit a field; a card works without its plan, its photo and the names. */
const makeCard = (item: ApartmentItem): CardFlat => ({
  slug: item.slug,
  number: item.number,
  roomCount: item.roomCount,
  area: item.area,
  floor: item.floor,
  floorsTotal: item.floorsTotal,
  cost: item.cost,
  costUsd: item.costUsd,
  ...(item.listCost && item.listCostUsd && { listCost: item.listCost, listCostUsd: item.listCostUsd }),
  monthly: item.monthly ?? null,
  status: item.status,
  deliveryQuarter: item.deliveryQuarter,
  handedOver: item.handedOver,
  sun: item.sun ?? null,
  view: item.view ?? null,
  walks: item.walks ?? null,
  ...(item.samePlan && { samePlan: item.samePlan }),
  project: item.project?.name ?? '',
  projectId: item.project?.id ?? '',
  section: item.section?.name ?? '',
  sketch: item.plan ? sketchPlan(item.plan) : null,
  photo: item.photos?.[0] ?? null,
});
