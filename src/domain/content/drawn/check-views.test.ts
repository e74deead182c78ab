import { expect, test } from 'vitest';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import type { StoredEntry } from '../content.ts';
import { impossibleLights, impossibleTours } from './check-views.ts';

test('§1 a 3D tour has a panorama and a name for each room, and every room can be walked to', () => {
  const [tour] = someContents().entries.tour;
  const [room, hall] = tour?.scenes ?? [];
  if (!tour || !room || !hall) throw new Error('no tour');
  const problems = (facts: Partial<typeof tour>) =>
    impossibleTours(someContents({ tour: [{ ...tour, ...facts }] })).map(({ path, message }) => {
      expect(path.slice(0, 3)).toEqual(['entries', 'tour', 'project-1']);
      return `${path.slice(3).join('.')} ${message}`;
    });
  const door = (to: string) => ({ to, through: [0, 0] as [number, number] });
  expect(problems({})).toEqual([]);
  expect(problems({ scenes: [] })).toEqual(['scenes is missing']);
  expect(problems({ gallery: ['tours/room'] })).toEqual(['gallery has not one for each scene']);
  expect(problems({ en: { rooms: ['Room'] } })).toEqual(['en.rooms has not one for each scene']);
  expect(problems({ scenes: [room, { ...hall, id: 'room', links: [] }] })).toEqual([
    'scenes.0.links.0.to leads to no other scene',
    'scenes.1.id room comes twice',
  ]);
  expect(problems({ scenes: [{ ...room, links: [...room.links, door('cellar')] }, hall] })).toEqual([
    'scenes.0.links.1.to leads to no other scene',
  ]);
  expect(problems({ scenes: [{ ...room, links: [] }, hall] })).toEqual(['scenes.1 cannot be walked to']);
  expect(problems({ scenes: [{ ...room, links: [...room.links, door('room')] }, hall] })).toEqual([
    'scenes.0.links.1.to leads to no other scene',
  ]);
});

test('§4 the lights of a hero are one picture of a size for each light', () => {
  const light = (name: StoredEntry<'hero_light'>['light'], picture: string | null = 'cutaways/L1'): StoredEntry<'hero_light'> => ({
    slug: `project-1-${name}`,
    project: 'project-1',
    light: name,
    picture,
    gallery: [],
    from: null,
    until: null,
    uk: {},
    en: {},
  });
  const problems = (...lights: StoredEntry<'hero_light'>[]) => impossibleLights(someContents({ hero_light: lights }));
  const [day, evening, blackout] = [light('day'), light('evening'), light('blackout')];
  const all = ['project-1-day', 'project-1-evening', 'project-1-blackout'];
  expect(problems()).toEqual([]);
  expect(problems(day, evening, blackout)).toEqual([]);
  expect(problems(day, evening, light('blackout', 'tours/room'))).toEqual(all);
  expect(problems(day, evening, light('blackout', null))).toEqual(all);
  expect(problems(day, evening)).toEqual(['project-1-day', 'project-1-evening']);
  expect(problems(day, day, evening)).toHaveLength(3);
  expect(problems(day, evening, blackout, { ...day, project: 'project-2' })).toEqual(['project-1-day']);
});
