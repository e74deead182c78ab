import type { User } from '../../contract/clients/clients.ts';
import type { Client } from '../../domain/clients/clients.ts';
import { wireDeal } from '../deals/wire-deal.ts';
import type { ApiContext, ApiDependencies } from '../dependencies.ts';
import { localeOf } from '../problem.ts';
import { wireUser } from './wire.ts';

/** A client as he sees himself, with his deals as they stand at this moment. */
export const makeUserOf =
  ({ deals, catalogue, clock }: Pick<ApiDependencies, 'deals' | 'catalogue' | 'clock'>) =>
  async (c: ApiContext, client: Client): Promise<User> => {
    const own = await deals.listWhole(await deals.listDeals(client.id));
    return wireUser(
      client,
      own.map((deal) => wireDeal(deal, { catalogue, locale: localeOf(c), now: clock() })),
    );
  };
