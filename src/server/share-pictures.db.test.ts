import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openApi } from '../../tests/support/api/open-api.ts';
import { newsItem, someContents } from '../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { makeSharePictures } from './share-pictures.ts';

const dusk = {
  src: '/pictures/prystan-41/hero-1280.webp',
  width: 1280,
  height: 720,
  alt: { uk: 'Дім', en: 'A house' },
  sources: [],
  placeholder: null,
  focus: { x: 50, y: 20 },
};
const some = someContents({ news: [newsItem('roof', { picture: 'dusk' }), newsItem('plain')] });
const contents = {
  ...some,
  pictures: [...some.pictures, { name: 'dusk', project: 'project-1', kind: 'exterior' as const, content: dusk }],
};

onOneEngine('share pictures (1200×630)', (open) => {
  it('renders a flat, a project and a story once, answers 304 to a client that has them, and nothing at any other address', async () => {
    const { pageClient } = await openApi(await open(), { flats: [{ slug: 'home' }], contents });
    const share = makeSharePictures({ client: () => pageClient, pictures: [resolve('content/obriy/pictures')] });
    const server = createServer((request, response) => {
      void share(request, response).then((done) => done || response.writeHead(404).end());
    }).listen(0);
    const get = (path: string, headers = {}, signal: AbortSignal | null = null) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/share/${path}`, { headers, signal });
    try {
      const seen = new Set<string>();
      for (const path of ['en/apartments/home.jpg', 'uk/projects/project-1.jpg', 'en/news/roof.jpg', 'en/news/plain.jpg']) {
        const answer = await get(path);
        expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
        const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([path, width, height, format]).toEqual([path, 1200, 630, 'jpeg']);
        const etag = answer.headers.get('etag') ?? '';
        seen.add(etag);
        expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
      }
      expect(seen.size).toBe(4);
      // A client that disconnects during a rendering does not block the next one.
      const left = get('uk/apartments/home.jpg', {}, AbortSignal.timeout(30)).catch(({ name }: Error) => name);
      expect([await left, (await get('uk/news/plain.jpg')).status]).toEqual(['TimeoutError', 200]);
      for (const path of [
        'en/apartments/nothing.jpg',
        'en/projects/nothing.jpg',
        'de/apartments/home.jpg',
        'en/offers/home.jpg',
        'en/apartments/home.png',
        'en/apartments/home.jpg?again=1',
        'en/apartments/..%2fhome.jpg',
      ])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    } finally {
      server.close();
    }
  });
});
