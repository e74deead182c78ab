/** Metres to the right and up in the building's own frame. */
export type Point = readonly [x: number, y: number];
/** A polygon that stands `height` metres high. */
export type Prism = { outline: readonly Point[]; height: number };

export const rad = Math.PI / 180;
export const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

/** A step of one metre towards an angle clockwise from up. */
export const towards = (angle: number): Point => [Math.sin(angle * rad), Math.cos(angle * rad)];
export const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

export function contains(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline.at(at - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** How far a ray goes before it meets each edge of the outline that it meets. */
function* meetings(outline: readonly Point[], from: Point, way: Point): Generator<number> {
  for (let at = 0; at < outline.length; at++) {
    const [a, b] = [outline[at] as Point, outline[(at + 1) % outline.length] as Point];
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const cross = way[0] * ey - way[1] * ex;
    if (Math.abs(cross) < 1e-12) continue;
    const [ax, ay] = [a[0] - from[0], a[1] - from[1]];
    const far = (ax * ey - ay * ex) / cross;
    const along = (ax * way[1] - ay * way[0]) / cross;
    if (far > 1e-9 && along >= -1e-9 && along <= 1 + 1e-9) yield far;
  }
}

/** How far a ray of one direction goes until it is inside the outline; 0 when it begins there, Infinity when it never is. */
export function distanceTo(outline: readonly Point[], from: Point, way: Point): number {
  if (contains(outline, from)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const far of meetings(outline, from, way)) nearest = Math.min(nearest, far);
  return nearest;
}

/** How far a ray that begins inside the outline goes until it leaves it for the first time; 0 when it begins outside. */
export function distanceOut(outline: readonly Point[], from: Point, way: Point): number {
  if (!contains(outline, from)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const far of meetings(outline, from, way)) nearest = Math.min(nearest, far);
  return Number.isFinite(nearest) ? nearest : 0;
}
