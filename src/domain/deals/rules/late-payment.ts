import type { State } from '../states.ts';

type Came = {
  /** Of the deal, at the instant at which the payment is taken. */
  state: State;
  /** Whether the sum is the one that was asked. */
  isWhole: boolean;
  /** Whether anybody else holds the flat, has the first refusal of it, or it is no longer for sale. */
  isFlatGone: boolean;
};

/** What becomes of money that has come: the deal is reserved, an expired one is honoured, or everything goes back. */
export function fateOfPayment({ state, isWhole, isFlatGone }: Came): 'reserved' | 'honoured' | 'refunded' {
  if (!isWhole) return 'refunded';
  if (state === 'held' || state === 'requested') return 'reserved';
  return state === 'expired' && !isFlatGone ? 'honoured' : 'refunded';
}
