import type { Layout } from '../plans/layouts.ts';
import { type PackedFloor, packFloors } from './pack-floor.ts';

const considered = 150;
/** What lies beyond the walls below weighs more than what the floor is short of. */
const beyond = 60;

/** The last storey when its flats are others: its stairs over those below, as little beyond the walls below as can be; null when none is sound. */
export function topFloor(layouts: Layout[], below: PackedFloor): PackedFloor | null {
  const over = ({ bounds, core }: PackedFloor): number => {
    const moved = below.core[0] - core[0];
    const sides = [
      below.bounds.left - bounds.left - moved,
      bounds.right + moved - below.bounds.right,
      below.bounds.top - bounds.top,
      bounds.bottom - below.bounds.bottom,
    ];
    return sides.reduce((sum, side) => sum + Math.max(0, side), 0);
  };
  const ranked = packFloors(layouts, considered).map((floor) => ({ floor, cost: floor.cost + (over(floor) / 100) * beyond }));
  return ranked.toSorted((a, b) => a.cost - b.cost)[0]?.floor ?? null;
}
