import { expect, it } from 'vitest';
import { openApi, strict } from '../../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { camerasAnswerSchema } from '../../../contract/content/cameras.ts';
import { tourAnswerSchema } from '../../../contract/content/tours.ts';

onOneEngine('what can be looked at from afar', (open) => {
  it('§1 shows the rooms of a 3D tour with their places on the plan of its layout, and refuses a tour that is not there', async () => {
    const { client, refused } = await openApi(await open(), { flats: [{}, { section: 'S3' }] });
    const { tour } = strict(tourAnswerSchema, await client('GET /api/{locale}/project/{slug}/tour', { slug: 'project-1' }));
    expect(tour).toMatchObject({
      project: { slug: 'project-1' },
      scenes: [
        {
          id: 'room',
          name: 'Room',
          panorama: { src: '/pictures/tours/room-2048.webp', alt: 'A room all around.' },
          at: [200, 300],
          heading: 90,
        },
        { id: 'hall', name: 'Hall', links: [{ to: 'room', through: [200, 500] }] },
      ],
    });
    expect((await client('GET /api/{locale}/project/{slug}', { slug: 'project-1' })).project.tour).toEqual({
      poster: null,
      rooms: ['Room', 'Hall'],
    });
    expect((await client('GET /api/{locale}/project/{slug}', { slug: 'project-2' })).project).toMatchObject({ tour: null, cameras: [] });
    const promised = await Promise.all(['flat-0', 'flat-1'].map((slug) => client('GET /api/{locale}/apartment/{slug}', { slug })));
    expect(promised.map(({ apartment }) => apartment.has_tour)).toEqual([true, false]);
    expect(await refused('/api/en/project/project-2/tour')).toMatchObject({
      statusCode: 404,
      message: 'There is nothing to walk through here yet.',
    });
    expect(await refused('/api/en/project/nothing/tour')).toMatchObject({ statusCode: 404 });
  });

  it('§1 answers the state of a project’s live cameras, never from a cache, and offline for one without a stream', async () => {
    const lastFrame = new Date('2026-11-21T11:59:52Z');
    const port = { stream: 'https://cameras.example.ua/yard.m3u8', look: () => Promise.resolve({ lastFrame, mark: '1' }) };
    const { client, ask } = await openApi(await open(), { cameras: { yard: port } });
    const { cameras } = strict(camerasAnswerSchema, await client('GET /api/{locale}/project/{slug}/cameras', { slug: 'project-1' }));
    expect(cameras).toEqual([
      {
        id: 'yard',
        name: 'The yard',
        note: 'From the roof.',
        poster: null,
        stream: 'https://cameras.example.ua/yard.m3u8',
        state: 'live',
        last_frame: '2026-11-21T11:59:52.000Z',
      },
    ]);
    const answer = await ask('/api/uk/project/project-1/cameras');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const without = await openApi(await open());
    expect((await without.client('GET /api/{locale}/project/{slug}/cameras', { slug: 'project-1' })).cameras).toMatchObject([
      { stream: null, state: 'offline', last_frame: null },
    ]);
  });
});
