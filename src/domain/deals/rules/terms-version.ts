import { createHash } from 'node:crypto';
import type { DealTerms } from './deal-times.ts';

/** The version of the text of the terms; changed whenever its meaning changes. */
const words = 'booking-2026-11-23-offers';

/** What a client agrees to: the words, and the numbers that an operator has set into them. */
export function termsVersion({
  holdMinutes,
  requestHours,
  reservationHours,
  waitlistHours,
  holdsPerClient,
  depositMinor,
}: DealTerms): string {
  const numbers = [holdMinutes, requestHours, reservationHours, waitlistHours, holdsPerClient, depositMinor];
  return `${words}-${createHash('sha256').update(numbers.join(' ')).digest('hex').slice(0, 8)}`;
}
