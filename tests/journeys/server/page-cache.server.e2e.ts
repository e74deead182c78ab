import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { makePdfRenderer } from '../../../src/app/pdf-renderer.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { makeClient } from '../../../src/contract/client.ts';
import { makePageCache } from '../../../src/platform/http/page-cache.ts';
import { makePageServer } from '../../../src/server/page-server.ts';
import { expect, test } from '../journey.ts';

test('a page that many request at once is rendered once for each version of the data', async ({ baseURL }) => {
  const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
  let version = 'first';
  const searched: string[] = [];
  const { answer } = makePageServer({
    build: async () => build,
    client: (locale) =>
      makeClient((path, init) => {
        if (path.includes('/apartments?')) searched.push(version);
        return fetch(`${baseURL}${path}`, init);
      }, locale),
    publicUrl: 'http://localhost',
    cache: makePageCache({ version: () => version, mostBytes: 10_000_000 }),
    hosts: [],
    tags: null,
    maps: null,
    isDemoAnnounced: false,
    pdf: makePdfRenderer(systemClock),
    log: { info: () => undefined, error: console.error },
    mode: 'production',
  });
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  try {
    await new Promise((listening) => server.once('listening', listening));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/apartments/?roomsNumber=2`;
    const askMany = () => Promise.all(Array.from({ length: 20 }, async () => (await fetch(address)).text()));
    const pages = await askMany();
    expect(new Set([...pages, ...(await askMany())]).size).toBe(1);
    version = 'second';
    await askMany();
    expect(searched).toEqual(['first', 'second']);
  } finally {
    server.close();
  }
});
