import { createHash } from 'node:crypto';
import type { DealTerms } from './deal-times.ts';

/** The version of the text of the terms; changed whenever its meaning changes. */
const words = 'booking-2026-11-23-offers';

/** The version of the terms that a client agrees to: of the text, and of the numbers that an operator has set. */
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
