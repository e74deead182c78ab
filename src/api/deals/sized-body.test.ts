import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnv } from '../house.ts';
import { makeSizedBody } from './sized-body.ts';

it('takes bodies only as long as those of all callers fit, and forgets who has brought or broken off', async () => {
  const sized = makeSizedBody({ maxSize: 10, mostAtOnce: 20 });
  const api = new Hono<ApiEnv>().post('/', (c) => sized(c, async (bytes) => c.text(String(bytes.length))));
  api.onError((_fault, c) => c.text('', 500));
  const send = (length: number, body: BodyInit) =>
    api.request('/', { method: 'POST', body, duplex: 'half', headers: { 'content-length': String(length) } } as RequestInit);
  const slow = () => {
    const { readable, writable } = new TransformStream<Uint8Array>();
    const writer = writable.getWriter();
    return { answer: send(10, readable), writer };
  };
  const [one, other] = [slow(), slow()];
  await turn();
  const refused = await send(1, 'x');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  void one.writer.write(new Uint8Array(10));
  void one.writer.close();
  expect(await (await one.answer).text()).toBe('10');
  expect((await send(10, '0123456789')).status).toBe(200);
  other.writer.abort(new Error('gone')).catch(() => undefined);
  expect((await other.answer).status).toBe(500);
  expect((await Promise.all([send(10, '0123456789'), send(10, '0123456789')])).map(({ status }) => status)).toEqual([200, 200]);
});
