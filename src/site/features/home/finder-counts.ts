import type { ApartmentsAnswer } from '../../../contract/catalogue.ts';
import type { Client } from '../../../contract/client.ts';

/** The greatest costs that the finder offers, in whole units. */
export const ceilings = {
  USD: [50_000, 70_000, 90_000, 120_000, 160_000, 220_000],
  UAH: [2_000_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000, 9_000_000],
} as const;

/** How many flats a wish finds, and how many each option of the finder would find beside the other wishes. */
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
  const { apartments } = await client.apartments(`${asked}`, signal);
  // Another server of this API may not count.
  const { roomsNumber = {}, district = {}, costTo = {} }: Partial<ApartmentsAnswer['apartments']['facets']> = apartments.facets ?? {};
  return { total: apartments.total, roomsNumber, district, costTo };
}
