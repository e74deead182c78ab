import { storeyBase, windowHeight } from '../../base/geometry/storey-height.ts';
import type { Plan } from '../../contract/pictures.ts';
import type { Building, FloorPlan } from './building-masses.ts';
import { contains, distanceOut, type Point, plus, towards, turned } from './geometry.ts';
import { flatPlacer } from './placement.ts';

/**
 * A window for the sun calculation: its middle in the building's frame, metres above the ground, and the angle it faces, clockwise from the
 * building's up. `cover` is how deep a balcony's or loggia's ceiling projects before it, in metres; 0 without one.
 */
export type Window = { room: string; at: Point; height: number; facing: number; cover: number };

/** From the middle of a window to the ceiling of the balcony before it, in metres. */
export const underCeiling = 1.2;

const outdoor = new Set(['loggia', 'balcony', 'terrace']);
const covered = new Set(['loggia', 'balcony']);

type FlatInBuilding = { building: Building; floorPlan: FloorPlan; position: number; floor: number; plan: Plan };

/** The windows of the flat that stands at a position of a floor plan; none when the plan has no such flat. */
export function windowsOf({ building, floorPlan, position, floor, plan }: FlatInBuilding): Window[] {
  const section = building.sections.find((one) => one.section === floorPlan.section);
  const flat = floorPlan.flats.find((one) => one.position === position);
  if (!section || !flat) return [];
  const inBuilding = flatPlacer(floorPlan, section.outline, flat, plan);
  return plan.windows.flatMap(({ from, to }): Window[] => {
    const found = sidesOf(plan, from, to);
    if (!found) return [];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const [here, there] = [inBuilding(middle), inBuilding(plus(middle, found.out))];
    const way: Point = [there[0] - here[0], there[1] - here[1]];
    const facing = turned((Math.atan2(way[0], way[1]) * 180) / Math.PI);
    // A loggia between the window and the open air is the flat's own: the ray starts at the building's edge.
    const at = plus(here, towards(facing), distanceOut(section.outline, here, towards(facing)) + 0.05);
    return [{ room: found.room.id, at, height: storeyBase(section, floor) + windowHeight, facing, cover: found.cover }];
  });
}

type Room = Plan['rooms'][number];

/** The room that a window lights, the step of a centimetre that leads out of it, and the depth of the ceiling outside. */
function sidesOf({ rooms }: Plan, from: Point, to: Point): { room: Room; out: Point; cover: number } | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const size = Math.hypot(dx, dy);
  if (size === 0) return null;
  const across: Point = [dy / size, -dx / size];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const roomAt = (sign: 1 | -1): Room | undefined => rooms.find(({ outline }) => contains(outline, plus(middle, across, sign * 35)));
  const [one, other] = [roomAt(1), roomAt(-1)];
  const isInside = (room: Room | undefined): boolean => room !== undefined && !outdoor.has(room.label);
  const lit = isInside(one) ? one : isInside(other) ? other : (one ?? other);
  if (!lit) return null;
  const out: Point = plus([0, 0], across, lit === one ? -1 : 1);
  const before = lit === one ? other : one;
  const deep = before && covered.has(before.label) ? distanceOut(before.outline, plus(middle, out, 35), out) + 35 : 0;
  return { room: lit, out, cover: deep / 100 };
}
