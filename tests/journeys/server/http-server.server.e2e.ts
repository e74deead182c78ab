import { type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { measurePriceChange } from '../../load/price-change.ts';
import { appTimeout, startApp } from '../../support/start-app.ts';
import { expect, test } from '../journey.ts';

/** A raw request of a hostile client, sent without corrections. */
function raw(address: string | undefined, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    const asked = send(address ?? '', { path, headers }, async (answer) =>
      resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) }),
    );
    asked.on('error', reject).end();
  });
}

test('200 visitors of both languages at once each get their own language and nothing of the other', async () => {
  test.setTimeout(appTimeout + 120_000);
  // At an app of their own: other journeys would wait for all of them.
  const app = await startApp({ like: process.env.JOURNEY_MODEL });
  const pages = ['/', '/apartments/', '/projects/', '/favorites/', '/no-such-page/'].flatMap((path) => [path, `/en${path}`, `/uk${path}`]);
  // A new address each time, so that every page is rendered anew instead of being cached.
  const fresh = async (path: string, mark: string) =>
    (await (await fetch(`${app.address}${path}?utm_campaign=${mark}`)).text()).replaceAll(mark, 'mark');
  try {
    const alone = new Map<string, string>();
    for (const path of pages) alone.set(path, await fresh(path, 'alone'));
    for (const path of pages) expect(alone.get(path)).toContain(`lang="${path.startsWith('/en/') ? 'en' : 'uk'}"`);
    const together = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const path = pages[(at * 7) % pages.length] ?? '/';
        return { path, isOwn: (await fresh(path, `visitor-${at}`)) === alone.get(path) };
      }),
    );
    expect(together.filter(({ isOwn }) => !isOwn)).toEqual([]);
  } finally {
    await app.stop();
  }
});

test('no Host header gets into a page, a redirect or the cache', async ({ baseURL }) => {
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', forwarded: 'host=evil.example' };
  const plain = await raw(baseURL, '/projects/');
  for (const path of [
    '/projects/',
    '/projects/?utm_source=x',
    '/projects',
    '//evil.example/projects/',
    '/\\evil.example/projects/',
    'http://evil.example/projects/',
  ]) {
    const { status, headers, body } = await raw(baseURL, path, evil);
    expect([path, [200, 308, 404].includes(status ?? 0)]).toEqual([path, true]);
    expect([
      path,
      // As a path of our own host it may stand in a redirect and in a page.
      `${JSON.stringify(headers)}${body}`.replaceAll(/(?<!\/)\/evil\.example\/projects\//g, '').includes('evil'),
    ]).toEqual([path, false]);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  }
  expect((await raw(baseURL, '/projects/')).body).toBe(plain.body);
});

test('nothing outside the open folders can be asked for, and no header can be written through an address', async ({ baseURL }) => {
  for (const path of [
    '/assets/../server/index.js',
    '/assets/..%2f..%2fserver/index.js',
    '/pictures/%2e%2e/feed/obriy-2026-11-16.xml',
    '/pictures/manifest.json/../../projects.json',
    '/../package.json',
    '/.git/config',
    '/assets/%00.js',
    '/%ff/',
    '/en/projects%0d%0aset-cookie:%20a=1',
    '/projects/%0d%0aset-cookie:%20a=1/',
    // A section by its id, whose storeys are sent on to their own address.
    '/projects/obriy-richkovyi/floors/a0SQy000000001dMAA/%0d%0aset-cookie:%20a=1/',
  ]) {
    const { status, headers, body } = await raw(baseURL, path);
    expect([path, [308, 400, 404].includes(status ?? 0)]).toEqual([path, true]);
    expect([path, headers['set-cookie'], body.includes('"dependencies"')]).toEqual([path, undefined, false]);
  }
});

test('a price that another process imports is on the pages of every server within a second', async () => {
  test.setTimeout(240_000);
  const milliseconds = await measurePriceChange();
  test.skip(milliseconds === null, 'PostgreSQL is not installed');
  expect(milliseconds).toBeLessThan(1_000);
});
