import fc from 'fast-check';
import * as three from 'three';
import { expect, test } from 'vitest';
import { sunAt, sunVector } from '../../../base/geometry/solar-position.ts';
import { storeyBase, windowHeight } from '../../../base/geometry/storey-height.ts';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';
import { outlookOf, trackSun } from '../../../domain/outlook/outlook.ts';
import { box, fourSided, kyiv, someBuilding, someFloor } from '../../../domain/outlook/some-building.fixture.ts';
import { buildModelScene, lightFrom, toScene } from './model-scene.ts';

type Building = ReturnType<typeof someBuilding>;

const modelOf = ({ north, sections, masses }: Building): ProjectModel => ({
  place: kyiv,
  north,
  builtBy: null,
  days: [],
  areas: [],
  streets: [],
  storeys: [],
  sections: sections.map(({ section, outline, ...heights }) => ({
    ...heights,
    sectionId: section,
    outline: outline.map(([x, y]) => [x, y]),
  })),
  neighbours: masses.map(({ outline, height, until }) => ({ name: '', height, until, outline: outline.map(([x, y]) => [x, y]) })),
});

/** Whether a ray from a window towards the scene's own light meets any solid of it. */
function isShaded(built: ReturnType<typeof buildModelScene>, at: readonly [number, number, number]): boolean {
  const solids: three.Object3D[] = [];
  built.scene.updateMatrixWorld(true);
  built.scene.traverse((object) => {
    if (object.castShadow && object instanceof three.Mesh) solids.push(object);
  });
  const { position, target } = built.light;
  const [x, y, z] = [position.x - target.position.x, position.y - target.position.y, position.z - target.position.z];
  const far = Math.hypot(x, y, z);
  return new three.Raycaster(toScene(at), new three.Vector3(x / far, y / far, z / far)).intersectObjects(solids).length > 0;
}

const mass = fc
  .record({
    x: fc.integer({ min: -80, max: 60 }),
    y: fc.integer({ min: -80, max: 60 }),
    width: fc.integer({ min: 5, max: 40 }),
    depth: fc.integer({ min: 5, max: 40 }),
    height: fc.integer({ min: 3, max: 90 }),
  })
  .filter(({ x, y, width, depth }) => x > 11 || x + width < -11 || y > 7 || y + depth < -7)
  .map(({ x, y, width, depth, height }) => ({ outline: box(x, y, width, depth), height, until: null }));

test('§1 the model throws its shade where the table of sun hours says, at every window, hour, day and turn of the building', () => {
  const asked = fc.record({
    north: fc.integer({ min: 0, max: 359 }),
    masses: fc.array(mass, { maxLength: 5 }),
    floor: fc.integer({ min: 2, max: 16 }),
    day: fc.integer({ min: 0, max: 364 }),
    moment: fc.double({ min: 0, max: 0.999, noNaN: true }),
  });
  const step = 5 * 60_000;
  let lit = 0;
  let dark = 0;
  fc.assert(
    fc.property(asked, ({ north, masses, floor, day, moment }) => {
      const building = someBuilding({ north, masses });
      const track = trackSun(Date.UTC(2027, 0, 1 + day, 12), kyiv);
      const outlook = outlookOf({ building, floorPlan: someFloor(), position: 1, floor, plan: fourSided }, [track]);
      const { instant } = track.at[Math.floor(moment * track.at.length)] ?? { instant: 0 };
      const built = buildModelScene(modelOf(building));
      const isLit = (place: readonly [number, number, number], when: number) => {
        lightFrom(built, sunVector(sunAt(when, kyiv), north));
        return !isShaded(built, place);
      };
      // Along a wall or an edge, a hair decides: there both say the same a moment before or after.
      const around = [instant, instant - step, instant + step];
      const section = building.sections[0];
      for (const side of outlook?.sides ?? []) {
        const spans = outlook?.rooms.find(({ room }) => side.rooms.includes(room))?.days[0]?.now.spans ?? [];
        const shines = spans.some(([from, to]) => from <= instant && instant < to);
        const height = section ? storeyBase(section, floor) + windowHeight : 0;
        const agrees = around.some((when) => isLit([side.at[0], side.at[1], height], when) === shines);
        expect([side.rooms, shines, agrees]).toEqual([side.rooms, shines, true]);
        if (shines) lit++;
        else dark++;
      }
    }),
    { numRuns: 60 },
  );
  expect(lit).toBeGreaterThan(20);
  expect(dark).toBeGreaterThan(20);
});

test('§1 an announced neighbour stands in the model only when it is asked for', () => {
  const building = someBuilding({ masses: [{ outline: box(-30, -40, 60, 15), height: 50, until: '2028-06' }] });
  const { planned, storeys } = buildModelScene(modelOf(building));
  expect([planned.cards, planned.lines].map((group) => group.parent !== null)).toEqual([true, true]);
  expect(storeys.map(({ floor }) => floor)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
});
