import type { Layout } from '../plans/layouts.ts';
import type { Side } from '../plans/scheme.ts';
import { hasWindows, type PackedFloor, packFloors } from './pack-floor.ts';
import type { Stand } from './site.ts';

/** The ends of a floor that stand against a section as high or higher. */
export type ClosedEnds = { left: boolean; right: boolean };
/** The base of a last storey. */
export type Below = { floor: PackedFloor; closed: ClosedEnds };

const considered = 150;
/** How far a last storey may reach beyond the walls below, in centimetres: a ledge, not a room. */
const ledge = 100;
/** The weights of the choice among fitting floors: projecting beyond the walls below counts more than missing area. */
const beyond = 60;

/** How far a floor whose stairs stand over those below reaches beyond it, in centimetres; less than nothing where it steps back. */
function reachOf({ bounds, core }: PackedFloor, below: PackedFloor): Record<Side, number> {
  const across = below.core[0] - core[0];
  return {
    left: below.bounds.left - bounds.left - across,
    right: bounds.right + across - below.bounds.right,
    top: below.bounds.top - bounds.top,
    bottom: bounds.bottom - below.bounds.bottom,
  };
}

function hasRoom(floor: PackedFloor, { floor: below, closed }: Below): boolean {
  const reach = reachOf(floor, below);
  const isFree = (side: 'left' | 'right'): boolean => !closed[side] || (reach[side] <= 0 && !hasWindows(floor, side));
  return Object.values(reach).every((side) => side <= ledge) && isFree('left') && isFree('right');
}

/** The last storey when its flats are others: its stairs over those below, its walls too; null when these flats find no room there. */
export function topFloor(layouts: Layout[], below: Below): PackedFloor | null {
  const over = (floor: PackedFloor): number =>
    Object.values(reachOf(floor, below.floor)).reduce((sum, side) => sum + Math.max(0, side), 0) / 100;
  const ranked = packFloors(layouts, considered, (floor) => hasRoom(floor, below)).map((floor) => ({
    floor,
    cost: floor.cost + over(floor) * beyond,
  }));
  return ranked.toSorted((a, b) => a.cost - b.cost)[0]?.floor ?? null;
}

const touches = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** For each section of a building, by its place on the site and the storeys of all. */
export const closedEndsOf = (stands: Stand[], storeys: number[]): ClosedEnds[] =>
  stands.map(({ block, standing }, own) => {
    const beside = stands.flatMap((other, at) =>
      at !== own && (storeys[at] ?? 0) >= (storeys[own] ?? 0) && other.block.front < block.back && other.block.back > block.front
        ? [other.block]
        : [],
    );
    const west = beside.some(({ right }) => touches(right, block.left));
    const east = beside.some(({ left }) => touches(left, block.right));
    if (standing.turn === 0) return { left: west, right: east };
    return standing.turn === 180 ? { left: east, right: west } : { left: false, right: false };
  });
