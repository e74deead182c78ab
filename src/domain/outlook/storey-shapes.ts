import type { Plan } from '../../contract/pictures.ts';
import type { Building, FloorPlan } from './building-masses.ts';
import type { Point } from './geometry.ts';
import { flatPlacer, placer } from './placement.ts';

/** The shapes on storeys that are alike, in metres of the building's own frame: the rooms of each flat, and what all flats share. */
export type StoreyShapes = {
  section: string;
  floors: readonly [from: number, to: number];
  flats: { position: number; rooms: Point[][] }[];
  common: Point[][];
};

type Drawn = {
  building: Building;
  floorPlan: FloorPlan & { common: readonly { outline: readonly Point[] }[] };
  planOf: (layout: string) => Plan | null;
};

/** Null for a section that the building does not have; a flat whose layout is not drawn is left out. */
export function storeyShapes({ building, floorPlan, planOf }: Drawn): StoreyShapes | null {
  const section = building.sections.find((one) => one.section === floorPlan.section);
  if (!section) return null;
  const place = placer(floorPlan, section.outline);
  return {
    section: floorPlan.section,
    floors: floorPlan.floors,
    flats: floorPlan.flats.flatMap((flat) => {
      const plan = planOf(flat.layout);
      const inBuilding = plan && flatPlacer(floorPlan, section.outline, flat, plan);
      return inBuilding ? [{ position: flat.position, rooms: plan.rooms.map(({ outline }) => outline.map(inBuilding)) }] : [];
    }),
    common: floorPlan.common.map(({ outline }) => outline.map(place)),
  };
}
