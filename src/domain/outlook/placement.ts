import type { Plan } from '../../contract/pictures.ts';
import type { FloorPlan } from './building-masses.ts';
import { dot, type Point, plus, towards } from './geometry.ts';

const centimetres = 100;

/** A point of a layout after its turn, in centimetres from the upper left corner of its box. */
function turnedIn({ width, height }: Pick<Plan, 'width' | 'height'>, turn: number, [x, y]: Point): Point {
  if (turn === 90) return [height - y, x];
  if (turn === 180) return [width - x, height - y];
  return turn === 270 ? [y, width - x] : [x, y];
}

/** From centimetres of a floor plan to metres of the building: the plan's box lies over the box of the section, turned as it is. */
export function placer({ width, height, turn }: Pick<FloorPlan, 'width' | 'height' | 'turn'>, outline: readonly Point[]) {
  const [up, right] = [towards(turn), towards(turn + 90)];
  const middle = (axis: Point): number => {
    const along = outline.map((point) => dot(point, axis));
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  const centre = plus(plus([0, 0], right, middle(right)), up, middle(up));
  return ([x, y]: Point): Point => plus(plus(centre, right, (x - width / 2) / centimetres), up, (height / 2 - y) / centimetres);
}

/** From centimetres of a flat's own plan to metres of the building. */
export function flatPlacer(floorPlan: FloorPlan, outline: readonly Point[], flat: FloorPlan['flats'][number], plan: Plan) {
  const place = placer(floorPlan, outline);
  return (point: Point): Point => place(plus(flat.at, turnedIn(plan, flat.turn, point)));
}
