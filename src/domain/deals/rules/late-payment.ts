import type { State } from '../states.ts';

type Came = {
  /** The state of the deal at the instant of the payment. */
  state: State;
  /** Whether the sum is the requested one. */
  isWhole: boolean;
  /** Whether another payment keeps the deal reserved already. */
  isPaid: boolean;
  /** Whether another client holds the flat or has the first refusal of it, or it is no longer for sale. */
  isFlatUnavailable: boolean;
};

/** Why money that has come is of no use to the deal. */
export type Unused = 'late' | 'second' | 'part';

export function unusedBy({ isWhole, isPaid }: Pick<Came, 'isWhole' | 'isPaid'>): Unused {
  if (!isWhole) return 'part';
  return isPaid ? 'second' : 'late';
}

/**
 * The use of money that has come: it reserves the deal, stays with one that a manager has reserved meanwhile, honours an expired one, or is
 * refunded in full.
 */
export function fateOfPayment({ state, isWhole, isPaid, isFlatUnavailable }: Came): 'reserved' | 'kept' | 'honoured' | 'refunded' {
  if (!isWhole) return 'refunded';
  if (state === 'held' || state === 'requested') return 'reserved';
  if (state === 'reserved' && !isPaid) return 'kept';
  return state === 'expired' && !isFlatUnavailable ? 'honoured' : 'refunded';
}
