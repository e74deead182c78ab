import { makeStoredList } from './stored-list.ts';

/** Specification §9. */
const recentlyViewedMost = 5;

const recentlyViewed = makeStoredList('recently-viewed');

/** A flat that is already there stays at its place; a sixth removes the oldest (specification §4). */
export function withViewed(slugs: readonly string[], slug: string): readonly string[] {
  return slugs.includes(slug) ? slugs : [...slugs, slug].slice(-recentlyViewedMost);
}

export function rememberViewed(slug: string): void {
  const before = recentlyViewed.current();
  const after = withViewed(before, slug);
  if (after !== before) recentlyViewed.replace(after);
}

/** Oldest first; empty until the page is hydrated. */
export const useRecentlyViewed = (): readonly string[] => recentlyViewed.useList();
