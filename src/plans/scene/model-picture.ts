import type { XY } from '../../base/geometry/outline.ts';
import { sunVector } from '../../base/geometry/solar-position.ts';
import type { ProjectModel } from '../../contract/catalogue/project-model.ts';
import { makeCamera } from './camera.ts';
import { drawGround, drawMasses, type SeenMass, shadowOf } from './draw-scene.ts';
import { extentOf, massesOf } from './masses.ts';
import { eyeOf, firstOrbit, overview } from './orbit.ts';

const frame = { width: 1200, height: 750, across: 26, horizon: 0.5 };

/** The light of the still: the sun of a morning in spring. */
const morning = { azimuth: 118, altitude: 32 };

export type ModelPicture = { width: number; height: number; areas: { kind: string; points: XY[] }[]; shadows: XY[][]; masses: SeenMass[] };

/** The model at rest, as it is drawn before it can be turned, and where it cannot. */
export function drawModel(model: Pick<ProjectModel, 'north' | 'sections' | 'neighbours' | 'areas'>): ModelPicture {
  const orbit = firstOrbit(model.north);
  const eye = eyeOf(overview(extentOf(model)), orbit, { across: frame.across, tall: (frame.across * frame.height) / frame.width });
  const camera = makeCamera(eye, orbit, frame);
  const masses = massesOf(model);
  const sun = sunVector(morning, model.north);
  const ground = (outline: readonly XY[]): XY[][] => {
    const points = drawGround(camera, outline);
    return points ? [points] : [];
  };
  return {
    width: frame.width,
    height: frame.height,
    areas: model.areas.flatMap(({ kind, outline }) => ground(outline).map((points) => ({ kind, points }))),
    shadows: masses.filter(({ planned }) => !planned).flatMap((mass) => ground(shadowOf(mass, sun))),
    masses: drawMasses(camera, masses, morning.azimuth + model.north),
  };
}
