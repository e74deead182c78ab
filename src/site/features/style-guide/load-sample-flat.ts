import type { Client } from '../../../contract/client.ts';
import { type CardFlat, cardFlat } from '../../cards/card-flat.ts';

/** A flat for the style guide to show in every state; none when it cannot be had, never a fault. */
export async function loadSampleFlat(client: Client): Promise<CardFlat | null> {
  try {
    const [item] = (await client('GET /api/{locale}/apartments', { query: { roomsNumber: '2', per_page: '1' } })).apartments.items;
    return item ? cardFlat(item) : null;
  } catch {
    return null;
  }
}
