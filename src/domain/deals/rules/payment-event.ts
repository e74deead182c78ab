import type { DealsTables } from '../deals.tables.ts';
import type { PaymentEvent } from '../payments-port.ts';

type PaymentState = DealsTables['payment']['state'];

/** The next possible states of a payment. Paid money stays until it is refunded; refunded money stays refunded. */
const next: Record<PaymentState, readonly PaymentEvent['state'][]> = {
  created: ['pending', 'failed', 'paid', 'refunded'],
  pending: ['failed', 'paid', 'refunded'],
  failed: ['pending', 'paid'],
  paid: ['refunded'],
  refunding: ['refunded'],
  refunded: [],
};

/** Whether the event is new: not repeated, not older than the last applied one, and possible after it. */
export const isNewEvent = (
  { state, notifiedAt }: { state: PaymentState; notifiedAt: Date | null },
  event: Pick<PaymentEvent, 'state' | 'at'>,
): boolean => (notifiedAt === null || event.at >= notifiedAt) && next[state].includes(event.state);
