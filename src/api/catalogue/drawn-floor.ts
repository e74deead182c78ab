import type { Plan } from '../../contract/pictures.ts';
import type { Flat } from '../../domain/catalogue/catalogue.ts';
import type { LocalContent, LocalEntry } from '../../domain/content/content.ts';

/**
 * The drawing of a flat's building and of its storey; null when they are not drawn, when another layout is drawn at its place, and for a
 * flat without a window.
 */
export function drawnFloor(
  { project, section, floor, position, layout }: Flat,
  { entries }: Pick<LocalContent, 'entries'>,
): { building: LocalEntry<'house'>; floorPlan: LocalEntry<'floor_plan'> } | null {
  const building = entries.house.find((one) => one.project === project.slug);
  const floorPlan = entries.floor_plan.find(
    (one) =>
      one.section === section.externalId &&
      one.floors[0] <= floor &&
      floor <= one.floors[1] &&
      one.flats.some((flat) => flat.position === position && flat.layout === layout?.externalId),
  );
  const hasWindow = ((layout?.plan as Plan | undefined)?.windows.length ?? 0) > 0;
  return building && floorPlan && hasWindow ? { building, floorPlan } : null;
}
