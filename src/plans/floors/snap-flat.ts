import type { XY } from '../../base/geometry/outline.ts';
import type { Plan } from '../../contract/pictures.ts';

export type PlacedBox = { left: number; top: number; right: number; bottom: number };
type Size = Pick<Plan, 'width' | 'height'>;

/** The place of a layout's plan on a storey, once it is turned. */
export function placedBox({ width, height }: Size, [x, y]: XY, turn: number): PlacedBox {
  const isAcross = turn === 90 || turn === 270;
  return { left: x, top: y, right: x + (isAcross ? height : width), bottom: y + (isAcross ? width : height) };
}

/** How far an edge of two has to go to one of the guides within reach; the smallest way. */
function wayTo(edges: readonly number[], guides: readonly number[], within: number): number {
  const ways = edges.flatMap((edge) => guides.map((guide) => guide - edge)).filter((way) => Math.abs(way) <= within);
  return ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** The upper left corner of a box whose edges stand at those of others, on each axis where one is within reach; whole centimetres else. */
export function snapBox({ left, top, right, bottom }: PlacedBox, others: readonly PlacedBox[], within: number): XY {
  const across = wayTo(
    [left, right],
    others.flatMap((one) => [one.left, one.right]),
    within,
  );
  const down = wayTo(
    [top, bottom],
    others.flatMap((one) => [one.top, one.bottom]),
    within,
  );
  return [Math.round(left + across), Math.round(top + down)];
}
