import * as z from 'zod/mini';

/** Every refusal of the API, whatever its status. `message` may be shown to a visitor; `errors` names the bad fields. */
export const problemSchema = z.object({
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
