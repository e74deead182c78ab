import type { Block, Step } from '../../../src/domain/content/content.ts';

export const apart = ([ax, ay]: Step, [bx, by]: Step): number => Math.hypot(ax - bx, ay - by);

/** Turned clockwise around the origin: east first becomes south. */
export function turned([x, y]: Step, degrees: number): Step {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

const pieces = (line: Step[]): [Step, Step][] => line.slice(1).map((to, at) => [line[at] ?? to, to]);

function footOn([from, to]: [Step, Step], point: Step): Step {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / long));
  return [from[0] + share * dx, from[1] + share * dy];
}

export type Nearest = {
  metres: number;
  foot: Step /** Of the piece that it lies on, in degrees from the east, below 180. */;
  heading: number;
};

/** The point of a line that is nearest; Infinity metres from a line without pieces. */
export function nearestOn(line: Step[], point: Step): Nearest {
  let nearest: Nearest = { metres: Number.POSITIVE_INFINITY, foot: point, heading: 0 };
  for (const piece of pieces(line)) {
    const foot = footOn(piece, point);
    const metres = apart(foot, point);
    if (metres >= nearest.metres) continue;
    const [from, to] = piece;
    nearest = { metres, foot, heading: ((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 360) % 180 };
  }
  return nearest;
}

export function isInside(outline: Step[], [x, y]: Step): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of pieces([...outline, ...outline.slice(0, 1)]))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  return inside;
}

/** Points of a line, no two of them further apart than so many metres. */
export const along = (line: Step[], metres: number): Step[] =>
  pieces(line).flatMap(([from, to]) => {
    const count = Math.max(1, Math.ceil(apart(from, to) / metres));
    return Array.from({ length: count + 1 }, (_, at): Step => {
      const share = at / count;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });

/** The corners of a block and points along its sides, no two of them further apart than twelve metres. */
export function around([east, south, length, depth, turn]: Block): Step[] {
  const across = Math.max(1, Math.ceil(length / 12));
  const down = Math.max(1, Math.ceil(depth / 12));
  return Array.from({ length: across + 1 }, (_, at) => at / across - 0.5).flatMap((u) =>
    Array.from({ length: down + 1 }, (_, at) => at / down - 0.5).map((v): Step => {
      const [dx, dy] = turned([u * length, v * depth], turn);
      return [east + dx, south + dy];
    }),
  );
}
