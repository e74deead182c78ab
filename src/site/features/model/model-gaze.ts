import * as three from 'three';
import { between, eyeOf, type Focus, firstOrbit, turnedBy, zoomedBy } from '../../../plans/scene/orbit.ts';
import { toScene } from './model-scene.ts';

const tall = 24;
const movingMs = 700;
/** A lifted floor is looked at from above, at least so many degrees. */
const steepEnough = 40;
/** The movement of the site: exact to stop. */
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** The eye before a model: turned and brought nearer by the visitor, and led to a floor that is lifted. A calm one is there at once. */
export function makeGaze(north: number, calm: boolean) {
  const camera = new three.PerspectiveCamera(tall, 1, 5, 6000);
  let orbit = firstOrbit(north);
  let downFrom = orbit.down;
  let from: Focus | null = null;
  let shown: Focus | null = null;
  let startedAt = 0;
  return {
    camera,
    facing: (): number => orbit.facing,
    turn(right: number, down: number): void {
      orbit = turnedBy(orbit, right, down);
      downFrom = orbit.down;
    },
    zoom(factor: number): void {
      orbit = zoomedBy(orbit, factor);
    },
    /** Begins to move to what is shown from now on. */
    begin(isLifted: boolean): void {
      from = shown;
      downFrom = orbit.down;
      if (isLifted) orbit = { ...orbit, down: Math.max(orbit.down, steepEnough), zoom: 1 };
      startedAt = performance.now();
    },
    /** How much of the movement is done, from 0 to 1. */
    share: (now: number): number => eased(calm ? 1 : Math.min(1, Math.max(0, (now - startedAt) / movingMs))),
    place(share: number, to: Focus, [width, height]: readonly [number, number]): void {
      shown = between(from ?? to, to, share);
      const across = (2 * Math.atan(Math.tan((tall * Math.PI) / 360) * (width / height)) * 180) / Math.PI;
      const eye = toScene(eyeOf(shown, { ...orbit, down: downFrom + (orbit.down - downFrom) * share }, { across, tall }));
      camera.position.set(eye.x, eye.y, eye.z);
      camera.lookAt(toScene(shown.at));
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      camera.updateMatrixWorld();
      if (share === 1) downFrom = orbit.down;
    },
  };
}
