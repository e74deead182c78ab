import type { XY } from '../../../../base/geometry/outline.ts';
import type { Frame } from '../../../../plans/shapes/edit-outlines.ts';

/** A sheet over the ground: a drawing has its zero in the upper left corner, and y grows downwards. */
export type Sheet = Frame & {
  /** A place of the ground, in metres, on the sheet. */
  pointAt: (metres: XY) => XY;
  /** A place of the sheet in metres of the ground. */
  metresOf: (point: XY) => XY;
};

const rounded = (value: number, to: number): number => Math.round(value / to) * to || 0;
const hundredth = (value: number): number => Math.round(value * 100) / 100 || 0;
const tenth = (value: number): number => Math.round(value * 10) / 10 || 0;

/** How much ground there is around what is drawn, in metres. */
const around = 40;

/** The frame of a building, whose y goes up, with ground around it: the sheet is in decimetres, so that its tenths are centimetres. */
export function sheetOfBuilding(corners: readonly XY[]): Sheet {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right] = [rounded(Math.min(0, ...xs) - around, 10), rounded(Math.max(0, ...xs) + around, 10)];
  const [bottom, top] = [rounded(Math.min(0, ...ys) - around, 10), rounded(Math.max(0, ...ys) + around, 10)];
  return {
    width: (right - left) * 10,
    height: (top - bottom) * 10,
    pointAt: ([x, y]) => [tenth((x - left) * 10), tenth((top - y) * 10)],
    metresOf: ([x, y]) => [hundredth(left + x / 10), hundredth(top - y / 10)],
  };
}

/** The ground around a gate in whole metres, which lies in the middle of the sheet. */
export function sheetOfGround(reach: number, steps: readonly XY[]): Sheet {
  const half = rounded(Math.max(reach, ...steps.flat().map(Math.abs)) + around, 10);
  return {
    width: 2 * half,
    height: 2 * half,
    pointAt: ([east, south]) => [east + half, south + half],
    metresOf: ([x, y]) => [Math.round(x - half) || 0, Math.round(y - half) || 0],
  };
}
