import type { XY } from '../../base/geometry/outline.ts';
import { storeyBase, windowHeight } from '../../base/geometry/storey-height.ts';
import type { ProjectModel } from '../../contract/catalogue/project-model.ts';
import { type Camera, drawLine, makeCamera } from './camera.ts';
import { drawGround, drawMasses, type SeenMass } from './draw-scene.ts';
import { massesOf } from './masses.ts';

type Model = Pick<ProjectModel, 'north' | 'sections' | 'neighbours' | 'areas' | 'streets'>;

/** A window: the section, the place in the model's frame, the azimuth that it faces, and the storey. */
export type Spot = { sectionId: string; at: XY; azimuth: number; floor: number };
/** `turn` is how many degrees to the right of straight ahead the eye looks. */
export type Look = Spot & { turn?: number };

export const viewFrame = { width: 1200, height: 500, across: 84, horizon: 0.6 };

export type ViewDrawing = {
  width: number;
  height: number;
  horizon: number;
  areas: { kind: string; points: XY[] }[];
  streets: string;
  masses: SeenMass[];
};

/** Null for a section that the model does not have. */
export function windowCamera({ north, sections }: Model, { sectionId, at, azimuth, floor, turn = 0 }: Look): Camera | null {
  const section = sections.find((one) => one.sectionId === sectionId);
  if (!section) return null;
  return makeCamera([at[0], at[1], storeyBase(section, floor) + windowHeight], { facing: azimuth + north + turn }, viewFrame);
}

/** Daylight from the south, whatever the day: it tells walls from each other. */
const southOf = ({ north }: Pick<Model, 'north'>): number => 180 + north + 35;

/** What stands and lies before a window. */
export function drawView(model: Model, look: Look): ViewDrawing | null {
  const camera = windowCamera(model, look);
  if (!camera) return null;
  return {
    width: viewFrame.width,
    height: viewFrame.height,
    horizon: Math.round(viewFrame.height * viewFrame.horizon),
    areas: model.areas.flatMap(({ kind, outline }) => {
      const points = drawGround(camera, outline);
      return points ? [{ kind, points }] : [];
    }),
    streets: streetsOf(camera, model),
    masses: drawMasses(camera, massesOf(model), southOf(model)),
  };
}

/** Lines that are closer to the horizon run into each other. */
const blur = 3;

function streetsOf(camera: Camera, { streets }: Pick<Model, 'streets'>): string {
  const seen = streets.flatMap(({ line }) =>
    line.flatMap(([x, y], at): [XY, XY][] => {
      const next = line[at + 1];
      const drawn = next ? drawLine(camera, [x, y, 0], [next[0], next[1], 0]) : null;
      return drawn ? [drawn] : [];
    }),
  );
  const isClear = ([, y]: XY): boolean => y > camera.middle[1] + blur;
  return seen
    .filter(([a, b]) => (isClear(a) || isClear(b)) && Math.hypot(a[0] - b[0], a[1] - b[1]) > blur)
    .map((line) => pathOf(line, false))
    .join('');
}

/** `M0 0L10 0L10 10z`, in whole units of the drawing. */
export const pathOf = (points: readonly XY[], isClosed = true): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${isClosed ? 'z' : ''}`;

/** The faces of a mass in one path a shade, the lines between its storeys in another. */
export function pathsOf({ faces, storeys }: SeenMass): { shades: { shade: number; path: string }[]; storeys: string } {
  const shades = [...Map.groupBy(faces, ({ shade }) => shade)];
  return {
    shades: shades.map(([shade, all]) => ({ shade, path: all.map(({ points }) => pathOf(points)).join('') })),
    storeys: storeys.map((line) => pathOf(line, false)).join(''),
  };
}
