import type { WireBookingTerms } from '../../contract/deals/booking-terms.ts';
import type { Deals } from '../../domain/deals/deals.ts';
import { whole } from '../wire/wire-flat.ts';

/** The terms of booking in the wire's form. */
export const wireTerms = ({ terms }: Pick<Deals, 'terms'>): WireBookingTerms => ({
  version: terms.version,
  hold_minutes: terms.holdMinutes,
  request_hours: terms.requestHours,
  reservation_hours: terms.reservationHours,
  line_hours: terms.waitlistHours,
  holds: terms.holdsPerClient,
  deposit: whole(terms.depositMinor),
  state_services: terms.hasStateServices,
  refund_whole_hours: terms.refundWholeHours,
  refund_later_percent: terms.refundLaterPercent,
});
