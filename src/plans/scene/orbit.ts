import type { XYZ } from './camera.ts';
import type { extentOf } from './solids.ts';

/** How a model is looked at: `facing` degrees clockwise from the drawing's up, `down` below the horizon, `zoom` above 1 for nearer. */
export type Orbit = { facing: number; down: number; zoom: number };

export const firstOrbit: Orbit = { facing: 28, down: 24, zoom: 1 };

const [lowest, highest] = [6, 78];
const [farthest, nearest] = [0.6, 3];
const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export const turnedBy = (orbit: Orbit, right: number, down: number): Orbit => ({
  ...orbit,
  facing: (((orbit.facing + right) % 360) + 360) % 360,
  down: between(lowest, orbit.down + down, highest),
});
export const zoomedBy = (orbit: Orbit, factor: number): Orbit => ({ ...orbit, zoom: between(farthest, orbit.zoom * factor, nearest) });

type Lens = { across: number; tall: number };

/** The place that the eye looks at, and where the eye stands so that the whole project is in the picture; angles in degrees. */
export function orbitEye(
  { middle, top, own }: ReturnType<typeof extentOf>,
  { facing, down, zoom }: Orbit,
  { across, tall }: Lens,
): { at: XYZ; eye: XYZ } {
  const rad = Math.PI / 180;
  const half = (angle: number): number => Math.tan((angle / 2) * rad);
  const far = Math.max((own * 1.2) / half(across), (top * 0.62 + own * 0.5) / half(tall)) / zoom;
  const level = far * Math.cos(down * rad);
  const at: XYZ = [middle[0], middle[1], top * 0.45];
  return { at, eye: [at[0] - Math.sin(facing * rad) * level, at[1] - Math.cos(facing * rad) * level, at[2] + far * Math.sin(down * rad)] };
}
