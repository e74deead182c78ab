import * as z from 'zod/mini';
import type { InProductWords } from './product-words.ts';
import { nameShapes } from './shape-names.ts';

/** Why the API refuses, and with which status. A program decides by this, never by a message or by the shape of an answer. */
export const problemStatuses = {
  'bad-query': 400,
  'bad-form': 400,
  'bad-fields': 422,
  'not-logged-in': 401,
  'proof-needed': 403,
  'from-elsewhere': 403,
  'unknown-session': 404,
  'unknown-passkey': 404,
  'unknown-request': 404,
  'unknown-subscription': 404,
  'nothing-to-confirm': 409,
  'deal-is-live': 409,
  'unknown-address': 404,
  'unknown-apartment': 404,
  'unknown-news': 404,
  'unknown-project': 404,
  'unknown-tour': 404,
  'no-terms': 404,
  'unknown-offer': 404,
  'unknown-vacancy': 404,
  'unknown-vacancy-category': 404,
  'dead-link': 410,
  'wrong-method': 405,
  'too-large': 413,
  'length-required': 411,
  'too-slow': 408,
  'wrong-type': 415,
  'too-often': 429,
  'work-needed': 429,
  'unknown-deal': 404,
  'unknown-quote': 404,
  'unknown-paper': 404,
  'apartment-taken': 409,
  'not-for-sale': 409,
  'too-many-holds': 409,
  'held-too-often': 409,
  'asked-too-often': 409,
  'joined-too-often': 409,
  'turn-unused': 409,
  'too-many-lines': 409,
  'line-closed': 409,
  'other-terms': 409,
  'offer-over': 409,
  'quote-over': 409,
  'not-now': 409,
  'nothing-to-wait-for': 409,
  'bad-callback': 400,
  'key-used-otherwise': 422,
  'too-many-watch': 503,
  unreachable: 503,
  fault: 500,
} as const;
export type ProblemCode = keyof typeof problemStatuses;
export const problemCodeSchema = z.enum(Object.keys(problemStatuses) as ProblemCode[]);

/**
 * Every refusal of the API, with any status. `message` may be shown to a visitor; `errors` names the bad fields. An answer without a
 * `code` comes from a proxy between the client and the API.
 */
export const problemSchema = z.object({
  code: z.optional(problemCodeSchema),
  message: z.string(),
  statusCode: z.int(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** In how many seconds to try again, as `Retry-After` says too. */
  retry_after: z.optional(z.int()),
});
export type WireProblem = z.infer<typeof problemSchema>;
export type Problem = InProductWords<WireProblem>;

/** Codes of field errors; screens have their own texts. */
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

nameShapes({ Problem: problemSchema, ProblemCode: problemCodeSchema });
