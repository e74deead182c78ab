import type { XYZ } from './camera.ts';
import type { extentOf } from './masses.ts';

/** How a model is looked at: `facing` degrees clockwise from the drawing's up, `down` below the horizon, `zoom` above 1 for nearer. */
export type Orbit = { facing: number; down: number; zoom: number };

/** At first from the south-east, where the sun is behind the eye in the morning; `north` as in the model. */
export const firstOrbit = (north: number): Orbit => ({ facing: (((north - 32) % 360) + 360) % 360, down: 24, zoom: 1 });

const [lowest, highest] = [6, 78];
const [farthest, nearest] = [0.6, 3];
const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export const turnedBy = (orbit: Orbit, right: number, down: number): Orbit => ({
  ...orbit,
  facing: (((orbit.facing + right) % 360) + 360) % 360,
  down: within(lowest, orbit.down + down, highest),
});
export const zoomedBy = (orbit: Orbit, factor: number): Orbit => ({ ...orbit, zoom: within(farthest, orbit.zoom * factor, nearest) });

/** What is looked at: a place, and how far from it to the sides and up and down the picture must reach, in metres. */
export type Focus = { at: XYZ; aside: number; along: number };
type Lens = { across: number; tall: number };

/** The whole project. */
export const overview = ({ middle, top, own }: ReturnType<typeof extentOf>): Focus => ({
  at: [middle[0], middle[1], top * 0.45],
  aside: own * 1.15,
  along: top * 0.58 + own * 0.45,
});

/** From one to another, `share` of the way. */
export function between(from: Focus, to: Focus, share: number): Focus {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    at: [mix(from.at[0], to.at[0]), mix(from.at[1], to.at[1]), mix(from.at[2], to.at[2])],
    aside: mix(from.aside, to.aside),
    along: mix(from.along, to.along),
  };
}

/** Where the eye stands; angles of the lens in degrees. */
export function eyeOf({ at, aside, along }: Focus, { facing, down, zoom }: Orbit, { across, tall }: Lens): XYZ {
  const rad = Math.PI / 180;
  const half = (angle: number): number => Math.tan((angle / 2) * rad);
  const far = Math.max(aside / half(across), along / half(tall)) / zoom;
  const level = far * Math.cos(down * rad);
  return [at[0] - Math.sin(facing * rad) * level, at[1] - Math.cos(facing * rad) * level, at[2] + far * Math.sin(down * rad)];
}
