import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';

/** The present terms of booking. Sums are whole hryvnias; `version` is the one that a client agrees to. */
export const bookingTermsSchema = z.object({
  version: z.string(),
  hold_minutes: z.int(),
  request_hours: z.int(),
  reservation_hours: z.int(),
  /** How long each client on the waitlist alone may book a freed flat. */
  line_hours: z.int(),
  /** How many flats one client may hold at a time. */
  holds: z.int(),
  deposit: z.int(),
  /** Whether documents can be shared and the agreement signed through Diia. */
  state_services: z.boolean(),
  /** Within so many hours of the payment all of it is refunded, later so many percent. */
  refund_whole_hours: z.int(),
  refund_later_percent: z.int(),
});
export type WireBookingTerms = z.infer<typeof bookingTermsSchema>;
export type BookingTerms = InProductWords<WireBookingTerms>;
export const bookingTermsAnswerSchema = z.object({ terms: bookingTermsSchema });
