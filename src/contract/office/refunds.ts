import * as z from 'zod/mini';
import { currencies } from '../../base/money.ts';

export const refundLimits = { reasonLongest: 500, forClientLongest: 300 } as const;

/** Exact: minor units of its currency. */
export const moneySchema = z.object({ minor: z.int(), currency: z.enum(currencies) });

/** A person of the office in an answer; the name is null of one who is not there any more. */
export const personSchema = z.object({ id: z.string(), name: z.nullable(z.string()) });

/** `ordered`: agreed, and the bank does not have the order yet; `failed`: it could not be given to the bank. */
export const refundStages = ['asked', 'declined', 'taken-back', 'void', 'ordered', 'sent', 'failed', 'done'] as const;
/** The next steps that the asker may take with a request. */
const refundSteps = ['approve', 'decline', 'take-back'] as const;
export type RefundStep = (typeof refundSteps)[number];

/** A refund that one person asks for and another decides. Sums in kopiykas. */
export const refundSchema = z.object({
  id: z.string(),
  stage: z.enum(refundStages),
  amountMinor: z.int(),
  reason: z.string(),
  askedAt: z.string(),
  askedBy: personSchema,
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(personSchema),
  /** For colleagues. */
  decidedWhy: z.nullable(z.string()),
  /** The text about a refusal that was sent to the client. */
  decidedForClient: z.nullable(z.string()),
  allowed: z.array(z.enum(refundSteps)),
});
export type RefundRequest = z.infer<typeof refundSchema>;

const number = z.int().check(z.gte(1), z.lte(2_147_483_647));
const amountMinor = z.int().check(z.gte(1, 'out-of-range'), z.lte(1_000_000_000_000, 'out-of-range'));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const words = z.string().check(z.trim(), z.maxLength(refundLimits.reasonLongest));
const forClient = z.string().check(z.trim(), z.maxLength(refundLimits.forClientLongest, 'too-long'));
const reason = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(refundLimits.reasonLongest));

export const askRefundSchema = z.strictObject({ number, paymentId: id, amountMinor, reason });
/** The sum that the person has seen stands in what is signed. A refusal has its reason for the client, who gets it as it is; `why` is for colleagues alone. */
export const decideRefundSchema = z
  .strictObject({ number, refundId: id, amountMinor, decision: z.enum(['approve', 'decline'], 'unknown'), why: words, forClient })
  .check(z.refine((fields) => fields.decision === 'approve' || fields.forClient !== '', { error: 'required', path: ['forClient'] }));
export const takeBackRefundSchema = z.strictObject({ number, refundId: id });
