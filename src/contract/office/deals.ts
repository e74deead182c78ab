import * as z from 'zod/mini';
import { isDay } from '../../base/kyiv-time.ts';
import { convert, currencies, type Money, type Rate } from '../../base/money.ts';
import { staffLimits } from './people/staff.ts';
import { moneySchema, personSchema, refundSchema } from './refunds.ts';
import { transferDueSchema, transferSchema } from './transfers.ts';

export const dealLimits = {
  page: 50,
  mostPayments: 120,
  reasonLongest: 500,
  contractNumberLongest: 60,
  contractTolerancePercent: 30,
} as const;

export const dealStates = ['held', 'requested', 'reserved', 'contract', 'completed', 'cancelled', 'expired'] as const;
const state = z.enum(dealStates);
export const dealNumber = z.int().check(z.gte(1), z.lte(2_147_483_647));
const typedNumber = z.string('repeated').check(z.regex(/^[1-9]\d{0,8}$/, 'malformed'));
export const day = z.string().check(z.refine(isDay, 'malformed'));
export const sum = z.int().check(z.gte(1, 'out-of-range'), z.lte(1_000_000_000_000, 'out-of-range'));
export const reason = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(dealLimits.reasonLongest));
/** How many rows of history the person has seen; a command on a deal that has gone on since is refused. */
export const version = z.int().check(z.gte(0), z.lte(1_000_000));

/** `id` and the texts are null where the flat is not in the catalogue any more. */
export const officeFlatSchema = z.object({
  slug: z.string(),
  number: z.string(),
  project: z.nullable(z.object({ id: z.string(), name: z.string() })),
  section: z.nullable(z.string()),
  floor: z.nullable(z.int()),
  rooms: z.nullable(z.int()),
});
export type OfficeFlat = z.infer<typeof officeFlatSchema>;

/** `phone` is there for those who may take steps of the deal. */
const clientSchema = z.object({ name: z.nullable(z.string()), phone: z.optional(z.string()), email: z.optional(z.nullable(z.string())) });

export const dealRowSchema = z.object({
  number: z.int(),
  state,
  flat: officeFlatSchema,
  client: clientSchema,
  owner: z.nullable(personSchema),
  price: moneySchema,
  madeAt: z.string(),
  /** Until when it lasts; null under contract. When it has ended, when that was. */
  endsAt: z.nullable(z.string()),
  isPaid: z.boolean(),
});
export type DealRow = z.infer<typeof dealRowSchema>;

/** `open` is every deal that has a flat. `q` is a number of a deal or flat, or a phone. */
export const dealsQuerySchema = z.strictObject({
  state: z.optional(z.enum(['open', ...dealStates], 'unknown')),
  project: z.optional(z.string('repeated').check(z.minLength(1), z.maxLength(64))),
  mine: z.optional(z.literal('1', 'unknown')),
  soon: z.optional(z.literal('1', 'unknown')),
  q: z.optional(z.string('repeated').check(z.trim(), z.maxLength(40))),
  cursor: z.optional(z.string('repeated').check(z.regex(/^-?\d{1,16}\.\d{1,9}$/, 'malformed'))),
});
export const dealsSchema = z.object({ deals: z.array(dealRowSchema), nextCursor: z.nullable(z.string()) });

/** Deals without an owner, in the projects of the person: nothing of the client. */
export const freeDealsSchema = z.object({
  deals: z.array(z.object({ number: z.int(), state, flat: officeFlatSchema, endsAt: z.nullable(z.string()) })),
});

const dealSteps = z.enum(['confirm', 'extend', 'sign', 'complete', 'cancel', 'withdraw', 'take', 'assign']);
export type DealStep = z.infer<typeof dealSteps>;

const schedulePaymentSchema = z.object({ dueOn: z.string(), amountMinor: z.int(), paidMinor: z.int(), paidOn: z.nullable(z.string()) });
const contractSchema = z.object({
  number: z.string(),
  signedOn: z.string(),
  total: moneySchema,
  deposit: z.nullable(z.object({ minor: z.int(), paidOn: z.string() })),
  paidMinor: z.int(),
  payments: z.array(schedulePaymentSchema),
});
const paymentSchema = z.object({
  id: z.string(),
  state: z.enum(['created', 'pending', 'paid', 'failed', 'refunding', 'refunded']),
  amountMinor: z.int(),
  refundMinor: z.int(),
  paidAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
});
export const documentSchema = z.object({ id: z.string(), kind: z.string(), name: z.string(), bytes: z.int(), at: z.string() });

export const channels = ['office', 'site', 'clock', 'bank', 'diia', 'crm', 'sms', 'letter'] as const;
/**
 * One thing that happened, the newest first. `kind` is a step of the deal, the subject of a message, or what was asked of a service;
 * `by` is the person of the office. `delivery` is of messages.
 */
export const timelineSchema = z.object({
  at: z.string(),
  channel: z.enum(channels),
  kind: z.string(),
  by: z.nullable(personSchema),
  delivery: z.nullable(z.enum(['waiting', 'delivered', 'dead'])),
  why: z.nullable(z.string()),
});
export type TimelineEvent = z.infer<typeof timelineSchema>;

