import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { makePdfRenderer } from '../../../src/app/pdf-renderer.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { makeClient } from '../../../src/contract/client.ts';
import { makePageServer } from '../../../src/server/page-server.ts';
import { expect, test } from '../journey.ts';
import { messageIn } from '../words.ts';

const built = async () => (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;

/** The built site, whose root is replaced by one that faults wherever `faulty` says so. */
async function serve(faulty: ('page' | 'error page')[], { isDemoAnnounced = false } = {}) {
  const build = await built();
  const { root } = build.routes;
  if (!root) throw new Error('The site has no root.');
  const Fault = () => {
    throw new Error('a secret of the server');
  };
  const module = {
    ...root.module,
    ...(faulty.includes('page') && { default: Fault }),
    ...(faulty.includes('error page') && { ErrorBoundary: Fault }),
  };
  const logged: unknown[] = [];
  const { answer } = makePageServer({
    build: async () => ({ ...build, routes: { ...build.routes, root: { ...root, module } } }),
    // No data at all: there is no server at this address.
    client: (locale) => makeClient((path) => fetch(`http://127.0.0.1:1${path}`), locale),
    publicUrl: 'http://localhost',
    cache: null,
    hosts: [],
    tags: null,
    maps: null,
    isDemoAnnounced,
    pdf: makePdfRenderer(systemClock),
    log: { info: () => undefined, error: (fault: unknown) => logged.push(fault) },
    mode: 'production',
  });
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, logged, stop: () => server.close() };
}

test('§8 an error page that fails itself is answered by plain text in the language of the address', async () => {
  const site = await serve(['error page']);
  try {
    for (const [path, locale, words, home] of [
      ['/apartments/', 'uk', 'Сталася помилка під час показу сторінки помилки', '/'],
      ['/uk/', 'uk', 'Сталася помилка під час показу сторінки помилки', '/'],
      ['/en/no-such-page/', 'en', 'An error occurred while showing the error page', '/en/'],
    ] as const) {
      const answer = await fetch(`${site.address}${path}`);
      const html = await answer.text();
      expect(answer.status).toBe(500);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`<h1>${words}</h1>`);
      expect(html).toContain(`<a href="${home}">`);
      expect(html).not.toContain('secret');
    }
    expect(site.logged.length).toBeGreaterThan(0);
  } finally {
    site.stop();
  }
});

test('§8 an error page that can be shown is shown, without any data', async () => {
  const site = await serve(['page']);
  try {
    const answer = await fetch(`${site.address}/en/apartments/`);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await answer.text()).toMatch(/<h1[^>]*>Back in\sa\smoment</);
  } finally {
    site.stop();
  }
});

test('a demo under a public address says so on the fallback error page too', async () => {
  const lines = { '/': messageIn('uk', 'shell_demo'), '/en/': messageIn('en', 'shell_demo') };
  for (const [faulty, status] of [
    [[], 503],
    [['error page'], 500],
  ] as const) {
    const [demo, other] = [await serve([...faulty], { isDemoAnnounced: true }), await serve([...faulty])];
    try {
      for (const [path, line] of Object.entries(lines)) {
        const answer = await fetch(`${demo.address}${path}`);
        const html = await answer.text();
        expect([answer.status, html.indexOf(line) > 0 && html.indexOf(line) < html.indexOf('<h1')]).toEqual([status, true]);
        expect(await (await fetch(`${other.address}${path}`)).text()).not.toContain(line);
      }
    } finally {
      demo.stop();
      other.stop();
    }
  }
});

test('a form that a page does not take is refused, and no fault of the server', async () => {
  const site = await serve([]);
  try {
    for (const path of [
      '/',
      '/en/projects/',
      '/no-such-page/',
      '/projects/_.data',
      '/apartments/any/sheet.pdf',
      '/en/apartments/any/sheet.pdf',
      '/apartments/any/plan.svg',
    ]) {
      const answer = await fetch(`${site.address}${path}`, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
      expect(await answer.text(), path).not.toContain('Error:');
    }
    expect(
      (await fetch(`${site.address}/consultation/`, { method: 'POST', body: new URLSearchParams({ a: '1' }) })).headers.has('allow'),
    ).toBe(false);
    expect(site.logged).toEqual([]);
  } finally {
    site.stop();
  }
});

test('a demo under a public address says so where a form is refused', async () => {
  const site = await serve([], { isDemoAnnounced: true });
  try {
    for (const [path, language] of [
      ['/projects/', 'uk'],
      ['/en/projects/', 'en'],
    ] as const) {
      const answer = await fetch(`${site.address}${path}`, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
      expect(await answer.text(), path).toContain(messageIn(language, 'shell_demo'));
    }
  } finally {
    site.stop();
  }
});
