import type { Client } from '../../../contract/client.ts';
import { type CardFlat, cardFlat } from '../../cards/card-flat.ts';

/** The flat that the content names, else the most affordable one of two rooms; none when it cannot be loaded, never a fault. */
export async function loadFlatOfTheWeek(client: Client, slug: string | undefined): Promise<CardFlat | null> {
  try {
    if (slug) return cardFlat((await client('GET /api/{locale}/apartment/{slug}', { slug })).apartment);
  } catch {
    // The named flat is delisted; another one takes its place.
  }
  try {
    const [item] = (await client('GET /api/{locale}/apartments', { query: { roomsNumber: '2', sort: 'price_asc', per_page: '1' } }))
      .apartments.items;
    return item ? cardFlat(item) : null;
  } catch {
    return null;
  }
}
