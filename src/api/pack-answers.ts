import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ApiEnv } from './dependencies.ts';

const pack = promisify(gzip);
const leastBytes = 1_024;
/** Answers that take milliseconds to compress, of which there are few: cached compressed, by the tag of their bytes. */
const longBytes = 64 * 1_024;
const mostCached = 8;
const packable = /^(?:application\/json|text\/html)\b/;

/**
 * Compresses long answers for visitors within their fair turn: compressed on the way out, a long answer would take the processor outside of
 * any turn. Our own pages read in memory, and answers to forms are short.
 */
export function makePacking(): MiddlewareHandler<ApiEnv> {
  const cached = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: mostCached });

  async function packed(plain: Uint8Array, tag: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const known = tag === null ? undefined : cached.get(tag);
    if (known) return known;
    const made = new Uint8Array(await pack(plain));
    if (tag !== null && plain.length >= longBytes) cached.set(tag, made);
    return made;
  }

  return async (c, next) => {
    await next();
    const { status, headers } = c.res;
    const isAsked = !c.env?.inMemory && c.req.method === 'GET' && /\bgzip\b(?!;q=0)/i.test(c.req.header('accept-encoding') ?? '');
    if (!isAsked || status !== 200 || !packable.test(headers.get('content-type') ?? '')) return;
    const plain = new Uint8Array(await c.res.arrayBuffer());
    const tag = headers.get('etag');
    const about = new Headers(headers);
    about.set('vary', 'Accept-Encoding');
    c.res = undefined;
    if (plain.length < leastBytes) {
      c.res = new Response(plain, { headers: about });
      return;
    }
    about.set('content-encoding', 'gzip');
    // The bytes differ, their content does not.
    if (tag !== null && !tag.startsWith('W/')) about.set('etag', `W/${tag}`);
    c.res = new Response(await packed(plain, tag), { headers: about });
  };
}
