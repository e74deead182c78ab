import type { Point } from './geometry.ts';

/** A building with its surroundings that cast shade or are seen from it; the shapes of the entries `house` and `floor_plan`. */
export type Building = {
  /** Degrees clockwise from the drawing's up to true north. */
  north: number;
  sections: { section: string; outline: readonly Point[]; ground: number; storey: number; storeys: number }[];
  masses: { outline: readonly Point[]; height: number; until: string | null }[];
};
export type FloorPlan = {
  section: string;
  floors: readonly [from: number, to: number];
  width: number;
  height: number;
  turn: number;
  flats: { position: number; layout: string; at: Point; turn: number }[];
};
