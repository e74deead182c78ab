import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { makeFairShare } from '../platform/http/fair-share.ts';
import type { ApiEnv } from './dependencies.ts';
import { waitForTurn } from './fair-turn.ts';

/** An API whose reads take some processor time, and the order in which it answered. */
function busyApi() {
  const answered: string[] = [];
  const api = new Hono<ApiEnv>().use(waitForTurn(makeFairShare()));
  api.all('/', async (c) => {
    await new Promise(setImmediate);
    const until = performance.now() + 5;
    while (performance.now() < until);
    answered.push(c.env?.inMemory ? 'page' : (c.env?.address ?? ''));
    return c.text('');
  });
  const ask = (env: NonNullable<ApiEnv['Bindings']>, method = 'GET') => api.request('/', { method }, env);
  return { ask, answered };
}
const flood = { address: '192.0.2.1' };
const other = { address: '192.0.2.2' };

it('answers a read of another address before the rest of one address’s many reads', async () => {
  const { ask, answered } = busyApi();
  const asked = [...Array.from({ length: 50 }, () => ask(flood)), ask(other)];
  await Promise.all(asked);
  expect(answered).toHaveLength(51);
  expect(answered.indexOf(other.address)).toBeLessThan(5);
});

it('asks a client with too many waiting reads to try again later, and does not queue pages and posts', async () => {
  const { ask } = busyApi();
  const asked = Array.from({ length: 320 }, () => ask(flood));
  const [page, post] = await Promise.all([ask({ inMemory: true }), ask(flood, 'POST')]);
  expect([page.status, post.status]).toEqual([200, 200]);
  const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(18);
  expect([refused[0]?.status, refused[0]?.headers.get('retry-after')]).toEqual([503, '5']);
});
