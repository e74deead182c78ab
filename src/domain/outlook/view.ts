import { distanceTo, type Point, towards } from './geometry.ts';

/** An obstacle before a window: a section of the building, or one of the masses around it, by its place in its list. */
export type Sight = { kind: 'section' | 'mass'; at: number; outline: readonly Point[]; height: number };
/** `share` of the view, in hundredths; `metres` to its nearest point. */
export type Seen = { kind: Sight['kind']; at: number; metres: number; share: number };
/** Floors with the same view. The remainder beside `seen` is open. */
export type Band = { from: number; to: number; seen: Seen[] };

const rays = Array.from({ length: 21 }, (_, at) => (at - 10) * 5);
/** The least share that counts as an obstacle. */
const leastShare = 10;

/** The obstacles before a window at the height of an eye, the nearest first. Those below the eye are not named. */
function seenFrom(at: Point, facing: number, eye: number, sights: readonly Sight[]): Seen[] {
  const taken = new Map<Sight, { rays: number; metres: number }>();
  const high = sights.filter(({ height }) => height > eye);
  for (const ray of rays) {
    const way = towards(facing + ray);
    let [nearest, metres] = [undefined as Sight | undefined, Number.POSITIVE_INFINITY];
    for (const sight of high) {
      const far = distanceTo(sight.outline, at, way);
      if (far < metres) [nearest, metres] = [sight, far];
    }
    if (!nearest) continue;
    const known = taken.get(nearest) ?? { rays: 0, metres };
    taken.set(nearest, { rays: known.rays + 1, metres: Math.min(known.metres, metres) });
  }
  return [...taken]
    .map(([{ kind, at: index }, { rays: count, metres }]) => ({
      kind,
      at: index,
      metres: Math.round(metres),
      share: Math.round((count * 100) / rays.length),
    }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => one.metres - other.metres);
}

type Looking = { at: Point; facing: number; eyeAt: (floor: number) => number; floors: readonly [number, number]; sights: readonly Sight[] };

/** The view from each floor, floors with the same view together, from the lowest up. */
export function viewByFloor({ at, facing, eyeAt, floors: [lowest, highest], sights }: Looking): Band[] {
  const bands: Band[] = [];
  for (let floor = lowest; floor <= highest; floor++) {
    const seen = seenFrom(at, facing, eyeAt(floor), sights);
    const last = bands.at(-1);
    if (last && JSON.stringify(last.seen) === JSON.stringify(seen)) last.to = floor;
    else bands.push({ from: floor, to: floor, seen });
  }
  return bands;
}
