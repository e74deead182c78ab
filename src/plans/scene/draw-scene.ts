import { sidesOf, type XY } from '../../base/geometry/outline.ts';
import { type Camera, drawPolygon, type XYZ } from './camera.ts';
import type { Mass } from './masses.ts';

/** Walls by how much of the light they face, from 0 to 3; roofs are the brightest. */
export type Face = { shade: number; points: XY[] };
/** One mass as it is seen: its faces, and lines between its storeys. `metres` to it on the ground. */
export type SeenMass = { mass: Mass; metres: number; faces: Face[]; storeys: XY[][] };

const darkest = 3;
/** Lines between storeys that are drawn closer together than this would make a grey wall. */
const finest = 5;

/** How far a point is from a side of an outline. */
function toSide([[ax, ay], [bx, by]]: [XY, XY], [x, y]: XY): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + along * dx - x, ay + along * dy - y);
}
export const metresTo = (outline: readonly XY[], from: XY): number => Math.min(...sidesOf(outline).map((side) => toSide(side, from)));

/**
 * Masses as an eye sees them, the farthest first, so that later ones lie before them. `light` is degrees clockwise from the drawing's up to
 * where the light comes from.
 */
export function drawMasses(camera: Camera, masses: readonly Mass[], light: number): SeenMass[] {
  const eye: XY = [camera.eye[0], camera.eye[1]];
  return masses
    .map((mass) => ({ mass, metres: metresTo(mass.outline, eye) }))
    .sort((one, other) => other.metres - one.metres)
    .map((seen) => ({ ...seen, ...facesOf(camera, seen.mass, light) }))
    .filter(({ faces }) => faces.length > 0);
}

function facesOf(camera: Camera, { outline, base, top, storeyHeights }: Mass, light: number): Pick<SeenMass, 'faces' | 'storeys'> {
  const [eyeX, eyeY, eyeZ] = camera.eye;
  const faces: Face[] = [];
  const storeys: XY[][] = [];
  for (const [[ax, ay], [bx, by]] of sidesOf(outline)) {
    const out: XY = [by - ay, ax - bx];
    if ((eyeX - ax) * out[0] + (eyeY - ay) * out[1] <= 0) continue;
    const wall = drawPolygon(camera, wallOf([ax, ay], [bx, by], base, top));
    if (!wall) continue;
    const turn = Math.atan2(out[0], out[1]) - (light * Math.PI) / 180;
    faces.push({ shade: Math.round(((1 - Math.cos(turn)) / 2) * darkest), points: wall });
    const tall = Math.max(...wall.map(([, y]) => y)) - Math.min(...wall.map(([, y]) => y));
    if (tall / (storeyHeights.length + 1) < finest) continue;
    for (const height of storeyHeights) {
      // A band without height: its two long sides are one line.
      const line = drawPolygon(camera, wallOf([ax, ay], [bx, by], height, height));
      if (line) storeys.push(ends(line));
    }
  }
  const roof =
    eyeZ > top
      ? drawPolygon(
          camera,
          outline.map(([x, y]): XYZ => [x, y, top]),
        )
      : null;
  if (roof) faces.push({ shade: 0, points: roof });
  return { faces, storeys };
}

const wallOf = ([ax, ay]: XY, [bx, by]: XY, base: number, top: number): XYZ[] => [
  [ax, ay, base],
  [bx, by, base],
  [bx, by, top],
  [ax, ay, top],
];

function ends(line: readonly XY[]): XY[] {
  const sorted = line.toSorted((a, b) => a[0] - b[0]);
  return [sorted[0], sorted.at(-1)].filter((point) => point !== undefined);
}

/** Areas of the ground as an eye above it sees them. */
export const drawGround = (camera: Camera, outline: readonly XY[]): XY[] | null =>
  drawPolygon(
    camera,
    outline.map(([x, y]): XYZ => [x, y, 0]),
  );

/** The shade of a convex mass on the level ground, `sun` a step of one metre towards the sun. */
export function shadowOf({ outline, top }: Pick<Mass, 'outline' | 'top'>, [x, y, z]: XYZ): XY[] {
  const far = top / z;
  return hullOf([...outline, ...outline.map(([a, b]): XY => [a - x * far, b - y * far])]);
}

/** The convex hull, counter-clockwise. */
function hullOf(points: readonly XY[]): XY[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly XY[]): XY[] => {
    const chain: XY[] = [];
    for (const point of all) {
      while (chain.length > 1 && turn(chain.at(-2) as XY, chain.at(-1) as XY, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
const turn = ([ax, ay]: XY, [bx, by]: XY, [cx, cy]: XY): number => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
