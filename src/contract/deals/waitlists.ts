import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';
import { nameShapes } from '../shape-names.ts';
import { apartmentId, ownApartmentSchema } from './deals.ts';

export const waitlistBodySchema = z.strictObject({ apartment_id: apartmentId });

/** `place` is counted from 1, null when the client is not on the waitlist; `turn` while that client alone may hold the flat, which lasts `turn_hours`. */
export const waitlistAnswerSchema = z.object({
  place: z.nullable(z.int()),
  turn: z.nullable(z.object({ from: z.string(), until: z.string() })),
  turn_hours: z.int(),
  /** Whether the waitlist takes new places. */
  is_open: z.boolean(),
});
export type WireWaitlistAnswer = z.infer<typeof waitlistAnswerSchema>;
export type WaitlistAnswer = InProductWords<WireWaitlistAnswer>;

/**
 * An entry of the client on a waitlist. `waiting` while another client has the flat or its first refusal, `turn` while the client alone may
 * hold it, `free` when the turns are over and any client may, `gone` when it is sold or delisted, which is listed for a
 * month. Costs are whole units: the price of a booking made now. `skipped_at` is when the company passed the place last: the present one is
 * behind those who waited then. `allowed` lists the steps that the client may take next.
 */
export const ownWaitlistEntrySchema = z.extend(waitlistAnswerSchema, {
  apartment: ownApartmentSchema,
  cost: z.int(),
  cost_usd: z.int(),
  asked_at: z.string(),
  skipped_at: z.nullable(z.string()),
  state: z.enum(['waiting', 'turn', 'free', 'gone']),
  allowed: z.array(z.enum(['make', 'leave-line'])),
});
export type WireWaitlistEntry = z.infer<typeof ownWaitlistEntrySchema>;
export type WaitlistEntry = InProductWords<WireWaitlistEntry>;
/** The newest first. */
export const waitlistsAnswerSchema = z.object({ lines: z.array(ownWaitlistEntrySchema) });

nameShapes({ OwnLine: ownWaitlistEntrySchema });
