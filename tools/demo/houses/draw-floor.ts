import type { StoredEntry } from '../../../src/domain/content/content.ts';
import type { Point } from '../plans/grid.ts';
import { margin } from '../plans/plan.ts';
import { frameOf } from './frame.ts';
import type { PackedFloor } from './pack-floor.ts';
import type { Rect } from './turned-plan.ts';

type Drawing = Pick<StoredEntry<'floor_plan'>, 'width' | 'height' | 'common' | 'flats'>;

const corners = ({ left, top, right, bottom }: Rect): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/**
 * A floor as a plan. Over another floor its stairs stand on the stairs below, and its frame grows on both sides alike, so that
 * the middle of the frame stays over the middle of the building.
 */
export function drawFloor(floor: PackedFloor, below?: PackedFloor): Drawing {
  const own = frameOf(floor);
  const across = below ? below.core[0] - floor.core[0] : 0;
  const base = below ? frameOf(below) : own;
  const reach = (start: number, size: number, from: number, length: number): number =>
    Math.ceil(Math.max(0, from - start, start + size - from - length));
  const sideways = reach(own.left + across, own.width, base.left, base.width);
  const upright = reach(own.top, own.height, base.top, base.height);
  const [left, top] = [base.left - sideways, base.top - upright];
  const shown = ([x, y]: Point): Point => [Math.round(x + across - left), Math.round(y - top)];
  return {
    width: base.width + 2 * sideways,
    height: base.height + 2 * upright,
    common: floor.common.map(({ kind, rect }) => ({ kind, outline: corners(rect).map(shown) })),
    flats: floor.flats.map(({ index, layout, plan, at: [x, y] }) => ({
      position: index + 1,
      layout: layout.id,
      at: shown([x - margin, y - margin]),
      turn: plan.turn,
    })),
  };
}
