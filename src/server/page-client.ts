import type { Locale } from '../base/locale.ts';
import { type Client, makeClient, type Transport } from '../contract/client.ts';

type Answered = Awaited<ReturnType<Transport>>;

/**
 * The client of the API in memory for our own pages. The shared content is requested and parsed once for each state of the data
 * instead of once a page: parsing it cost more than rendering the page.
 */
export function makePageClient({ transport, version }: { transport: Transport; version: () => string }): (locale: Locale) => Client {
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
  return (locale) => makeClient(pages, locale);
}
