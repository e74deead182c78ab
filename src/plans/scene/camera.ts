import type { XY } from '../../base/geometry/outline.ts';

export type XYZ = readonly [x: number, y: number, z: number];

/** An eye, the directions that are right, up and forward for it, and the frame of the picture: `focal` and `middle` in its units. */
export type Camera = { eye: XYZ; right: XYZ; up: XYZ; forward: XYZ; focal: number; middle: XY; width: number; height: number };

const rad = Math.PI / 180;
const dot = (a: XYZ, b: XYZ): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: XYZ, b: XYZ): XYZ => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

type Frame = { width: number; height: number; across: number; horizon: number };

/**
 * `facing` is degrees clockwise from the drawing's up, `down` how far the eye looks below the horizon, `across` the picture's breadth in
 * degrees. The middle of the look is drawn `horizon` of the picture's height from its top. A level look keeps every upright line upright.
 */
export function makeCamera(
  eye: XYZ,
  { facing, down = 0 }: { facing: number; down?: number },
  { width, height, across, horizon }: Frame,
): Camera {
  const [sin, cos] = [Math.sin(facing * rad), Math.cos(facing * rad)];
  const [sinDown, cosDown] = [Math.sin(down * rad), Math.cos(down * rad)];
  return {
    eye,
    right: [cos, -sin, 0],
    forward: [sin * cosDown, cos * cosDown, -sinDown],
    up: [sin * sinDown, cos * sinDown, cosDown],
    focal: width / 2 / Math.tan((across / 2) * rad),
    middle: [width / 2, height * horizon],
    width,
    height,
  };
}

/** To the right, up and ahead of the eye. */
const seenBy = (camera: Camera, point: XYZ): XYZ => {
  const step = minus(point, camera.eye);
  return [dot(step, camera.right), dot(step, camera.up), dot(step, camera.forward)];
};

/** What is nearer is not drawn. */
const nearest = 0.2;

/** The part of a polygon on the side of a plane where `distance` is above zero. */
function cut(points: readonly XYZ[], distance: (point: XYZ) => number): XYZ[] {
  return points.flatMap((from, at): XYZ[] => {
    const to = points[(at + 1) % points.length] ?? from;
    const [a, b] = [distance(from), distance(to)];
    const share = a / (a - b);
    const crossing: XYZ = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share];
    return [...(a >= 0 ? [from] : []), ...(a >= 0 !== b >= 0 ? [crossing] : [])];
  });
}

/** So far beyond its frame a picture is drawn, so that a cut edge is not seen as a line. */
export const bleed = 4;

/** The planes between which a picture is seen, each by the distance to its inner side. */
function sidesOfView({ focal, middle, width, height }: Camera): ((point: XYZ) => number)[] {
  const [left, right, over, below] = [middle[0], width - middle[0], middle[1], height - middle[1]].map(
    (reach) => (reach + bleed) / focal,
  ) as [number, number, number, number];
  return [
    ([, , ahead]) => ahead - nearest,
    ([x, , ahead]) => x + left * ahead,
    ([x, , ahead]) => right * ahead - x,
    ([, y, ahead]) => over * ahead - y,
    ([, y, ahead]) => y + below * ahead,
  ];
}

const project = ({ focal, middle }: Camera, [x, y, ahead]: XYZ): XY => [middle[0] + (x / ahead) * focal, middle[1] - (y / ahead) * focal];

/** The seen part of a straight line; null when nothing of it is. */
export function drawLine(camera: Camera, from: XYZ, to: XYZ): [XY, XY] | null {
  let [a, b] = [seenBy(camera, from), seenBy(camera, to)];
  for (const side of sidesOfView(camera)) {
    const [here, there] = [side(a), side(b)];
    if (here < 0 && there < 0) return null;
    if (here >= 0 && there >= 0) continue;
    const share = here / (here - there);
    const crossing: XYZ = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
    if (here < 0) a = crossing;
    else b = crossing;
  }
  return [project(camera, a), project(camera, b)];
}

/** A flat polygon as it stands in the picture, cut to what is ahead and between the picture's sides; null when nothing of it is seen. */
export function drawPolygon(camera: Camera, polygon: readonly XYZ[]): XY[] | null {
  const seen = sidesOfView(camera).reduce<readonly XYZ[]>(
    (points, side) => cut(points, side),
    polygon.map((point) => seenBy(camera, point)),
  );
  if (seen.length < 3) return null;
  return seen.map((point) => project(camera, point));
}
