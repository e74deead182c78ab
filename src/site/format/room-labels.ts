import type { Plan } from '../../contract/pictures.ts';
import { planFrame } from '../../plans/layout/plan-frame.ts';
import { contains } from '../../plans/layout/plan-paths.ts';
import { roomText } from './format-flat.ts';

type Point = readonly [number, number];

/** From which width of the drawing a room's name fits into the room: any, 520 px, 720 px, none. */
export type LabelFit = 'always' | 'middle' | 'wide' | 'never';

const letterWidth = 6.6;
const narrowest = 320;

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

function widthAt(outline: readonly Point[], point: Point): number {
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

/** Whether the name fits is known on the server by its letters, because the drawing's scale is known but for its width. */
function labelFit(name: string, outline: readonly Point[], point: Point, drawingWidth: number): LabelFit {
  const room = widthAt(outline, point) / drawingWidth;
  const needed = (name.length * letterWidth + 6) / Math.max(room, 0.001);
  if (needed <= narrowest) return 'always';
  if (needed <= 520) return 'middle';
  return needed <= 720 ? 'wide' : 'never';
}

/** Where a room's name stands over the drawing, as CSS says it, and whether it fits there. */
export type RoomPlace = { left: string; top: string; fit: LabelFit };

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** By the rooms' ids, for names in the present language. For the server: the search is the most expensive step of the page. */
export function roomPlaces(plan: Plan): Record<string, RoomPlace> {
  const frame = planFrame(plan);
  return Object.fromEntries(
    plan.rooms.map(({ id, label, outline }) => {
      const point = labelPoint(outline);
      const place = { left: percent((point[0] - frame.left) / frame.width), top: percent((point[1] - frame.top) / frame.height) };
      return [id, { ...place, fit: labelFit(roomText(label), outline, point, frame.width) }];
    }),
  );
}
