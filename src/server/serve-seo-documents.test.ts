import { expect, it } from 'vitest';
import { serveAnswers } from '../../tests/support/services/serve-answers.ts';
import { serveListener } from '../../tests/support/services/serve-listener.ts';
import { makeSeoDocuments } from '../api/seo/seo-documents.ts';
import { makeExternalClient } from './external-client.ts';
import { serveSeoDocuments } from './serve-seo-documents.ts';

/** A site before the API of another host, which answers as `answer` says at the moment. */
async function siteBefore(api: { answer: (address: URL) => Response }) {
  const asked: string[] = [];
  const apiUrl = await serveAnswers(async (address) => {
    const url = new URL(address);
    asked.push(`${url.pathname}${url.search}`);
    return api.answer(url);
  });
  let minute = 0;
  const seo = serveSeoDocuments({
    documentAt: makeSeoDocuments({
      client: makeExternalClient({ apiUrl, log: { warn: () => undefined } }),
      origin: 'https://example.test',
    }),
    version: () => `${minute}`,
    log: { error: () => undefined },
  });
  const site = await serveListener(async (request, response) => {
    if (!(await seo.answer(request, response, request.url ?? ''))) response.writeHead(404).end();
  });
  const get = async (path: string) => {
    const answer = await fetch(`${site}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const passMinute = () => {
    minute += 1;
  };
  return { get, asked, has: seo.has, passMinute };
}

const listing = ({ searchParams }: URL): Response =>
  Response.json({
    pages:
      searchParams.get('kind') === 'apartment'
        ? { items: [{ kind: 'apartment', slug: 'flat-1', changed: '2026-11-02' }], total: 25_001, lastPage: 2 }
        : {
            items: [
              { kind: 'page', slug: 'main', changed: 'yesterday' },
              { kind: 'page', slug: 'contacts', changed: null },
              { kind: 'project', slug: 'a&b' },
              { kind: 'project', changed: '2026-11-01' },
              { kind: 'villa', slug: 'of-theirs', changed: '2026-11-01' },
              { kind: 'construction', slug: 'a&b', changed: '2026-11-03' },
            ],
            total: 6,
            lastPage: 1,
          },
  });

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>https:\/\/example\.test(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
const uk = (xml: string) => locationsIn(xml).flatMap(([, path, day]) => (path?.startsWith('/en/') ? [] : [[path, day]]));

it('the sitemaps of a site before another API list the pages that this API lists', async () => {
  const { get } = await siteBefore({ answer: listing });
  const index = await get('/sitemap.xml');
  expect([index.status, uk(index.text)]).toEqual([
    200,
    [
      ['/sitemaps/pages.xml', undefined],
      ['/sitemaps/projects.xml', '2026-11-03'],
      ['/sitemaps/apartments-1.xml', undefined],
      ['/sitemaps/apartments-2.xml', undefined],
    ],
  ]);
  expect(uk((await get('/sitemaps/pages.xml')).text)).toEqual([
    ['/', undefined],
    ['/contacts/', undefined],
  ]);
  expect(uk((await get('/sitemaps/projects.xml')).text)).toEqual([
    ['/projects/a&amp;b/', undefined],
    ['/projects/a&amp;b/construction/', '2026-11-03'],
  ]);
  expect(uk((await get('/sitemaps/apartments-2.xml')).text)).toEqual([['/apartments/flat-1/', '2026-11-02']]);
});

it('another API that does not list its pages has no sitemap, and one that fails has none now', async () => {
  const api = { answer: () => Response.json({ message: 'no', statusCode: 404 }, { status: 404 }) };
  const { get, has, passMinute } = await siteBefore(api);
  expect([(await get('/sitemap.xml')).status, await has('/sitemap.xml')]).toEqual([404, false]);
  api.answer = () => new Response('down', { status: 500 });
  expect((await get('/sitemap.xml')).status).toBe(503);
  passMinute();
  expect(await has('/sitemap.xml')).toBe(false);
});

it('the other API is asked once a minute for a sitemap, also whether there is one', async () => {
  const { get, has, asked, passMinute } = await siteBefore({ answer: listing });
  for (let time = 0; time < 3; time++) await get('/sitemap.xml');
  expect(await has('/sitemap.xml')).toBe(true);
  expect(asked.toSorted()).toEqual(['/api/uk/pages?kind=apartment&per_page=1', '/api/uk/pages?per_page=25000']);
  passMinute();
  await get('/sitemap.xml');
  expect(asked).toHaveLength(4);
});
