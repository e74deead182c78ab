import type { XY } from '../../../../../base/geometry/outline.ts';
import type { FloorPlan } from '../../../../../contract/catalogue/floor-plans.ts';
import type { BuildingAnswer } from '../../../../../contract/office/releases/building-drawings.ts';
import { drawFloor, type FloorDrawing } from '../../../../../plans/floors/draw-floor.ts';
import { type PlacedBox, placedBox } from '../../../../../plans/floors/snap-flat.ts';

export type CommonRoom = { kind: FloorPlan['common'][number]['kind']; outline: XY[] };
export type PlacedFlat = { position: number; layout: string; at: XY; turn: number };
export type FloorRow = {
  project: string;
  section: string;
  floors: [number, number];
  width: number;
  height: number;
  common: CommonRoom[];
  flats: PlacedFlat[];
};

/** The flats at one place of the storeys, by their layouts in the catalogue, and where the plan has one, `placed` is its place in the row. */
export type FlatPlace = { position: number; layouts: string[]; placed: number | null };

/** Every place of these storeys that the catalogue or the plan has. */
export function flatPlacesOf({ section, floors: [from, to], flats }: FloorRow, building: BuildingAnswer): FlatPlace[] {
  const sold = building.sections.find(({ id }) => id === section)?.flats.filter(({ floor }) => from <= floor && floor <= to) ?? [];
  const positions = new Set([...sold, ...flats].map(({ position }) => position));
  return [...positions]
    .toSorted((a, b) => a - b)
    .map((position) => {
      const there = sold.filter((flat) => flat.position === position).flatMap(({ layout }) => layout ?? []);
      const placed = flats.findIndex((flat) => flat.position === position);
      return { position, layouts: [...new Set(there)], placed: placed < 0 ? null : placed };
    });
}

export const layoutOf = (building: BuildingAnswer, id: string) => building.layouts.find((layout) => layout.id === id);

export function boxOf({ layout, at, turn }: PlacedFlat, building: BuildingAnswer): PlacedBox | null {
  const plan = layoutOf(building, layout)?.plan;
  return plan ? placedBox(plan, at, turn) : null;
}

/** The frame of a flat at its place, to which corners of common rooms snap. */
export function cornersOf(flat: PlacedFlat, building: BuildingAnswer): XY[] | null {
  const box = boxOf(flat, building);
  if (!box) return null;
  const { left, top, right, bottom } = box;
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The storey as its page draws it. */
export const drawnFloorOf = (
  { section, floors: [from, to], width, height, common, flats }: FloorRow,
  { layouts }: BuildingAnswer,
): FloorDrawing | null =>
  drawFloor({
    floorPlans: {
      projectId: '',
      plans: [
        {
          sectionId: section,
          floors: { from, to },
          width,
          height,
          north: 0,
          common: common.filter(({ outline }) => outline.length > 0),
          flats: flats.map(({ layout, ...flat }) => ({ ...flat, layoutId: layout })),
        },
      ],
      layouts,
    },
  });
