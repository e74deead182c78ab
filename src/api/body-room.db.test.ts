import { expect, it, onTestFinished, vi } from 'vitest';
import { logIn, openApi, postJson, postParts } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import type { Operation } from '../contract/operation.ts';
import { operations } from '../contract/operations.ts';

const withBody = Object.entries<Operation>(operations).filter(([, { body }]) => body);
/** Bodies that share one room: those of a module, and those with a file. */
const roomOf = ({ tag, file }: Operation) => (file ? 'files' : tag);
const rooms = [...new Set(withBody.map(([, operation]) => roomOf(operation)))];

onOneEngine('unfinished bodies of one address', (open) => {
  it.each(rooms)('of %s take no room from the others', async (flooded) => {
    const { ask, api } = await openApi(await open());
    const { headers } = await logIn({ ask });
    const [flood] = withBody.flatMap(([key, operation]) => (roomOf(operation) === flooded ? [{ ...operation, key }] : []));
    if (!flood) throw new Error('there is none');
    const at = (key: string) => key.replace('POST ', '').replace('{locale}', 'uk');
    const bytes = flood.file ? 8 * 1024 ** 2 : 64 * 1024;
    const mostOfOne = (flood.file ? 32 : 8) * 1024 ** 2;
    const neverEnding = () => {
      const { readable, writable } = new TransformStream();
      onTestFinished(() => void readable.cancel().catch(() => writable));
      return readable;
    };
    const type = flood.file ? 'multipart/form-data; boundary=x' : 'application/json';
    for (let taken = 0; taken + bytes <= mostOfOne; taken += bytes) {
      const init = { method: 'POST', body: neverEnding(), duplex: 'half' as const };
      const sent = { ...headers, 'content-type': type, 'content-length': `${bytes}`, 'idempotency-key': `key-number-${taken}` };
      void api.request(at(flood.key), { ...init, headers: sent }, { address: '192.0.2.1' });
    }
    const refuses = async ({ key, file }: Pick<(typeof withBody)[number][1], 'file'> & { key: string }) => {
      const { headers: form, ...init } = file ? postParts(new FormData()) : postJson({ x: 'x'.repeat(60_000) });
      const answer = await ask(at(key), { ...init, headers: { ...form, ...headers } });
      await answer.body?.cancel();
      return answer.status === 503;
    };
    await vi.waitFor(async () => expect(await refuses(flood)).toBe(true), 10_000);
    const refused = new Set<string>();
    for (const [key, operation] of withBody) if (await refuses({ ...operation, key })) refused.add(roomOf(operation));
    expect([...refused]).toEqual([flooded]);
  });
});
