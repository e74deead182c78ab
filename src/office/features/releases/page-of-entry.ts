import { systemClock } from '../../../base/clock.ts';

const pages: Readonly<Record<string, string>> = { news: 'news', offer: 'promo', vacancy: 'vacancy' };

/** The page of an entry that has one of its own. Before it begins, the site has none of an offer or a vacancy. */
export function pageOfEntry({ part, name }: { part: string; name: string }, content: object | null): string | null {
  const page = pages[part];
  if (page === undefined) return null;
  const { from } = (content ?? {}) as { from?: string | null };
  return part !== 'news' && from && new Date(from) > systemClock() ? null : `/${page}/${name}/`;
}
