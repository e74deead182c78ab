import type { Locale } from '../base/locale.ts';
import { type Client, makeClient, type Transport } from '../contract/client.ts';
import type { StaticPages } from '../contract/content/static-pages.ts';

/**
 * The API as our own pages reach it in memory. What every page shares is asked and read once for each state of the data
 * instead of once a page: reading it cost more than drawing the page.
 */
export function makePageClient({ transport, version }: { transport: Transport; version: () => string }): (locale: Locale) => Client {
  const shared = new Map<Locale, { version: string; answer: Promise<StaticPages> }>();

  return (locale) => {
    const client = makeClient(transport, locale);
    return {
      ...client,
      staticPages() {
        const known = shared.get(locale);
        if (known?.version === version()) return known.answer;
        const asked = { version: version(), answer: client.staticPages() };
        shared.set(locale, asked);
        asked.answer.catch(() => shared.delete(locale));
        return asked.answer;
      },
    };
  };
}
