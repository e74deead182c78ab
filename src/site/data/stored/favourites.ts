import { systemClock } from '../../../base/clock.ts';
import { makeStoredList } from './stored-list.ts';

const favourites = makeStoredList('favourites');
/** `slug 2026-11-27`: on which day each of them was saved. Flats from before days were stored have none. */
const days = makeStoredList('favourites-days');

const isDayOf = (slug: string) => (entry: string) => entry.startsWith(`${slug} `);

function noteDay(slug: string): void {
  const others = days.current().filter((entry) => !isDayOf(slug)(entry));
  days.replace([...others, `${slug} ${systemClock().toISOString().slice(0, 10)}`]);
}

function toggleFavourite(slug: string): void {
  const slugs = favourites.current();
  if (!slugs.includes(slug)) noteDay(slug);
  favourites.replace(slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug]);
}

/** Adds flats after those that are there already. */
export function addFavourites(added: readonly string[]): void {
  const slugs = favourites.current();
  const fresh = added.filter((slug) => !slugs.includes(slug));
  for (const slug of fresh) noteDay(slug);
  favourites.replace([...slugs, ...fresh]);
}

/** Puts a removed flat back at its place; its day has stayed. */
export function restoreFavourite(slug: string, position: number): void {
  const slugs = favourites.current();
  if (!slugs.includes(slug)) favourites.replace(slugs.toSpliced(position, 0, slug));
}

/** The slugs of the visitor's favourites, in the order they were added; empty until the page is hydrated. */
export function useFavourites() {
  const slugs = favourites.useList();
  return { slugs, has: (slug: string) => slugs.includes(slug), toggle: toggleFavourite };
}

/** The day `YYYY-MM-DD` on which a favourite was saved, null where it is unknown. */
export function useFavouriteDays(): (slug: string) => string | null {
  const entries = days.useList();
  return (slug) => entries.find(isDayOf(slug))?.slice(slug.length + 1) ?? null;
}
