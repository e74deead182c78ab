import { areaOf, type XY } from '../../base/geometry/outline.ts';
import { roofOf, storeyBase } from '../../base/geometry/storey-height.ts';
import type { ProjectModel } from '../../contract/catalogue/project-model.ts';

/** A polygon, counter-clockwise, that stands between two heights; metres of the project's own frame. */
export type Solid = { outline: readonly XY[]; base: number; top: number };
/** `planned` for a neighbour that is not built yet. */
export type Mass = Solid & { kind: 'section' | 'neighbour'; at: number; storeyHeights: number[]; planned: boolean };
export type StoreySolid = Solid & { sectionId: string; floor: number };

const counterClockwise = (outline: readonly XY[]): readonly XY[] => (areaOf(outline) < 0 ? outline.toReversed() : outline);
/** The height that a neighbour's storeys are drawn with: what is known of it is its roof. */
const commonStorey = 3;

/** Sections and neighbours, each in one piece. */
export function massesOf({ sections, neighbours }: Pick<ProjectModel, 'sections' | 'neighbours'>): Mass[] {
  return [
    ...sections.map((section, at): Mass => {
      const storeyHeights = Array.from({ length: section.storeys - 1 }, (_, storey) => storeyBase(section, storey + 2));
      return {
        kind: 'section',
        at,
        outline: counterClockwise(section.outline),
        base: 0,
        top: roofOf(section),
        storeyHeights,
        planned: false,
      };
    }),
    ...neighbours.map(({ outline, height, until }, at): Mass => {
      const storeyHeights = Array.from(
        { length: Math.max(0, Math.round(height / commonStorey) - 1) },
        (_, storey) => (storey + 1) * commonStorey,
      );
      return { kind: 'neighbour', at, outline: counterClockwise(outline), base: 0, top: height, storeyHeights, planned: until !== null };
    }),
  ];
}

/** Each storey of the project by itself. */
export const storeySolids = ({ sections }: Pick<ProjectModel, 'sections'>): StoreySolid[] =>
  sections.flatMap(({ sectionId, outline, ...heights }) =>
    Array.from({ length: heights.storeys }, (_, at): StoreySolid => {
      const floor = at + 1;
      const top = floor === heights.storeys ? roofOf(heights) : storeyBase(heights, floor + 1);
      return { sectionId, floor, outline: counterClockwise(outline), base: storeyBase(heights, floor), top };
    }),
  );

/** The middle of the project's own sections, and how far from it the farthest corner of all that is drawn lies. */
export function extentOf({ sections, neighbours }: Pick<ProjectModel, 'sections' | 'neighbours'>): {
  middle: XY;
  radius: number;
  own: number;
  top: number;
} {
  const own = sections.flatMap(({ outline }) => outline);
  const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)];
  const middle: XY = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const farthest = (points: readonly XY[]): number => Math.max(0, ...points.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  return {
    middle,
    radius: farthest([...own, ...neighbours.flatMap(({ outline }) => outline)]),
    own: farthest(own),
    top: Math.max(...sections.map(roofOf)),
  };
}
