import type { Plan } from '../../contract/pictures.ts';
import type { Building, FloorPlan } from './building-masses.ts';
import type { Point } from './geometry.ts';

export const kyiv = { lat: 50.45, lng: 30.52 };

export const box = (left: number, bottom: number, width: number, height: number): Point[] => [
  [left, bottom],
  [left + width, bottom],
  [left + width, bottom + height],
  [left, bottom + height],
];

/** A flat as large as its building, 20 × 12 m, with a room and a window to each side. */
export const fourSided: Plan = {
  width: 2000,
  height: 1200,
  rooms: [
    { id: 'top', label: 'living_room', area: 80, outline: box(0, 0, 2000, 400) as [number, number][] },
    { id: 'bottom', label: 'bedroom', area: 80, outline: box(0, 800, 2000, 400) as [number, number][] },
    { id: 'left', label: 'bedroom', area: 40, outline: box(0, 400, 1000, 400) as [number, number][] },
    { id: 'right', label: 'kitchen', area: 40, outline: box(1000, 400, 1000, 400) as [number, number][] },
  ],
  walls: [],
  doors: [],
  windows: [
    { from: [900, 0], to: [1100, 0] },
    { from: [900, 1200], to: [1100, 1200] },
    { from: [0, 500], to: [0, 700] },
    { from: [2000, 500], to: [2000, 700] },
  ],
};

/** One section of 16 storeys that holds that flat on every floor. */
export const someBuilding = (facts: Partial<Building> = {}): Building => ({
  north: 0,
  sections: [{ section: 'S1', outline: box(-10, -6, 20, 12), ground: 4, storey: 3, storeys: 16 }],
  masses: [],
  ...facts,
});
export const someFloor = (facts: Partial<FloorPlan> = {}): FloorPlan => ({
  section: 'S1',
  floors: [2, 16],
  width: 2000,
  height: 1200,
  turn: 0,
  flats: [{ position: 1, layout: 'L1', at: [0, 0], turn: 0 }],
  ...facts,
});
