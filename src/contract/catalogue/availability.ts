import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';

/** One event `availability` of the stream of changes; `booking_expiration` is Kyiv wall-clock time. */
export const availabilityEventSchema = z.object({
  id: z.int(),
  slug: z.string(),
  status: z.enum(['available', 'held', 'reserved', 'sold']),
  booking_expiration: z.nullable(z.string()),
});
export type WireAvailabilityEvent = z.infer<typeof availabilityEventSchema>;
export type AvailabilityEvent = InProductWords<WireAvailabilityEvent>;
