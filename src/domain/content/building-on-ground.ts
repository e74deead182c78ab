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
  const [east, south] = middleOf(turned.flatMap(({ outline }) => outline));
  return turned.map(({ section, outline }) => {
    const moved = outline.map(([x, y]): Step => [rounded(x - east + middle[0]), rounded(y - south + middle[1])]);
    return { section, outline: moved, door: doorOf(moved) };
  });
}

const middleOf = (points: readonly Step[]): Step => {
  const along = (axis: 0 | 1): number => {
    const all = points.map((step) => step[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  return [along(0), along(1)];
};

/** From metres east and south of the gate to the building's own frame, the other way round than `buildingOnGround`. */
export function groundOfBuilding({ north, sections }: Building, middle: Step): (step: Step) => XY {
  const angle = (north * Math.PI) / 180;
  const [east, south] = middleOf(sections.flatMap(({ outline }) => outline.map((point) => turn(point, angle))));
  return ([stepEast, stepSouth]) => {
    const [right, up] = [stepEast - middle[0] + east, middle[1] - stepSouth - south];
    return [right * Math.cos(angle) + up * Math.sin(angle), up * Math.cos(angle) - right * Math.sin(angle)];
  };
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
