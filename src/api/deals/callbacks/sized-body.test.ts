import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import type { ApiEnv } from '../../dependencies.ts';
import { makeSizedBody } from './sized-body.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server that takes bodies, and callers with sockets of their own, from any address of this machine. */
async function serve(bounds: Parameters<typeof makeSizedBody>[0]) {
  const sized = makeSizedBody(bounds);
  const api = new Hono<ApiEnv>().post('/', (c) => sized(c, async (bytes) => c.text(`took ${bytes.length}`)));
  api.onError((_fault, c) => c.text('', 500));
  const server = createServer(
    getRequestListener((request, { incoming }) => api.fetch(request, { address: (incoming as { socket: Socket }).socket.remoteAddress })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  /** Declares so many bytes and sends the first of them. */
  async function call(said: number | null, sent: number, from = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    open.push(() => socket.destroy());
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    const length = said === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${said}`;
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n${'x'.repeat(sent)}`);
    return {
      socket,
      received: () => received,
      status: () => expect.poll(() => Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0), { timeout: 5_000, interval: 10 }),
    };
  }
  return { call };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

it('takes a body with a declared length that fits, and answers 411 and 413 before a byte of the rest is read', async () => {
  const { call } = await serve({ maxSize: 10 });
  const whole = await call(10, 10);
  await whole.status().toBe(200);
  expect(whole.received()).toContain('took 10');
  await (await call(0, 0)).status().toBe(200);
  await (await call(null, 0)).status().toBe(411);
  await (await call(11, 0)).status().toBe(413);
});

it('limits one address to its share, so that others are served while it sends without end', async () => {
  const { call } = await serve({ maxSize: 10, mostAtOnce: 40 });
  const slow = [await call(10, 1), await call(10, 1)];
  await soon();
  const third = await call(1, 1);
  await third.status().toBe(503);
  expect(third.received()).toMatch(/retry-after: 5/i);
  await (await call(10, 10, '127.0.0.2')).status().toBe(200);
  const others = [await call(10, 1, '127.0.0.3'), await call(10, 1, '127.0.0.4')];
  await soon();
  await (await call(1, 1, '127.0.0.5')).status().toBe(503);
  // Finished and disconnected senders leave their room to others.
  slow[0]?.socket.write('x'.repeat(9));
  await slow[0]?.status().toBe(200);
  others[0]?.socket.destroy();
  await soon();
  await (await call(10, 10)).status().toBe(200);
  await (await call(10, 10, '127.0.0.5')).status().toBe(200);
});

it('disconnects a sender that is too slow, and frees its memory', async () => {
  const { call } = await serve({ maxSize: 10, mostAtOnce: 20, patienceMs: 3_000 });
  const slow = await call(10, 1);
  // One byte at intervals is not in time either.
  const dripping = setInterval(() => slow.socket.write('x'), 500);
  open.push(() => clearInterval(dripping));
  await soon();
  await (await call(10, 10)).status().toBe(503);
  await slow.status().toBe(408);
  expect(slow.received()).toMatch(/connection: close/i);
  clearInterval(dripping);
  await (await call(10, 10)).status().toBe(200);
});
