import { makeStoredList } from './stored-list.ts';

const favourites = makeStoredList('favourites');

function toggleFavourite(slug: string): void {
  const slugs = favourites.current();
  favourites.replace(slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug]);
}

/** Puts a removed flat back at its place. */
export function restoreFavourite(slug: string, position: number): void {
  const slugs = favourites.current();
  if (!slugs.includes(slug)) favourites.replace(slugs.toSpliced(position, 0, slug));
}

/** The slugs of the visitor's favourites, in the order they were added; empty until the page is hydrated. */
export function useFavourites() {
  const slugs = favourites.useList();
  return { slugs, has: (slug: string) => slugs.includes(slug), toggle: toggleFavourite };
}
