import type { State } from '../states.ts';

type Came = {
  /** Of the deal, at the instant at which the payment is taken. */
  state: State;
  /** Whether the sum is the one that was asked. */
  isWhole: boolean;
  /** Whether the deal lives on another payment already. */
  isPaid: boolean;
  /** Whether anybody else holds the flat, has the first refusal of it, or it is no longer for sale. */
  isFlatUnavailable: boolean;
};

/** What becomes of money that has come: it reserves the deal, is kept by one that a manager has reserved meanwhile, honours an expired one, or all of it goes back. */
export function fateOfPayment({ state, isWhole, isPaid, isFlatUnavailable }: Came): 'reserved' | 'kept' | 'honoured' | 'refunded' {
  if (!isWhole) return 'refunded';
  if (state === 'held' || state === 'requested') return 'reserved';
  if (state === 'reserved' && !isPaid) return 'kept';
  return state === 'expired' && !isFlatUnavailable ? 'honoured' : 'refunded';
}
