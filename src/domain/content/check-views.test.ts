import { expect, test } from 'vitest';
import { someContents } from '../../../tests/support/contents/some-contents.ts';
import { impossibleTours } from './check-views.ts';

test('§1 a 3D tour has a panorama and a name for each room, and every room can be walked to', () => {
  const [tour] = someContents().entries.tour;
  const [room, hall] = tour?.scenes ?? [];
  if (!tour || !room || !hall) throw new Error('no tour');
  const problems = (facts: Partial<typeof tour>) => impossibleTours(someContents({ tour: [{ ...tour, ...facts }] }));
  expect(problems({})).toEqual([]);
  for (const wrong of [
    { scenes: [] },
    { gallery: ['tours/room'] },
    { en: { rooms: ['Room'] } },
    { scenes: [room, { ...hall, id: 'room' }] },
    { scenes: [{ ...room, links: [{ to: 'cellar', through: [0, 0] as [number, number] }] }, hall] },
    { scenes: [{ ...room, links: [] }, hall] },
    { scenes: [{ ...room, links: [...room.links, { to: 'room', through: [0, 0] as [number, number] }] }, hall] },
  ])
    expect([Object.keys(wrong), problems(wrong)]).toEqual([Object.keys(wrong), ['project-1']]);
});
