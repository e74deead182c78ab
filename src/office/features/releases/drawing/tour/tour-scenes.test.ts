import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addScene, headingPoint, headingTo, joinScenes, moveDoor, partScenes, removeScene, type TourRow } from './tour-scenes.ts';

const row: TourRow = {
  layout: 'L1',
  gallery: ['a', 'b'],
  uk: { rooms: ['А', 'Б'] },
  en: { rooms: ['A', 'B'] },
  scenes: [
    { id: 'scene-1', at: [100, 100], heading: 0, links: [{ to: 'hall', through: [150, 100] }] },
    { id: 'hall', at: [200, 100], heading: 90, links: [{ to: 'scene-1', through: [150, 100] }] },
  ],
};

test('a heading is where its handle stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: -179, max: 180 }), (heading) => {
      expect(Math.abs(headingTo([500, 500], headingPoint({ at: [500, 500], heading })) - heading)).toBeLessThanOrEqual(1);
    }),
  );
  expect([headingTo([0, 0], [0, -9]), headingTo([0, 0], [9, 0]), headingTo([0, 0], [0, 9])]).toEqual([0, 90, 180]);
});

test('a scene comes and goes with its panorama, its names and its doors', () => {
  const more = addScene(row, [50, 60]);
  expect(more.scenes[2]).toEqual({ id: 'scene-3', at: [50, 60], heading: 0, links: [] });
  expect([more.gallery, more.uk.rooms, more.en.rooms].map(({ length }) => length)).toEqual([3, 3, 3]);
  expect(removeScene(more, 2)).toEqual(row);
  expect(removeScene(row, 0)).toMatchObject({ gallery: ['b'], uk: { rooms: ['Б'] }, scenes: [{ id: 'hall', links: [] }] });
});

test('a door is one thing seen from two scenes', () => {
  const { scenes } = row;
  expect(moveDoor(scenes, 'hall', 'scene-1', [1, 2]).map(({ links }) => links[0]?.through)).toEqual([
    [1, 2],
    [1, 2],
  ]);
  const parted = partScenes(scenes, 'scene-1', 'hall');
  expect(parted.map(({ links }) => links)).toEqual([[], []]);
  expect(joinScenes(parted, 0, 1)).toEqual(scenes);
  expect(joinScenes(scenes, 0, 1)).toEqual(scenes);
});
