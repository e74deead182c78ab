import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { areaOf, type XY } from '../../base/geometry/outline.ts';
import { outlookOf } from '../../domain/outlook/outlook.ts';
import { box, fourSided, someBuilding, someFloor } from '../../domain/outlook/some-building.fixture.ts';
import { bleed, drawPolygon, makeCamera } from './camera.ts';
import { shadowOf } from './draw-scene.ts';
import { drawView, viewFrame } from './draw-view.ts';
import { viewFile } from './scene-file.ts';

const spot = { sectionId: 'S1', at: [0, -6.05] as XY, azimuth: 180, floor: 5 };
const modelOf = ({ north, sections, masses }: ReturnType<typeof someBuilding>) => ({
  north,
  areas: [],
  streets: [],
  sections: sections.map(({ section, outline, ...heights }) => ({
    ...heights,
    sectionId: section,
    outline: outline.map(([x, y]): XY => [x, y]),
  })),
  neighbours: masses.map(({ outline, height, until }) => ({ name: '', height, until, outline: outline.map(([x, y]): XY => [x, y]) })),
});
const neighbour = (left: number, far: number, width: number, height: number, until: string | null = null) => ({
  outline: box(left, -6 - far - 15, width, 15),
  height,
  until,
});

describe('§1 the view from a window, drawn', () => {
  it('has a roof above the horizon exactly when it is higher than the eye, and as many degrees as it stands higher', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 200 }),
        fc.integer({ min: 3, max: 90 }),
        fc.integer({ min: 2, max: 16 }),
        (far, height, floor) => {
          const building = someBuilding({ masses: [neighbour(-30, far, 60, height)] });
          const view = drawView(modelOf(building), { ...spot, floor });
          const tops = (view?.masses ?? []).flatMap(({ faces }) => faces.flatMap(({ points }) => points.map(([, y]) => y)));
          const eye = 4 + (floor - 2) * 3 + 1.5;
          const focal = viewFrame.width / 2 / Math.tan((viewFrame.across * Math.PI) / 360);
          const expected = viewFrame.height * viewFrame.horizon - ((height - eye) / (far - 0.05)) * focal;
          const top = Math.min(...tops);
          if (height > eye) expect(top).toBeCloseTo(Math.max(-bleed, expected), 3);
          else expect(top).toBeGreaterThanOrEqual(viewFrame.height * viewFrame.horizon - 1e-6);
        },
      ),
    );
  });

  it('shows before the window, above the eye, what the view by floors names there, and nothing else', () => {
    const masses = fc.array(
      fc.tuple(
        fc.integer({ min: -60, max: 40 }),
        fc.integer({ min: 8, max: 80 }),
        fc.integer({ min: 10, max: 40 }),
        fc.integer({ min: 3, max: 60 }),
      ),
      { minLength: 1, maxLength: 1 },
    );
    fc.assert(
      fc.property(masses, fc.integer({ min: 2, max: 16 }), (all, floor) => {
        const building = someBuilding({ masses: all.map(([left, far, width, height]) => neighbour(left, far, width, height)) });
        const outlook = outlookOf({ building, floorPlan: someFloor(), position: 1, floor, plan: fourSided }, []);
        const south = outlook?.sides.find(({ azimuth }) => azimuth === 180);
        const band = south?.bands.find(({ from, to }) => from <= floor && floor <= to);
        const view = south && drawView(modelOf(building), { sectionId: 'S1', at: [south.at[0], south.at[1]], azimuth: 180, floor });
        const horizon = viewFrame.height * viewFrame.horizon;
        const above = (view?.masses ?? []).filter(({ faces }) => faces.some(({ points }) => points.some(([, y]) => y < horizon - 0.01)));
        // The view by floors counts from a share of a tenth on, and looks a little further to the sides.
        for (const { metres, share } of band?.seen ?? [])
          if (share >= 60) expect(above.map((seen) => Math.round(seen.metres))).toContain(metres);
        if ((band?.seen.length ?? 0) === 0) for (const { faces } of above) expect(widthOf(faces)).toBeLessThan(viewFrame.width / 5);
      }),
    );
  });

  it('turns with the head, and is the same picture after a whole turn', () => {
    const model = modelOf(someBuilding({ masses: [neighbour(-5, 40, 10, 30)] }));
    const at = (turn: number) =>
      viewFile(drawView(model, { ...spot, turn }) ?? { width: 0, height: 0, horizon: 0, areas: [], streets: '', masses: [] });
    expect(at(360)).toBe(at(0));
    expect(at(20)).not.toBe(at(0));
    expect(at(180)).not.toContain('#d2cabd');
  });

  it('draws an announced neighbour dashed, stays small, and knows no section that the model has not', () => {
    const model = modelOf(
      someBuilding({
        masses: [neighbour(-60, 30, 30, 20, '2028-06'), ...Array.from({ length: 6 }, (_, at) => neighbour(-90 + at * 30, 60, 20, 40))],
      }),
    );
    const view = drawView(model, spot);
    if (!view) throw new Error('nothing is drawn');
    expect(viewFile(view)).toContain('stroke-dasharray');
    expect(viewFile(view).length).toBeLessThan(5_000);
    expect(drawView(model, { ...spot, sectionId: 'S9' })).toBeNull();
  });
});

const widthOf = (faces: { points: XY[] }[]): number => {
  const xs = faces.flatMap(({ points }) => points.map(([x]) => x));
  return Math.max(...xs) - Math.min(...xs);
};

test('§1 every point of a drawing lies in its frame, wherever the eye is and whatever it looks at', () => {
  const metres = fc.double({ min: -300, max: 300, noNaN: true });
  const place = fc.tuple(metres, metres, fc.double({ min: 0, max: 120, noNaN: true }));
  fc.assert(
    fc.property(
      place,
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: -10, max: 80 }),
      fc.array(place, { minLength: 3, maxLength: 6 }),
      (eye, facing, down, polygon) => {
        const camera = makeCamera(eye, { facing, down }, viewFrame);
        for (const [x, y] of drawPolygon(camera, polygon) ?? []) {
          expect(x).toBeGreaterThan(-bleed - 0.01);
          expect(x).toBeLessThan(viewFrame.width + bleed + 0.01);
          expect(y).toBeGreaterThan(-bleed - 0.01);
          expect(y).toBeLessThan(viewFrame.height + bleed + 0.01);
        }
      },
    ),
  );
});

test('§1 a shadow is as long as the sun is low, and lies away from it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 5, max: 60 }),
      fc.integer({ min: 3, max: 90 }),
      (azimuth, altitude, top) => {
        const [a, h] = [(azimuth * Math.PI) / 180, (altitude * Math.PI) / 180];
        const shadow = shadowOf({ outline: box(0, 0, 10, 10).map(([x, y]): XY => [x, y]), top }, [
          Math.sin(a) * Math.cos(h),
          Math.cos(a) * Math.cos(h),
          Math.sin(h),
        ]);
        const long = top / Math.tan(h);
        const away = shadow.map(([x, y]) => -(x - 5) * Math.sin(a) - (y - 5) * Math.cos(a));
        const half = 5 * (Math.abs(Math.sin(a)) + Math.abs(Math.cos(a)));
        expect(Math.max(...away)).toBeCloseTo(long + half, 6);
        expect(areaOf(shadow)).toBeCloseTo(100 + long * 2 * half, 5);
      },
    ),
  );
});
