import * as z from 'zod/mini';

/** Why the API refuses. A program decides by this, never by a message or by the shape of an answer. */
const problemCodes = [
  'bad-query',
  'bad-form',
  'bad-fields',
  'not-logged-in',
  'proof-needed',
  'from-elsewhere',
  'unknown-session',
  'unknown-passkey',
  'unknown-request',
  'unknown-subscription',
  'nothing-to-confirm',
  'deal-is-live',
  'unknown-address',
  'unknown-apartment',
  'unknown-news',
  'unknown-project',
  'unknown-tour',
  'no-terms',
  'unknown-offer',
  'unknown-vacancy',
  'unknown-vacancy-category',
  'dead-link',
  'wrong-method',
  'too-large',
  'length-required',
  'too-slow',
  'wrong-type',
  'too-often',
  'work-needed',
  'unknown-deal',
  'unknown-paper',
  'apartment-taken',
  'not-for-sale',
  'too-many-holds',
  'held-too-often',
  'asked-too-often',
  'joined-too-often',
  'turn-unused',
  'too-many-lines',
  'other-terms',
  'offer-over',
  'not-now',
  'nothing-to-wait-for',
  'bad-callback',
  'key-used-otherwise',
  'too-many-watch',
  'unreachable',
  'fault',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
export const problemCodeSchema = z.enum(problemCodes);

/**
 * Every refusal of the API, whatever its status. `message` may be shown to a visitor; `errors` names the bad fields. An answer without a
 * `code` comes from something between the reader and the API.
 */
export const problemSchema = z.object({
  code: z.optional(problemCodeSchema),
  message: z.string(),
  statusCode: z.int(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** In how many seconds it is worth asking again, as `Retry-After` says too. */
  retry_after: z.optional(z.int()),
});
export type Problem = z.infer<typeof problemSchema>;

/** Codes of field errors; screens own their words. */
export const fieldCodes = [
  'required',
  'unknown',
  'malformed',
  'out-of-range',
  'too-long',
  'too-short',
  'too-many',
  'repeated',
  'letters-only',
  'digits-only',
  'phone',
  'email',
  'consent',
  'empty',
  'too-large',
  'file-type',
  'unsafe',
  'tax-number',
  'code',
  'taken',
  'too-often',
  'outdated',
  'not-now',
] as const;
export type FieldCode = (typeof fieldCodes)[number];
