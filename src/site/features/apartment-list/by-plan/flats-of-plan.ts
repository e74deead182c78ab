import type { CardFlat } from '../../../cards/card-flat.ts';
import { atPage } from '../../filter/criteria/criteria-changes.ts';
import type { Criteria } from '../../filter/criteria/list-criteria.ts';

export type PlanCard = CardFlat & { samePlan: NonNullable<CardFlat['samePlan']> };

/** A card that stands for several flats. */
export const isPlanCard = (item: CardFlat): item is PlanCard => item.projectId !== '' && (item.samePlan?.total ?? 0) > 1;

/** The criteria of the list with the found flats of a card alone, one in each row, the least expensive first: those of its project and of exactly its area. */
export const flatsOfPlan = (criteria: Criteria, { projectId, area }: PlanCard): Criteria => ({
  ...atPage(criteria, 1),
  districts: [],
  stations: [],
  projects: [projectId],
  area: { from: area, to: area },
  sort: 'price_asc',
  view: 'list',
});
