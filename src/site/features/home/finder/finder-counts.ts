import type { ApartmentsAnswer } from '../../../../contract/catalogue/apartments.ts';
import type { Client } from '../../../../contract/client.ts';
import { ceilings } from './ceilings.ts';

/** How many flats the chosen filter finds, and how many each option of the finder would find beside the other filters. */
export type FinderCounts = { total: number } & Record<'roomsNumber' | 'district' | 'costTo', Record<string, number>>;

/** One answer of the list without its flats; `query` is the list's own. */
export async function countFlats(
  client: Client,
  query: string,
  currency: keyof typeof ceilings,
  signal?: AbortSignal,
): Promise<FinderCounts> {
  const asked = new URLSearchParams(query);
  if (currency === 'USD') asked.set('usd', '1');
  asked.set('per_page', '1');
  asked.set('costSteps', ceilings[currency].join(','));
  const { apartments } = await client('GET /api/{locale}/apartments', { query: `${asked}`, signal });
  // Another server of this API may not count.
  const { roomsNumber = {}, district = {}, costTo = {} }: Partial<ApartmentsAnswer['apartments']['facets']> = apartments.facets ?? {};
  return { total: apartments.total, roomsNumber, district, costTo };
}
