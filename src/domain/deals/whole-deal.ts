import type { DealNow } from './deal.ts';
import type { DealDocument } from './deal-documents.ts';
import type { Movement } from './ledger/movements.ts';
import type { CreditedContract } from './rules/deposit-credit.ts';
import type { TransfersBack } from './transfers/transfers.store.ts';
import type { StateAfter } from './waitlist/state-after.store.ts';

/** `stateAfter` and `transfersBack` are null while the deal lives. */
export type WholeDeal = DealNow & {
  contract: CreditedContract | null;
  documents: DealDocument[];
  /** The client's money, the oldest movement first. */
  movements: Movement[];
  stateAfter: StateAfter | null;
  transfersBack: TransfersBack | null;
};
