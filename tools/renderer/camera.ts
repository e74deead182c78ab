import type { Block, Camera, Point } from './scene.ts';
import type { Stand } from './sites.ts';

const frame = 36;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

export type Size = { width: number; height: number };

/** Where a point is seen before the lens: to the right and up, as parts of its distance. */
function seen(camera: Pick<Camera, 'at' | 'toward'>, point: Point): { right: number; up: number; ahead: number } {
  const right = unit(cross(camera.toward, [0, 0, 1]));
  const up = cross(right, camera.toward);
  const way = minus(point, camera.at);
  const ahead = dot(way, camera.toward);
  return { right: dot(way, right) / ahead, up: dot(way, up) / ahead, ahead };
}

/** The pixel at which a camera sees a point; y grows downwards. */
export function pixelOf(camera: Camera, { width, height }: Size, point: Point): [number, number] {
  const { right, up } = seen(camera, point);
  const zoom = camera.lens / frame;
  return [(0.5 + right * zoom - camera.shift[0]) * width, height / 2 - (up * zoom - camera.shift[1]) * width];
}

export const topOf = ({ ground, storey, storeys }: Block): number => ground + (storeys - 1) * storey;

/** The corners of all blocks, from the ground to a little above the roofs; a storey that steps back is left out. */
function cornersOf(blocks: Block[]): Point[] {
  return blocks.flatMap((block) => {
    const [west, south, east, north] = block.outline;
    const top = topOf(block) - (block.setBack ? block.storey : 0) + 1.5;
    return [west, east].flatMap((x) => [south, north].flatMap((y) => [0, top].map((z): Point => [x, y, z])));
  });
}

type Fit = { blocks: Block[]; stand: Stand; aspect: number; foreground: number; headroom?: number };
const farthest = 230;

/** A level camera that steps back until the whole building is in the frame: verticals stay upright, the lens is shifted instead. */
export function levelCamera({ blocks, stand, aspect, foreground, headroom = 1.07 }: Fit): Camera {
  const corners = cornersOf(blocks);
  const west = Math.min(...blocks.map(({ outline }) => outline[0]));
  const east = Math.max(...blocks.map(({ outline }) => outline[2]));
  const [cos, sin] = [Math.cos(radians(stand.azimuth)), Math.sin(radians(stand.azimuth))];
  const toward: Point = [-cos, -sin, 0];
  for (let distance = 30; ; distance += 2) {
    const at: Point = [west * 0.58 + east * 0.42 + cos * distance, 4 + sin * distance, stand.height];
    const places = corners.map((corner) => seen({ at, toward }, corner));
    if (distance <= farthest && places.some(({ ahead }) => ahead < 4)) continue;
    const [left, right] = [Math.min(...places.map((place) => place.right)), Math.max(...places.map((place) => place.right))];
    const top = Math.max(...places.map(({ up }) => up)) * headroom + 0.012;
    const bottom = Math.min(...places.map(({ up }) => up)) - foreground;
    const fitting = Math.min(frame / ((right - left) * 1.1), (frame * aspect) / (top - bottom));
    if (fitting < stand.lens && distance <= farthest) continue;
    const lens = Math.min(fitting, stand.lens * 1.15);
    return { at, toward, lens, shift: [((left + right) / 2) * (lens / frame), ((top + bottom) / 2) * (lens / frame)] };
  }
}

/** A drone that looks down upon the middle of the quarter, as near as leaves its surroundings in the frame. */
export function droneCamera({ blocks, stand, aspect }: Pick<Fit, 'blocks' | 'aspect'> & { stand: Stand & { pitch: number } }): Camera {
  const corners = cornersOf(blocks);
  const middle = (axis: 0 | 1 | 2): number =>
    (Math.min(...corners.map((corner) => corner[axis])) + Math.max(...corners.map((corner) => corner[axis]))) / 2;
  const target: Point = [middle(0), middle(1), middle(2) * 0.7];
  const [level, down] = [Math.cos(radians(stand.pitch)), Math.sin(radians(stand.pitch))];
  const toward: Point = [-Math.cos(radians(stand.azimuth)) * level, -Math.sin(radians(stand.azimuth)) * level, -down];
  const zoom = stand.lens / frame;
  for (let distance = 60; ; distance += 2) {
    const at: Point = [target[0] - toward[0] * distance, target[1] - toward[1] * distance, target[2] - toward[2] * distance];
    const places = corners.map((corner) => seen({ at, toward }, corner));
    const inside = places.every(({ right, up, ahead }) => ahead > 4 && Math.abs(right * zoom) < 0.34 && Math.abs(up * zoom) < aspect * 0.4);
    if (inside) return { at, toward, lens: stand.lens, shift: [0, 0] };
  }
}

/** A camera at a place that looks at another one, level. */
export function cameraTowards(at: Point, target: [number, number], lens: number, lift: number): Camera {
  return { at, toward: unit([target[0] - at[0], target[1] - at[1], 0]), lens, shift: [0, lift] };
}

type Overhead = { corners: Point[]; bearing: number; pitch: number };
/** A margin around the subject, as a part of the frame. */
const paper = 0.035;

/**
 * From above upon all `corners` of a flat; `bearing` is where the camera stands, in degrees clockwise from the plan's up, `pitch` how
 * steeply it looks down. Far enough for walls to lean little. `aspect` is the height of the frame by its width.
 */
export function overheadCamera({ corners, bearing, pitch }: Overhead): { camera: Camera; aspect: number } {
  const span = (axis: 0 | 1): [number, number] => {
    const all = corners.map((corner) => corner[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [[west, east], [south, north]] = [span(0), span(1)];
  const [level, down] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const toward: Point = [-Math.sin(radians(bearing)) * level, -Math.cos(radians(bearing)) * level, -down];
  const distance = 2.1 * Math.hypot(east - west, north - south);
  const target: Point = [(west + east) / 2, (south + north) / 2, 0.5];
  const at: Point = [target[0] - toward[0] * distance, target[1] - toward[1] * distance, target[2] - toward[2] * distance];
  const places = corners.map((corner) => seen({ at, toward }, corner));
  const [left, right] = [Math.min(...places.map((place) => place.right)), Math.max(...places.map((place) => place.right))];
  const [low, high] = [Math.min(...places.map(({ up }) => up)), Math.max(...places.map(({ up }) => up))];
  const around = 2 * paper * Math.max(right - left, high - low);
  const [width, height] = [right - left + around, high - low + around];
  const lens = frame / width;
  return { camera: { at, toward, lens, shift: [(left + right) / 2 / width, (low + high) / 2 / width] }, aspect: height / width };
}
