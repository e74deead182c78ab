import type { Locale } from '../base/locale.ts';
import { readAnswer, type Transport } from './client.ts';

/** How whoever is logged in asks: with his token, asked before each request, in his language. A `key` makes a post the same however often it is sent. */
export function makeOwnRequests(transport: Transport, { locale, token }: { locale: Locale; token: () => string | null }) {
  const headers = () => {
    const known = token();
    return { accept: 'application/json', 'accept-language': locale, ...(known && { authorization: `Bearer ${known}` }) };
  };
  return {
    get: async <Answer>(path: string) => readAnswer<Answer>(await transport(path, { headers: headers() })),
    post: async <Answer = { done: true }>(path: string, body: object = {}, key?: string) =>
      readAnswer<Answer>(
        await transport(path, {
          method: 'POST',
          headers: { ...headers(), 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
          body: JSON.stringify(body),
        }),
      ),
  };
}
