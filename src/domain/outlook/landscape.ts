import { distanceTo, type Point, towards } from './geometry.ts';

const rays = [-30, -20, -10, 0, 10, 20, 30];

/**
 * Which areas lie to one side, by their place in the list and metres to them, the nearest first. All points are metres east and
 * south of the same place, `azimuth` degrees clockwise from true north. An area that one stands in lies nowhere else.
 */
export function areasTowards(
  azimuth: number,
  from: readonly [east: number, south: number],
  areas: readonly (readonly (readonly [east: number, south: number])[])[],
): { at: number; metres: number }[] {
  const northUp = ([east, south]: readonly [number, number]): Point => [east, -south];
  return areas
    .map((outline, at) => {
      const drawn = outline.map(northUp);
      return { at, metres: Math.round(Math.min(...rays.map((ray) => distanceTo(drawn, northUp(from), towards(azimuth + ray))))) };
    })
    .filter(({ metres }) => metres > 0 && Number.isFinite(metres))
    .sort((one, other) => one.metres - other.metres);
}
