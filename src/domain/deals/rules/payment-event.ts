import type { DealsTables } from '../deals.tables.ts';
import type { PaymentEvent } from '../payments-port.ts';

type PaymentState = DealsTables['payment']['state'];

/** What a bank may say next. Money that has come stays ours until it goes back; what has gone back stays gone. */
const next: Record<PaymentState, readonly PaymentEvent['state'][]> = {
  created: ['pending', 'failed', 'paid', 'refunded'],
  pending: ['failed', 'paid', 'refunded'],
  failed: ['pending', 'paid'],
  paid: ['refunded'],
  refunding: ['refunded'],
  refunded: [],
};

/** Whether the news say something new: not repeated, not older than what was taken, and possible after it. */
export const isNewEvent = (
  { state, notifiedAt }: { state: PaymentState; notifiedAt: Date | null },
  event: Pick<PaymentEvent, 'state' | 'at'>,
): boolean => (notifiedAt === null || event.at >= notifiedAt) && next[state].includes(event.state);
