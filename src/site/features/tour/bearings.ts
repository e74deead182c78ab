import type { TourAnswer } from '../../../contract/content/tours.ts';

export type Scene = TourAnswer['tour']['scenes'][number];
type Point = readonly [number, number];

/** How high the panoramas were taken, in centimetres, and the height at which a door is pressed. */
const eye = 150;
const handle = 125;
/** Doors that are seen closer together than this, in degrees, would write over each other. */
const crowded = 18;

const turn = 360;
/** From 0 to 360. */
const whole = (degrees: number): number => ((degrees % turn) + turn) % turn;
/** From -180 to 180. */
const signed = (degrees: number): number => whole(degrees + turn / 2) - turn / 2;
const inDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** The direction from one place of a plan to another, in degrees clockwise from the plan's up. */
export const bearing = (from: Point, to: Point): number => whole(inDegrees(Math.atan2(to[0] - from[0], from[1] - to[1])));

/** Where a look that is turned by `yaw` degrees from the middle of the panorama goes on the plan. */
export const lookOf = ({ heading }: Pick<Scene, 'heading'>, yaw: number): number => whole(heading + yaw);

/** How far the picture must be turned to look that way. */
export const yawTo = ({ heading }: Pick<Scene, 'heading'>, look: number): number => signed(look - heading);

/** Where a door stands in a panorama, in degrees, and to which side of it its name is written. */
export type Door = { to: string; yaw: number; pitch: number; look: number; side: 'left' | 'right' };

export function doorsOf(scene: Scene): Door[] {
  const doors = scene.links.map(({ to, through }) => {
    const look = bearing(scene.at, through);
    const far = Math.hypot(through[0] - scene.at[0], through[1] - scene.at[1]);
    return { to, look, yaw: yawTo(scene, look), pitch: -inDegrees(Math.atan2(eye - handle, far)) };
  });
  return doors.map((door) => {
    const close = doors.some((other) => other !== door && signed(other.yaw - door.yaw) > 0 && signed(other.yaw - door.yaw) < crowded);
    return { ...door, side: close ? 'left' : 'right' };
  });
}
