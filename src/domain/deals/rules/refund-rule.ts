import { hourMs } from '../../../base/durations.ts';
import { scale } from '../../../base/money.ts';

export const wholeForHours = 24;
export const laterPercent = 80;

export type Refund = {
  minor: number;
  percent: number;
  /** Until when the whole payment is refunded; null when nothing was paid. */
  until: Date | null;
};

/**
 * The refund at the end of a deal: everything within 24 hours of the payment, 80 % later. The same for a cancellation and for a reservation
 * that expires.
 */
export function refundAt(payment: { amountMinor: number; paidAt: Date } | null, at: Date): Refund {
  if (!payment) return { minor: 0, percent: 100, until: null };
  const until = new Date(payment.paidAt.getTime() + wholeForHours * hourMs);
  const percent = at < until ? 100 : laterPercent;
  return { minor: scale(payment.amountMinor, percent, 100), percent, until };
}
