import type { Kysely } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { findLimits } from '../contract/office/find.ts';
import type { Scope } from '../contract/office/rights.ts';
import type { ClientsTables } from '../domain/clients/clients.tables.ts';
import { makeFindClients } from '../domain/clients/clients.ts';
import type { DealsTables } from '../domain/deals/deals.tables.ts';
import { type DealScopes, makeFindDeals } from '../domain/deals/deals.ts';
import type { LeadsTables } from '../domain/leads/leads.tables.ts';
import { makeFindRequests } from '../domain/leads/leads.ts';

type Tables = ClientsTables & DealsTables & LeadsTables;
const most = findLimits.mostOfKind;

/** What the palette and today ask of the modules of people and deals. */
export function makeFindRecords({ db, clock }: { db: Kysely<Tables>; clock: Clock }) {
  const { findDeals, liveDealOf, newestDealsOf, waitingDeals } = makeFindDeals({ db: db as unknown as Kysely<DealsTables>, clock });
  const findRequests = makeFindRequests({ db: db as unknown as Kysely<LeadsTables> });
  const findClients = makeFindClients({ db: db as unknown as Kysely<ClientsTables> });
  return {
    deals: (typed: string, scopes: DealScopes) => findDeals(typed, scopes, most),
    requests: (typed: string, scope: Scope) => findRequests(typed, scope, most),
    /** A client is reached by the newest deal that the person may read. */
    async clients(typed: string, scope: Scope | null) {
      const found = await findClients(typed, most);
      const numbers = await newestDealsOf(
        found.map(({ id }) => id),
        scope,
      );
      return found.map((client) => ({ ...client, dealNumber: numbers.get(client.id) ?? null }));
    },
    liveDealOf,
    waitingDeals,
  };
}
export type FindRecords = ReturnType<typeof makeFindRecords>;
