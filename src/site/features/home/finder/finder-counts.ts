import type { ApartmentsAnswer } from '../../../../contract/catalogue/apartments.ts';
import type { Client } from '../../../../contract/client.ts';
import { ceilings, monthlyCeilings } from './ceilings.ts';

/**
 * How many flats the chosen filter finds, and how many each option of the finder would find beside the other filters. `nearby` stands for a filter that finds nothing: how many flats the list shows instead, and whether they
 * lie in another district.
 */
export type FinderCounts = { total: number; nearby: { count: number; elsewhere: boolean } | null } & Record<
  'roomsNumber' | 'district' | 'metro' | 'costTo' | 'monthlyTo',
  Record<string, number>
>;

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
  asked.set('monthlySteps', monthlyCeilings[currency].join(','));
  const { apartments } = await client('GET /api/{locale}/apartments', { query: `${asked}`, signal });
  // Another server of this API may not count.
  const {
    roomsNumber = {},
    district = {},
    metro = {},
    costTo = {},
    monthlyTo = {},
  }: Partial<ApartmentsAnswer['apartments']['facets']> = apartments.facets ?? {};
  const { items = [], loosened = [] } = apartments.nearby ?? {};
  const nearby = items.length > 0 ? { count: items.length, elsewhere: loosened.includes('district') } : null;
  return { total: apartments.total, nearby, roomsNumber, district, metro, costTo, monthlyTo };
}
