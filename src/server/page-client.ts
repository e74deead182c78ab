import { hash } from 'node:crypto';
import type { Locale } from '../base/locale.ts';
import { type Client, makeClient, type Transport } from '../contract/client.ts';
import type { PageSources } from '../platform/http/page-cache.ts';

type Answered = Awaited<ReturnType<Transport>>;
type Init = Parameters<Transport>[1];

/** Hashes of answers; one that many pages share is hashed once. */
const digests = new WeakMap<object, string>();
function digestOf(value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  const digest = (isObject && digests.get(value)) || hash('sha1', JSON.stringify(value) ?? '', 'base64url');
  if (isObject) digests.set(value, digest);
  return digest;
}

/** A question whose path says all. */
const isRepeatable = (init: Init): boolean => {
  const { authorization, 'accept-language': language } = init?.headers ?? {};
  return (init?.method ?? 'GET') === 'GET' && !authorization && !language;
};

/**
 * The client of the API in memory for our own pages. The shared content is requested and parsed once for each state of the data
 * instead of once a page: parsing it cost more than rendering the page. What is asked is noted in `sources`, and `isUnchanged` asks it again.
 */
export function makePageClient({ transport, version }: { transport: Transport; version: () => string }) {
  const shared = new Map<string, { version: string; answer: Promise<Answered> }>();

  async function askOnce(path: string): Promise<Answered> {
    const answer = await transport(path);
    if (!answer.ok) return answer;
    const value: unknown = await answer.json();
    return { ok: true, status: answer.status, statusText: answer.statusText, json: async () => value };
  }
  const pages: Transport = (path, init) => {
    if (!/^\/api\/\w+\/static-pages$/.test(path)) return transport(path, init);
    const known = shared.get(path);
    if (known?.version === version()) return known.answer;
    const asked = { version: version(), answer: askOnce(path) };
    shared.set(path, asked);
    const forget = () => void (shared.get(path) === asked && shared.delete(path));
    asked.answer.then(({ ok }) => ok || forget(), forget);
    return asked.answer;
  };
  const noting =
    (sources: PageSources): Transport =>
    async (path, init) => {
      const known = sources.get(path);
      // Stays if the answer never comes.
      sources.set(path, '');
      const answer = await pages(path, init);
      if (!answer.ok) return answer;
      const value: unknown = await answer.json();
      const digest = isRepeatable(init) ? digestOf(value) : '';
      sources.set(path, known === undefined || known === digest ? digest : '');
      return { ok: true, status: answer.status, statusText: answer.statusText, json: async () => value };
    };

  return {
    client: (locale: Locale, sources?: PageSources): Client => makeClient(sources ? noting(sources) : pages, locale),
    /** Whether every answer is as it was noted. */
    async isUnchanged(sources: PageSources): Promise<boolean> {
      for (const [path, digest] of sources) {
        const answer = digest ? await pages(path).catch(() => null) : null;
        if (!answer?.ok || digestOf(await answer.json()) !== digest) return false;
      }
      return true;
    },
  };
}
