import type { ApartmentItem } from '../../../contract/catalogue.ts';
import type { Client } from '../../../contract/client.ts';

/** The flat that the content names, else the most affordable one of two rooms; none when it cannot be had, never a fault. */
export async function loadFlatOfTheWeek(client: Client, slug: string | undefined): Promise<ApartmentItem | null> {
  try {
    if (slug) return (await client.apartment(slug)).apartment;
  } catch {
    // The named flat is gone; another one takes its place.
  }
  try {
    return (await client.apartments('roomsNumber=2&sort=price_asc&per_page=1')).apartments.items[0] ?? null;
  } catch {
    return null;
  }
}
