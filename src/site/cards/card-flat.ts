import type { ApartmentItem } from '../../contract/catalogue/apartments.ts';
import type { Picture } from '../../contract/content/pictures.ts';
import { type PlanSketch, sketchPlan } from '../../plans/layout/sketch-plan.ts';

type Shown =
  | 'slug'
  | 'number'
  | 'rooms_number'
  | 'area'
  | 'floor'
  | 'floors_total'
  | 'cost'
  | 'cost_usd'
  | 'status'
  | 'submission_date'
  | 'handed_over';
/** What a card, a row or a spread shows of a flat: the drawing instead of the plan's geometry, one photo instead of all. */
export type CardFlat = Pick<ApartmentItem, Shown> & {
  project: string;
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

/** A foreign API may send a field less; a card stands without its plan, its photo and the names. */
const makeCard = (item: ApartmentItem): CardFlat => ({
  slug: item.slug,
  number: item.number,
  rooms_number: item.rooms_number,
  area: item.area,
  floor: item.floor,
  floors_total: item.floors_total,
  cost: item.cost,
  cost_usd: item.cost_usd,
  status: item.status,
  submission_date: item.submission_date,
  handed_over: item.handed_over,
  project: item.project?.name ?? '',
  section: item.section?.name ?? '',
  sketch: item.plan ? sketchPlan(item.plan) : null,
  photo: item.photos?.[0] ?? null,
});
