import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { makeBodyRoom } from '../platform/http/body-room.ts';
import type { ApiEnv } from './dependencies.ts';
import { bodyOf } from './middleware.ts';

/** A server that takes bodies, and senders that declare a length and send one byte of it. */
async function serve(gate: ReturnType<typeof bodyOf>) {
  const api = new Hono<ApiEnv>().post('/', gate, async (c) => c.text(`took ${(await c.req.text()).length}`));
  api.onError((_fault, c) => c.text('', 500));
  const server = createServer(
    getRequestListener((request, { incoming }) => api.fetch(request, { address: (incoming as IncomingMessage).socket.remoteAddress })),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return async (length: string, from: string, sent = 'x') => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress: from });
    onTestFinished(() => void socket.destroy());
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n${sent}`);
    return { socket, status: () => expect.poll(() => received.slice(9, 12), { timeout: 5_000, interval: 10 }) };
  };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

it('limits unfinished bodies for one sender and for all together', async () => {
  const send = await serve(bodyOf(10, makeBodyRoom({ mostAtOnce: 20, mostOfOne: 12 })));
  const first = await send('Content-Length: 10', '127.0.0.1');
  await soon();
  await (await send('Content-Length: 10', '127.0.0.1')).status().toBe('503');
  // A body without a declared length may be as long as any.
  await send('Transfer-Encoding: chunked', '127.0.0.2', '1\r\nx\r\n');
  await soon();
  await (await send('Content-Length: 1', '127.0.0.3')).status().toBe('503');
  first.socket.destroy();
  await soon();
  await (await send('Content-Length: 1', '127.0.0.3')).status().toBe('200');
});

it('releases the memory when a body was too large or has been read', async () => {
  const send = await serve(bodyOf(10, makeBodyRoom({ mostOfOne: 10 })));
  for (const [length, sent, status] of [
    ['Content-Length: 11', 'x', '413'],
    ['Content-Length: 10', 'x'.repeat(10), '200'],
    ['Content-Length: 10', 'x'.repeat(10), '200'],
  ] as const)
    await (await send(length, '127.0.0.1', sent)).status().toBe(status);
});
