import { afterEach, expect, it } from 'vitest';
import { ConfigError } from '../platform/config/config.ts';
import { openPort } from './open-port.ts';

const opened: Awaited<ReturnType<typeof openPort>>[] = [];
async function open(port = 0) {
  const handle = await openPort({ port, host: '127.0.0.1', stopSeconds: 10 });
  opened.push(handle);
  return handle;
}
afterEach(() => {
  for (const handle of opened.splice(0)) handle.close();
});

it('is alive but not ready until the app is built, and then admits requests', async () => {
  const port = await open();
  const ask = async (path: string) => (await fetch(`${port.address}${path}`)).status;
  expect(await Promise.all(['/healthz', '/readyz', '/', '/api/uk/apartments'].map(ask))).toEqual([200, 503, 503, 503]);
  expect((await fetch(port.address)).headers.get('retry-after')).toBe('1');
  port.serve((_request, response) => response.end('the site'), { closeAll: () => Promise.resolve() });
  expect(await (await fetch(port.address)).text()).toBe('the site');
});

it('refuses a port that is taken in one sentence', async () => {
  const { port } = new URL((await open()).address);
  const refused = await open(Number(port)).catch((fault: unknown) => fault);
  expect(refused).toBeInstanceOf(ConfigError);
  expect((refused as ConfigError).message).toBe(`Cannot listen on port ${port} of 127.0.0.1: another program uses it.`);
});

it('reads a form that comes after a request without a body on the same connection', async () => {
  const port = await open();
  port.serve(
    async (request, response) => {
      let text = '';
      for await (const part of request) text += String(part);
      response.end(`${request.method} ${text}`);
    },
    { closeAll: () => Promise.resolve() },
  );
  const say = async (method: string, body?: string) => (await fetch(port.address, { method, body })).text();
  expect([await say('GET'), await say('POST', 'phone=1'), await say('POST'), await say('GET')]).toEqual([
    'GET ',
    'POST phone=1',
    'POST ',
    'GET ',
  ]);
});
