import type { BuildingSection, XY } from './entries/buildings.ts';
import type { Step } from './entries/surroundings.ts';

type Building = { north: number; sections: Pick<BuildingSection, 'section' | 'outline'>[] };
/** `door` is where one comes out on the way to the gate, in metres from it, as the outline. */
export type PlacedSection = { section: string; outline: Step[]; door: Step };

const rounded = (metres: number): number => Math.round(metres * 10) / 10;

/**
 * The sections of a building in metres east and south of the gate, the middle of all of them at `middle`. A section's door is placed in the
 * middle of the long side of its outline that is nearest to the gate.
 */
export function buildingOnGround({ north, sections }: Building, middle: Step): PlacedSection[] {
  const angle = (north * Math.PI) / 180;
  const turned = sections.map(({ section, outline }) => ({ section, outline: outline.map((point) => turn(point, angle)) }));
  const all = turned.flatMap(({ outline }) => outline);
  const centre = [0, 1].map((axis) => {
    const along = all.map((step) => step[axis === 0 ? 0 : 1]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const [east = 0, south = 0] = centre;
  return turned.map(({ section, outline }) => {
    const moved = outline.map(([x, y]): Step => [rounded(x - east + middle[0]), rounded(y - south + middle[1])]);
    return { section, outline: moved, door: doorOf(moved) };
  });
}

const turn = ([x, y]: XY, angle: number): Step => [x * Math.cos(angle) - y * Math.sin(angle), -(x * Math.sin(angle) + y * Math.cos(angle))];

/** Doors are in long sides, not in the ends of a building. */
const almost = 0.8;

function doorOf(outline: Step[]): Step {
  const sides = outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    const middle: Step = [Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)];
    return { middle, length: Math.hypot(to[0] - from[0], to[1] - from[1]), toGate: Math.hypot(...middle) };
  });
  const longest = Math.max(...sides.map(({ length }) => length));
  const [nearest] = sides.filter(({ length }) => length >= longest * almost).toSorted((a, b) => a.toGate - b.toGate);
  return nearest?.middle ?? [0, 0];
}
