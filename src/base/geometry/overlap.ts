import { sidesOf, type XY } from './outline.ts';

type Side = readonly [XY, XY];

/** How far a point is from a side. */
function distanceTo([[ax, ay], [bx, by]]: Side, [x, y]: XY): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}

function isInside(outline: readonly XY[], [x, y]: XY): boolean {
  const left = sidesOf(outline).filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax);
  return left.length % 2 === 1;
}

/** Where along a side, from 0 to 1, another one meets it or has an end upon it. */
function cutsOf([[ax, ay], [bx, by]]: Side, [[cx, cy], [dx, dy]]: Side): number[] {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const cross = ux * vy - uy * vx;
  if (cross !== 0) return [((cx - ax) * vy - (cy - ay) * vx) / cross];
  const length = ux * ux + uy * uy;
  return [((cx - ax) * ux + (cy - ay) * uy) / length, ((dx - ax) * ux + (dy - ay) * uy) / length];
}

/** The middles of all pieces into which an outline is cut by another one. */
function* piecesOf(outline: readonly XY[], by: readonly XY[]): Generator<XY> {
  for (const side of sidesOf(outline)) {
    const [[ax, ay], [bx, endY]] = side;
    const cuts = [0, 1, ...sidesOf(by).flatMap((other) => cutsOf(side, other))]
      .filter((at) => at >= 0 && at <= 1)
      .toSorted((a, b) => a - b);
    for (const [index, from] of cuts.entries()) {
      const middle = (from + (cuts[index + 1] ?? from)) / 2;
      yield [ax + middle * (bx - ax), ay + middle * (endY - ay)];
    }
  }
}

/** A point well inside of an outline: on the level line in the widest gap between its corners, where the line meets its first two sides. */
function insideOf(outline: readonly XY[]): XY {
  const levels = outline.map(([, y]) => y).toSorted((a, b) => a - b);
  const gaps = levels.map((from, at) => ({ y: (from + (levels[at + 1] ?? from)) / 2, wide: (levels[at + 1] ?? from) - from }));
  const [{ y } = { y: 0 }] = gaps.toSorted((a, b) => b.wide - a.wide);
  const meets = sidesOf(outline).flatMap(([[ax, ay], [bx, by]]) => (ay > y !== by > y ? [ax + ((y - ay) * (bx - ax)) / (by - ay)] : []));
  const [left = 0, right = 0] = meets.toSorted((a, b) => a - b);
  return [(left + right) / 2, y];
}

/** Whether two outlines have ground in common that reaches deeper than `depth` into one of them; neighbours with one wall have none. */
export function overlap(one: readonly XY[], other: readonly XY[], depth: number): boolean {
  const reaches = (points: Iterable<XY>, into: readonly XY[]): boolean =>
    [...points].some((point) => isInside(into, point) && sidesOf(into).every((side) => distanceTo(side, point) > depth));
  return (
    reaches(piecesOf(one, other), other) ||
    reaches(piecesOf(other, one), one) ||
    // The same ground twice: no side of one is inside the other.
    reaches([insideOf(one)], other)
  );
}
