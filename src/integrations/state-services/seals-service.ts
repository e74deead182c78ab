import * as z from 'zod/mini';
import type { Clock } from '../../base/clock.ts';
import { jsonIn, makeRemoteService, type Send } from '../../platform/http/remote-service.ts';
import type { Seals } from './seals.ts';

type Settings = { address: string; clock: Clock; patienceMs?: number; send?: Send };

const base64 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
const no = 422;

/**
 * A small service of the operator with a certified library and the partner's key; docs/how-to/connect-diia.md describes its
 * answers. 422 is its "no".
 */
export function sealsService({ address, clock, patienceMs, send }: Settings): Seals {
  const service = makeRemoteService({ name: 'seals', address, clock, patienceMs, send });

  const ask = <Value>(path: string, body: object, schema: z.ZodMiniType<Value>): Promise<Value | null> =>
    service.ask({
      path,
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      read: ({ status, text }) => (status === no ? null : schema.safeParse(jsonIn(text)).data),
    });

  return {
    async hash(content) {
      const answer = await ask('/hash', { content: base64(content) }, z.object({ hash: z.string().check(z.minLength(1)) }));
      if (!answer) throw new Error('the seals service refused to hash');
      return answer.hash;
    },
    async open(sealed) {
      const answer = await ask('/open', { sealed: base64(sealed) }, z.object({ content: z.base64() }));
      return answer && new Uint8Array(Buffer.from(answer.content, 'base64'));
    },
    check: (content, signature) =>
      ask('/check', { content: base64(content), signature: base64(signature) }, z.object({ inn: z.nullable(z.string()) })),
  };
}
