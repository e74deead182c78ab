import type { XY } from '../../base/geometry/outline.ts';
import { sunVector } from '../../base/solar-position.ts';
import type { ProjectModel } from '../../contract/catalogue/project-model.ts';
import { makeCamera } from './camera.ts';
import { drawGround, drawMasses, type SeenMass, shadowOf } from './draw-scene.ts';
import { firstOrbit, orbitEye } from './orbit.ts';
import { extentOf, massesOf } from './solids.ts';

const frame = { width: 1200, height: 750, across: 26, horizon: 0.5 };

/** The light of the still: the sun of an afternoon in spring. */
const afternoon = { azimuth: 225, altitude: 34 };

export type ModelPicture = { width: number; height: number; areas: { kind: string; points: XY[] }[]; shadows: XY[][]; masses: SeenMass[] };

/** The model at rest, as it is drawn before it can be turned, and where it cannot. */
export function drawModel(model: Pick<ProjectModel, 'north' | 'sections' | 'neighbours' | 'areas'>): ModelPicture {
  const { eye } = orbitEye(extentOf(model), firstOrbit, { across: frame.across, tall: (frame.across * frame.height) / frame.width });
  const camera = makeCamera(eye, firstOrbit, frame);
  const masses = massesOf(model);
  const sun = sunVector(afternoon, model.north);
  const ground = (outline: readonly XY[]): XY[][] => {
    const points = drawGround(camera, outline);
    return points ? [points] : [];
  };
  return {
    width: frame.width,
    height: frame.height,
    areas: model.areas.flatMap(({ kind, outline }) => ground(outline).map((points) => ({ kind, points }))),
    shadows: masses.filter(({ planned }) => !planned).flatMap((mass) => ground(shadowOf(mass, sun))),
    masses: drawMasses(camera, masses, afternoon.azimuth + model.north),
  };
}
