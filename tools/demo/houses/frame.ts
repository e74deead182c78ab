import { margin } from '../plans/plan.ts';
import type { PackedFloor } from './pack-floor.ts';

/** The drawing of a floor: its size in centimetres with the outer halves of the walls, and where its upper left corner lies. */
export function frameOf({ bounds }: Pick<PackedFloor, 'bounds'>): { width: number; height: number; left: number; top: number } {
  return {
    width: Math.ceil(bounds.right - bounds.left + 2 * margin),
    height: Math.ceil(bounds.bottom - bounds.top + 2 * margin),
    left: bounds.left - margin,
    top: bounds.top - margin,
  };
}
