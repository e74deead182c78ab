import type { Plan } from '../../contract/pictures.ts';
import { type Point, type Rect, rectBetween } from '../furnishing/rect.ts';
import type { Solid } from './ruler-state.ts';

/** The obstacles of a visitor's own piece: upright and level walls without their doorways, and the swing of doors. */
export function solidsOf({ walls, doors }: Plan): Solid[] {
  const bars = walls.flatMap(({ from, to, thickness }): Rect[] => {
    const flat = from[1] === to[1];
    if (!flat && from[0] !== to[0]) return [];
    const [across, half] = [flat ? from[1] : from[0], thickness / 2];
    const along = (point: Point) => (flat ? point[0] : point[1]);
    const ends = (one: { from: Point; to: Point }) => [along(one.from), along(one.to)].sort((a, b) => a - b) as [number, number];
    const isHere = (point: Point) => Math.abs((flat ? point[1] : point[0]) - across) <= half + 1;
    const [start, end] = ends({ from, to });
    const gaps = doors
      .filter((door) => isHere(door.from) && isHere(door.to))
      .map(ends)
      .filter(([low, high]) => low >= start && high <= end)
      .sort((a, b) => a[0] - b[0]);
    const cuts = [start - half, ...gaps.flat(), end + half];
    return Array.from({ length: cuts.length / 2 }, (_, at) => {
      const [low = 0, high = 0] = cuts.slice(at * 2);
      return flat ? rectBetween([low, across - half], [high, across + half]) : rectBetween([across - half, low], [across + half, high]);
    });
  });
  const swings = doors.map(({ from, to, swing }) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const [leafX, leafY] = swing === 'none' ? [0, 0] : swing === 'left' ? [dy, -dx] : [-dy, dx];
    return rectBetween(from, [to[0] + leafX, to[1] + leafY]);
  });
  return bars.map((rect): Solid => ({ ...rect, kind: 'wall' })).concat(swings.map((rect) => ({ ...rect, kind: 'door' })));
}
