import type { Plan } from '../../../src/contract/pictures.ts';
import type { Point } from '../plans/grid.ts';
import type { Layout } from '../plans/layouts.ts';
import { margin } from '../plans/plan.ts';
import type { Side } from '../plans/scheme.ts';

export type Turn = 0 | 90 | 180 | 270;
export const turns = [0, 90, 180, 270] as const;
/** Centimetres, y grows downwards. */
export type Rect = { left: number; top: number; right: number; bottom: number };
export type Room = { rects: Rect[]; openAir: boolean };
/** The strip before a window or a door: as wide as the opening, from its wall on, with its side. */
export type Opening = { from: Point; to: Point; towards: Side };
/** A flat after its turn, its walls' axes beginning at 0, 0. */
export type TurnedPlan = { turn: Turn; width: number; height: number; rooms: Room[]; door: Opening; windows: Opening[] };

/** A flat on its floor: `at` is where the axes of its walls begin. */
export type Placed = { index: number; layout: Layout; plan: TurnedPlan; at: Point };

const openAir = new Set(['loggia', 'balcony', 'terrace']);

/** A closed polygon of upright and level lines cut into rectangles, one for each run between two of its heights. */
export function rectsOf(outline: readonly Point[]): Rect[] {
  const heights = [...new Set(outline.map(([, y]) => y))].sort((a, b) => a - b);
  return heights.slice(1).flatMap((bottom, at) => {
    const top = heights[at] ?? bottom;
    const middle = (top + bottom) / 2;
    const crossings = outline
      .flatMap(([x, y], index): number[] => {
        const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
        return x === nextX && y > middle !== nextY > middle ? [x] : [];
      })
      .sort((a, b) => a - b);
    return crossings.flatMap((left, index) => (index % 2 === 0 ? [{ left, top, right: crossings[index + 1] ?? left, bottom }] : []));
  });
}

/** A point of a drawing of that size after the drawing was turned clockwise. */
export function turnedPoint([x, y]: readonly [number, number], turn: Turn, { width, height }: { width: number; height: number }): Point {
  if (turn === 90) return [height - y, x];
  if (turn === 180) return [width - x, height - y];
  if (turn === 270) return [y, width - x];
  return [x, y];
}

const isIn =
  ([x, y]: Point) =>
  ({ left, top, right, bottom }: Rect): boolean =>
    x > left && x < right && y > top && y < bottom;

/** Outwards is where none of the flat's own rooms is; between a room and its balcony it is the balcony's side. */
function outwardsOf(from: Point, to: Point, rooms: Room[]): Side {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const sides: [Side, Point][] =
    from[1] === to[1]
      ? [
          ['top', [x, y - 5]],
          ['bottom', [x, y + 5]],
        ]
      : [
          ['left', [x - 5, y]],
          ['right', [x + 5, y]],
        ];
  const weight = (point: Point): number => {
    const room = rooms.find(({ rects }) => rects.some(isIn(point)));
    return room ? (room.openAir ? 1 : 2) : 0;
  };
  const [first, second] = sides.map(([side, point]) => ({ side, weight: weight(point) }));
  if (!first || !second) throw new Error('an opening has two sides');
  return first.weight < second.weight ? first.side : second.side;
}

export function turnedPlan(plan: Plan, turn: Turn): TurnedPlan {
  const upright = turn === 0 || turn === 180;
  const move = (point: Point): Point => {
    const [x, y] = turnedPoint(point, turn, plan);
    return [x - margin, y - margin];
  };
  const rooms = plan.rooms.map(({ label, outline }): Room => ({ rects: rectsOf(outline.map(move)), openAir: openAir.has(label) }));
  const opening = (line: { from: Point; to: Point }): Opening => {
    const [from, to] = [move(line.from), move(line.to)];
    return { from, to, towards: outwardsOf(from, to, rooms) };
  };
  const door = plan.doors.find(({ entrance }) => entrance);
  if (!door) throw new Error('a plan without an entrance');
  return {
    turn,
    width: (upright ? plan.width : plan.height) - 2 * margin,
    height: (upright ? plan.height : plan.width) - 2 * margin,
    rooms,
    door: opening(door),
    windows: plan.windows.map(opening),
  };
}
