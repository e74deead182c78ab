import { makeStoredList } from './stored-list.ts';

/** More columns than this cannot be read side by side. */
export const comparedMost = 4;

const compared = makeStoredList('compared');

function toggleCompared(slug: string): void {
  const slugs = compared.current();
  compared.replace(slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug].slice(-comparedMost));
}

export const clearCompared = (): void => compared.replace([]);

/** The slugs chosen to be compared; empty until the page is hydrated. */
export function useCompared() {
  const slugs = compared.useList();
  return { slugs, has: (slug: string) => slugs.includes(slug), toggle: toggleCompared };
}

/** The favourites page compares the flats that this query names, so a comparison can be sent to someone. */
export const comparisonQuery = 'compare';

/** The search string of a comparison, with its `?`; empty when there is nothing to compare. */
export const comparisonSearch = (slugs: readonly string[]): string =>
  slugs.map((slug, place) => `${place === 0 ? '?' : '&'}${comparisonQuery}=${encodeURIComponent(slug)}`).join('');
