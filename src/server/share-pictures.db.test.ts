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

/** A picture by its first bytes, whatever its address and headers say. */
const kindOf = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ? 'jpeg' : bytes.subarray(1, 4).toString() === 'PNG' ? 'png' : 'neither';

onOneEngine('share pictures (1200×630)', (open) => {
  it('renders every kind of page once, answers 304 to a client that has them, and nothing at any other address', async () => {
    const { pageClient } = await openApi(await open(), { flats: [{ slug: 'home' }, { slug: 'other' }], contents });
    const share = makeSharePictures({ client: () => pageClient, pictures: [resolve('content/obriy/pictures')] });
    const server = createServer((request, response) => {
      void share(request, response).then((done) => done || response.writeHead(404).end());
    }).listen(0);
    const get = (path: string, headers = {}, signal: AbortSignal | null = null) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/share/${path}`, { headers, signal });
    try {
      const seen = new Set<string>();
      const paths = [
        'en/apartments/home.jpg',
        'uk/projects/project-1.jpg',
        'en/news/roof.jpg',
        'en/news/plain.jpg',
        'uk/promo/autumn.jpg',
        'uk/vacancy/crane.jpg',
        'uk/pages/main.jpg',
        'en/comparison/home,other.png',
        'uk/comparison/home,other.png',
      ];
      for (const path of paths) {
        const answer = await get(path);
        const type = path.endsWith('png') ? 'png' : 'jpeg';
        expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, `image/${type}`]);
        const bytes = Buffer.from(await answer.arrayBuffer());
        const { width, height } = await sharp(bytes).metadata();
        expect([path, width, height, kindOf(bytes)]).toEqual([path, 1200, 630, type]);
        const etag = answer.headers.get('etag') ?? '';
        seen.add(etag);
        expect((await get(path, { 'if-none-match': etag })).status, path).toBe(304);
      }
      expect(seen.size).toBe(paths.length);
      // A client that disconnects during a rendering does not block the next one.
      const left = get('uk/apartments/home.jpg', {}, AbortSignal.timeout(30)).catch(({ name }: Error) => name);
      expect([await left, (await get('uk/news/plain.jpg')).status]).toEqual(['TimeoutError', 200]);
      for (const path of [
        'en/apartments/nothing.jpg',
        'en/projects/nothing.jpg',
        'de/apartments/home.jpg',
        'en/offers/home.jpg',
        'en/apartments/home.png',
        'en/comparison/home,other.jpg',
        'en/comparison/home,,other.png',
        'en/comparison/a,b,c,d,e.png',
        'en/apartments/home,other.jpg',
        'en/vacancy/nothing.jpg',
        'en/advertising/nothing.jpg',
        'en/apartments/home.jpg?again=1',
        'en/apartments/..%2fhome.jpg',
      ])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    } finally {
      server.close();
    }
  });
});