/** Lines of an entry sum to zero in each currency. What the bank has is positive; what it is for, negative. */
export const ledgerAccounts = ['bank', 'deposit', 'price', 'refund', 'fee'] as const;
export const ledgerKinds = [
  'payment-came',
  'deposit-credited',
  'credit-undone',
  'refund-asked',
  'refund-sent',
  'transfer-noted',
  'transfer-undone',
  'transfer-returned',
  'return-undone',
] as const;
const lineSchema = z.object({ account: z.enum(ledgerAccounts), amount: moneySchema });
export const ledgerEntrySchema = z.object({ at: z.string(), kind: z.enum(ledgerKinds), lines: z.array(lineSchema) });
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const wholeDealSchema = z.object({
  ...dealRowSchema.shape,
  /** As the audit names the record. */
  id: z.string(),
  version,
  apartmentId: z.int(),
  way: z.enum(['deposit', 'manager', 'state-services']),
  deposit: moneySchema,
  uahMinor: z.int(),
  /** Hryvnias for a dollar on that day, in ten-thousandths. */
  rate: z.object({ tenThousandths: z.int() }),
  rateDate: z.string(),
  endedAt: z.nullable(z.string()),
  closingReason: z.nullable(z.string()),
  allowed: z.array(dealSteps),
  /** Who may lead it, for those who may assign. */
  assignable: z.array(personSchema),
  contract: z.nullable(contractSchema),
  /** The sum that is still due under a contract; null before it, after its end, and when all is paid. */
  unpaid: z.nullable(moneySchema),
  payments: z.array(paymentSchema),
  documents: z.array(documentSchema),
  timeline: z.array(timelineSchema),
  /** From the oldest entry on. */
  ledger: z.array(ledgerEntrySchema),
  /** From the oldest request on. */
  refunds: z.array(refundSchema),
  /** The payment that the asker may ask to send back now. */
  refundable: z.nullable(z.object({ paymentId: z.string(), amountMinor: z.int() })),
  /** From the first noted one on. */
  transfers: z.array(transferSchema),
  /** Null where none can be noted now, or not by the asker. */
  transferDue: z.nullable(transferDueSchema),
});
export type WholeDeal = z.infer<typeof wholeDealSchema>;
export const dealAnswerSchema = z.object({ deal: wholeDealSchema });

export const dealQuerySchema = z.strictObject({ number: typedNumber });
export const documentQuerySchema = z.strictObject({ number: typedNumber, id: z.string('repeated').check(z.maxLength(64)) });
/** The bytes in base64. */
export const documentContentSchema = z.object({ name: z.string(), mediaType: z.string(), content: z.string() });

export const takeDealSchema = z.strictObject({ number: dealNumber });
export const assignDealSchema = z.strictObject({ number: dealNumber, staffId: z.nullable(z.string().check(z.maxLength(64))) });
/** `unpaidMinor` is what is still due and is left so by completing the deal; without it, nothing is. */
export const stepDealSchema = z.strictObject({
  number: dealNumber,
  version,
  step: z.enum(['confirm', 'extend', 'complete'], 'unknown'),
  unpaidMinor: z.optional(sum),
});
/** `refundMinor` is the money that is here and that the end asks to send back; without it, none is. */
export const endDealSchema = z.strictObject({ number: dealNumber, version, reason, refundMinor: z.optional(sum) });
const payment = z.strictObject({ dueOn: day, amountMinor: sum });
const sumOf = (payments: readonly { amountMinor: number }[]) => payments.reduce((all, { amountMinor }) => all + amountMinor, 0);
/** Whether the sum of a contract is far from the price of its deal: another rate or a discount may be agreed, a slip of the hand is not. */
export function isFarFromPrice(total: Money, { price, rate }: { price: Money; rate: Rate }): boolean {
  const { minor } = convert(price, total.currency, rate);
  return Math.abs(total.minor - minor) * 100 > minor * dealLimits.contractTolerancePercent;
}
/** Payments come to the sum of the contract, or to less by the deposit, or are agreed later. */
export const signDealSchema = z
  .strictObject({
    number: dealNumber,
    version,
    contractNumber: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(dealLimits.contractNumberLongest)),
    signedOn: day,
    total: z.strictObject({ minor: sum, currency: z.enum(currencies) }),
    payments: z.array(payment).check(z.maxLength(dealLimits.mostPayments)),
  })
  .check(z.refine(({ total, payments }) => sumOf(payments) <= total.minor, { error: 'out-of-range', path: ['payments'] }));

export const flatsQuerySchema = z.strictObject({ number: z.string('repeated').check(z.trim(), z.minLength(1), z.maxLength(20)) });
export const deskFlatSchema = z.object({
  id: z.int(),
  flat: officeFlatSchema,
  price: moneySchema,
  uahMinor: z.int(),
  status: z.enum(['available', 'held', 'reserved', 'sold']),
});
export const deskFlatsSchema = z.object({ flats: z.array(deskFlatSchema) });
export const holdAtDeskSchema = z.strictObject({
  apartmentId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  phone: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40)),
  name: z.string().check(z.trim(), z.maxLength(staffLimits.nameLongest)),
});
