import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { makeExternalClient } from './external-client.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function clientOf(status: number) {
  server = createServer((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"no"}'));
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  const logged: unknown[] = [];
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { client: makeExternalClient({ apiUrl, log: { warn: (about: unknown) => void logged.push(about) } })('uk'), logged };
}

it('§8 a list that the other host fails to give is logged by name, and the failure goes on to the page', async () => {
  const { client, logged } = await clientOf(500);
  await expect(client('GET /api/{locale}/apartments', { query: { page: '2' } })).rejects.toMatchObject({ problem: { statusCode: 500 } });
  expect(logged).toMatchObject([{ what: 'apartments', err: { problem: { statusCode: 500 } } }]);
  server?.close();
  server?.closeAllConnections();
  await expect(client('GET /api/{locale}/static-pages')).rejects.toThrow();
  expect(logged).toMatchObject([{}, { what: 'static-pages' }]);
});

it('§8 a 404 of the other host is no failure', async () => {
  const { client, logged } = await clientOf(404);
  await expect(client('GET /api/{locale}/apartment/{slug}', { slug: 'gone' })).rejects.toMatchObject({ problem: { statusCode: 404 } });
  expect(logged).toEqual([]);
});
