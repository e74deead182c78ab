import { scale } from '../../../base/money.ts';
import { hour } from './deal-times.ts';

export const wholeForHours = 24;
export const laterPercent = 80;

export type Refund = {
  minor: number;
  percent: number;
  /** Until when everything comes back; null when nothing was paid. */
  until: Date | null;
};

/** What ending a deal at an instant gives back of a payment: everything within 24 hours, 80 % later. The same for who cancels and for a reservation that runs out. */
export function refundAt(payment: { amountMinor: number; paidAt: Date } | null, at: Date): Refund {
  if (!payment) return { minor: 0, percent: 100, until: null };
  const until = new Date(payment.paidAt.getTime() + wholeForHours * hour);
  const percent = at < until ? 100 : laterPercent;
  return { minor: scale(payment.amountMinor, percent, 100), percent, until };
}
