import * as z from 'zod/mini';
import { roles } from './rights.ts';
import { sourceNames } from './sources.ts';

/** At most so many rows of a kind: the rest is behind them. */
export const boardLimits = { mostLetters: 100, mostUnreadable: 50 } as const;

/** The record that a message is about. `number` of a deal, by which its page is addressed. */
const subjectSchema = z.object({ type: z.enum(['deal', 'consultation', 'client', 'subscription', 'payment']), id: z.string() });

/** A message that was given up. It names neither its receiver nor its text; `why` is without personal data. */
const deadLetterSchema = z.object({
  id: z.string(),
  kind: z.string(),
  about: z.nullable(subjectSchema),
  attempts: z.int(),
  madeAt: z.string(),
  diedAt: z.nullable(z.string()),
  why: z.nullable(z.string()),
});
export type DeadLetterRow = z.infer<typeof deadLetterSchema>;

/** The last look at a source. `part` is a camera or a bank; `breaksAt` is when it will have been silent for longer than it promises. */
const sourceSchema = z.object({
  source: z.enum(sourceNames),
  part: z.string(),
  owner: z.enum(roles),
  promiseMinutes: z.int(),
  lookedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  isFailing: z.boolean(),
  /** Whether its silence is longer than its promise, and since when that is known. */
  brokenAt: z.nullable(z.string()),
  version: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  /** How many flats the last import changed, by the kind of change. */
  difference: z.nullable(z.record(z.string(), z.int())),
  why: z.nullable(z.string()),
  nextLookAt: z.nullable(z.string()),
  canLook: z.boolean(),
});
export type SourceRow = z.infer<typeof sourceSchema>;

const jobSchema = z.object({
  name: z.string(),
  endedAt: z.string(),
  tookMs: z.int(),
  ok: z.boolean(),
  faultAt: z.nullable(z.string()),
  fault: z.nullable(z.string()),
  nextAt: z.nullable(z.string()),
});
export type JobRow = z.infer<typeof jobSchema>;

export const providerNames = ['database', 'mail', 'sms', 'payments', 'state-services', 'crm', 'flats', 'rates', 'cameras'] as const;
/** `by` names the service where it is real. */
const providerSchema = z.object({
  name: z.enum(providerNames),
  state: z.enum(['real', 'simulated', 'missing']),
  by: z.nullable(z.string()),
});
export type Provider = z.infer<typeof providerSchema>;

/** Times are ISO 8601. */
export const operationsBoardSchema = z.object({
  deadLetters: z.array(deadLetterSchema),
  deadCount: z.int(),
  waiting: z.array(z.object({ kind: z.string(), count: z.int(), oldestAt: z.string() })),
  unreadable: z.array(
    z.object({ source: z.enum(sourceNames), reason: z.string(), hash: z.string(), bytes: z.int(), times: z.int(), lastAt: z.string() }),
  ),
  sources: z.array(sourceSchema),
  jobs: z.array(jobSchema),
  providers: z.array(providerSchema),
});
export type OperationsBoard = z.infer<typeof operationsBoardSchema>;

/** Dead letters by their ids. */
export const retryLettersSchema = z.strictObject({
  ids: z.array(z.uuid('malformed')).check(z.minLength(1, 'required'), z.maxLength(boardLimits.mostLetters, 'too-long')),
});
export const retriedSchema = z.object({ retried: z.int() });

export const lookNowSchema = z.strictObject({ source: z.enum(sourceNames) });
