import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { makeFairShare } from '../platform/http/fair-share.ts';
import type { ApiEnv } from './dependencies.ts';
import { waitForTurn } from './fair-turn.ts';
import { makePacking } from './pack-answers.ts';

const longText = JSON.stringify({ text: Array.from({ length: 30_000 }, (_, at) => at) });

/** An API that packs within the turn, and how each answer stood when the turn was over. */
function packingApi() {
  const afterTurn: (string | null)[] = [];
  const api = new Hono<ApiEnv>().use(
    async (c, next) => {
      await next();
      afterTurn.push(c.res.headers.get('content-encoding'));
    },
    waitForTurn(makeFairShare()),
    makePacking(),
  );
  api.get('/long', (c) => c.body(longText, 200, { 'content-type': 'application/json', etag: '"long"' }));
  api.get('/short', (c) => c.json({ ok: true }));
  api.get('/stream', (c) => c.body('data: 1\n\n', 200, { 'content-type': 'text/event-stream' }));
  api.get('/wrong', (c) => c.body(longText, 400, { 'content-type': 'application/json' }));
  const ask = (path: string, encoding = 'gzip, br', env = {}) =>
    api.request(path, { headers: { 'accept-encoding': encoding } }, { address: '192.0.2.1', ...env });
  return { ask, afterTurn };
}

it('compresses a long answer within the turn of its client, each time to the same bytes', async () => {
  const { ask, afterTurn } = packingApi();
  const answers = await Promise.all(Array.from({ length: 3 }, () => ask('/long')));
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  expect(bodies.map((body) => gunzipSync(body).toString() === longText)).toEqual([true, true, true]);
  expect(answers.map(({ headers }) => [headers.get('etag'), headers.get('vary')])).toEqual(Array(3).fill(['W/"long"', 'Accept-Encoding']));
  expect(afterTurn).toEqual(['gzip', 'gzip', 'gzip']);
});

it('does not compress short answers, streams, refusals, nor for clients that do not accept it', async () => {
  const { ask } = packingApi();
  for (const [path, encoding, env] of [
    ['/short', 'gzip', {}],
    ['/stream', 'gzip', {}],
    ['/wrong', 'gzip', {}],
    ['/long', 'identity', {}],
    ['/long', 'gzip;q=0', {}],
    ['/long', 'gzip', { inMemory: true }],
  ] as const) {
    const answer = await ask(path, encoding, env);
    expect([path, encoding, answer.headers.get('content-encoding'), (await answer.text()).length > 0]).toEqual([
      path,
      encoding,
      null,
      true,
    ]);
  }
});
