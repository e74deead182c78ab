import { readContracts } from './contract.store.ts';
import { creditedOf } from './credited-contract.ts';
import type { DealNow } from './deal.ts';
import type { DealDocument, makeDealDocuments } from './deal-documents.ts';
import type { DealsContext, Transaction } from './deals-context.ts';
import { readEntries } from './ledger/ledger.store.ts';
import { type Movement, movementsOf } from './ledger/movements.ts';
import type { CreditedContract } from './rules/deposit-credit.ts';
import { readStanding, readTransfersBack, type TransfersBack } from './transfers/transfers.store.ts';
import { readStatesAfter, type StateAfter } from './waitlist/state-after.store.ts';

/** `stateAfter` and `transfersBack` are null while the deal lives. */
export type WholeDeal = DealNow & {
  contract: CreditedContract | null;
  documents: DealDocument[];
  /** The client's money, the oldest movement first. */
  movements: Movement[];
  stateAfter: StateAfter | null;
  transfersBack: TransfersBack | null;
};

type Documents = Pick<ReturnType<typeof makeDealDocuments>, 'listDocuments'>;

export function makeWholeDeals(context: Pick<DealsContext, 'db' | 'clock' | 'terms' | 'catalogue'>, { listDocuments }: Documents) {
  /** Deals with their documents, contracts and payments. Inside of a transaction it has to be given. */
  async function listWhole(deals: DealNow[], from: Transaction = context.db): Promise<WholeDeal[]> {
    const ids = deals.map(({ id }) => id);
    const contracts = await readContracts(
      from,
      deals.filter(({ state }) => state === 'contract' || state === 'completed').map(({ id }) => id),
    );
    const transfers = await readStanding(from, [...contracts.keys()]);
    const found = await listDocuments(ids, from);
    const entries = await readEntries(from, ids);
    const ended = deals.filter(({ state }) => state === 'cancelled' || state === 'expired');
    const back = await readTransfersBack(
      from,
      ended.map(({ id }) => id),
    );
    const statesAfter = await readStatesAfter(
      from,
      ended.map(({ apartmentId }) => apartmentId),
      { now: context.clock(), terms: context.terms, findFlat: context.catalogue.findFlatById },
    );
    return deals.map((deal) => ({
      ...deal,
      contract: creditedOf(deal, contracts.get(deal.id), transfers.get(deal.id)),
      transfersBack: back.get(deal.id) ?? null,
      stateAfter: ended.includes(deal) ? (statesAfter.get(deal.apartmentId) ?? null) : null,
      documents: found.filter(({ dealId }) => dealId === deal.id),
      movements: movementsOf(entries.get(deal.id) ?? []),
    }));
  }

  return { listWhole };
}
