import type { WireUser } from '../../contract/clients/clients.ts';
import type { Client } from '../../domain/clients/clients.ts';
import { wireDeal } from '../deals/wire-deal.ts';
import type { ApiContext, ApiDependencies } from '../dependencies.ts';
import { requestLocale } from '../problem.ts';
import { wireUser } from './wire.ts';

/** The client's own view of the account, with the deals as they are at this moment. */
export const makeUserOf =
  ({ deals, catalogue, clock, staffNames }: Pick<ApiDependencies, 'deals' | 'catalogue' | 'clock' | 'staffNames'>) =>
  async (c: ApiContext, client: Client): Promise<WireUser> => {
    const own = await deals.listWhole(await deals.listDeals(client.id));
    const names = await staffNames?.(own.flatMap(({ ownerId }) => ownerId ?? []));
    return wireUser(
      client,
      own.map((deal) => wireDeal(deal, { catalogue, locale: requestLocale(c), now: clock(), names })),
    );
  };
