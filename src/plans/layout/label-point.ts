import type { XY } from '../../base/geometry/outline.ts';
import { contains } from './plan-paths.ts';

type Point = Readonly<XY>;

/** The free stretch of the room at a height, around a point inside it. */
function stretchAt(outline: readonly Point[], [x, y]: Point): [from: number, to: number] {
  const crossings = outline.flatMap(([x1, y1], index) => {
    const [x2, y2] = outline.at(index - 1) ?? [x1, y1];
    return y1 > y !== y2 > y ? [((x2 - x1) * (y - y1)) / (y2 - y1) + x1] : [];
  });
  const left = Math.max(...crossings.filter((crossing) => crossing <= x));
  const right = Math.min(...crossings.filter((crossing) => crossing >= x));
  return Number.isFinite(right - left) ? [left, right] : [x, x];
}

export function widthAt(outline: readonly Point[], point: Point): number {
  const [left, right] = stretchAt(outline, point);
  return right - left;
}

/** The free room around a point inside a room: across at its height, and up and down at its place. Twice the nearer half of each. */
export function freeAround(outline: readonly Point[], [x, y]: Point): { wide: number; tall: number } {
  const turned = outline.map(([across, down]) => [down, across] as const);
  const least = (shape: readonly Point[], along: number, at: number) => {
    const [from, to] = stretchAt(shape, [along, at]);
    return 2 * Math.min(along - from, to - along);
  };
  return { wide: Math.min(...[-12, 0, 12].map((by) => least(outline, x, y + by))), tall: least(turned, y, x) };
}

/** The point inside the room that is farthest from its walls, searched on a coarse grid; the wider place wins a draw. */
export function labelPoint(outline: readonly Point[]): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  let best = { point: middle, worth: contains(outline, middle) ? worthOf(outline, middle, middle) : -Infinity };
  const steps = 12;
  for (let row = 1; row < steps; row += 1)
    for (let column = 1; column < steps; column += 1) {
      const point: Point = [left + ((right - left) * column) / steps, top + ((bottom - top) * row) / steps];
      if (!contains(outline, point)) continue;
      const worth = worthOf(outline, point, middle);
      if (worth > best.worth) best = { point, worth };
    }
  return best.point;
}

function worthOf(outline: readonly Point[], point: Point, middle: Point): number {
  const distance = Math.min(...outline.map((start, index) => distanceTo(start, outline.at(index - 1) ?? start, point)));
  return distance - Math.hypot(point[0] - middle[0], point[1] - middle[1]) / 100;
}

function distanceTo([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  const size = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const share = size === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / size));
  return Math.hypot(x - (x1 + share * (x2 - x1)), y - (y1 + share * (y2 - y1)));
}
