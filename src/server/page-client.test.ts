import { describe, expect, it } from 'vitest';
import type { Client, Transport } from '../contract/client.ts';
import { encode, finishPage, makePageCache, type PageSources } from '../platform/http/page-cache.ts';
import { makePageClient } from './page-client.ts';

const parts = {
  flats: (client: Client) => client('GET /api/{locale}/apartments', { query: { roomsNumber: '2' } }),
  news: (client: Client) => client('GET /api/{locale}/news'),
  own: (client: Client) => client('GET /api/deal/list', { token: 'a client' }),
};
type Part = keyof typeof parts;

/** Pages made of the answers of an API that change, behind a cache as the site has it. */
function makeSite() {
  const answers: Record<string, string | null> = { '/api/uk/apartments': 'free', '/api/uk/news': 'old', '/api/deal/list': 'own' };
  const versions = { flats: 1, contents: 1 };
  const transport: Transport = async (path) => {
    const value = answers[path.split('?')[0] ?? ''];
    const ok = typeof value === 'string';
    return { ok, status: ok ? 200 : 503, statusText: '', json: async () => ({ value }) };
  };
  const version = () => `${versions.flats}.${versions.contents}`;
  const { client, isUnchanged } = makePageClient({ transport, version });
  const cache = makePageCache({ version, lasting: () => `${versions.contents}`, isUnchanged, mostBytes: 100_000 });
  return {
    answers,
    versions,
    cache,
    async make(address: string, ...names: Part[]) {
      const sources: PageSources = new Map();
      const made = await Promise.all(names.map((name) => parts[name](client('uk', sources))));
      cache.put(address, Object.assign(finishPage(200, {}, Buffer.from(JSON.stringify(made).repeat(100))), { sources }), version());
    },
    isServed: async (address: string) => Boolean(cache.get(address) ?? (await cache.revive(address))),
  };
}

describe('a cached page when flats have changed', () => {
  it('is served again when all that it was made of is as it was, and not otherwise', async () => {
    const { answers, versions, cache, make, isServed } = makeSite();
    await make('/news/', 'news');
    await make('/', 'news', 'flats');
    const kept = cache.get('/news/');
    answers['/api/uk/apartments'] = 'held';
    versions.flats++;
    expect([cache.get('/news/'), cache.get('/')]).toEqual([undefined, undefined]);
    expect([await isServed('/news/'), await isServed('/')]).toEqual([true, false]);
    expect(cache.get('/news/')).toBe(kept);
    // A page that is made anew takes the place of the old one.
    await make('/', 'news', 'flats');
    expect(cache.get('/')).toBeDefined();
  });

  it('has its packed body still', async () => {
    const { versions, cache, make, isServed } = makeSite();
    await make('/news/', 'news');
    const packed = async () => (await encode(cache.get('/news/') ?? finishPage(404, {}, Buffer.from('')), 'br')).body.toString('hex');
    const before = await packed();
    versions.flats++;
    expect(await isServed('/news/')).toBe(true);
    expect(await packed()).toBe(before);
  });

  it('is made anew when contents have changed, even if its answers seem to be the same', async () => {
    const { versions, make, isServed } = makeSite();
    await make('/news/', 'news');
    versions.contents++;
    expect(await isServed('/news/')).toBe(false);
  });

  it('is made anew when an answer does not come now', async () => {
    const { answers, versions, make, isServed } = makeSite();
    await make('/news/', 'news');
    answers['/api/uk/news'] = null;
    versions.flats++;
    expect(await isServed('/news/')).toBe(false);
  });

  it('is made anew when an answer did not come then', async () => {
    const { answers, versions, cache, isServed } = makeSite();
    answers['/api/uk/news'] = null;
    const sources: PageSources = new Map();
    const { client } = makePageClient({
      transport: async () => ({ ok: false, status: 503, statusText: '', json: async () => null }),
      version: () => '',
    });
    await expect(parts.news(client('uk', sources))).rejects.toThrow();
    cache.put('/news/', Object.assign(finishPage(200, {}, Buffer.from('without news')), { sources }), '1.1');
    answers['/api/uk/news'] = 'old';
    versions.flats++;
    expect(await isServed('/news/')).toBe(false);
  });

  it('is made anew when it shows an answer for one person', async () => {
    const { versions, make, isServed } = makeSite();
    await make('/own/', 'own');
    versions.flats++;
    expect(await isServed('/own/')).toBe(false);
  });

  it('is not served when flats change again while its answers are compared', async () => {
    const { versions, cache, make } = makeSite();
    await make('/news/', 'news');
    versions.flats++;
    const revived = cache.revive('/news/');
    versions.flats++;
    expect(await revived).toBeUndefined();
    expect(await cache.revive('/news/')).toBeDefined();
  });
});
