import * as z from 'zod/mini';
import { moneySchema, personSchema } from './refunds.ts';

export const transferLimits = { referenceLongest: 140, commentLongest: 500 } as const;

const undoneSchema = z.nullable(z.object({ at: z.string(), by: personSchema, why: z.string() }));
/** Money of a transfer that was sent back at the bank. */
const returnSchema = z.object({
  id: z.string(),
  amountMinor: z.int(),
  paidOn: z.string(),
  reference: z.string(),
  notedAt: z.string(),
  notedBy: personSchema,
  undone: undoneSchema,
  mayUndo: z.boolean(),
});
export type TransferReturn = z.infer<typeof returnSchema>;

/** Money that came to the company's account past the acquirer. `credited` is what it counts for under the contract, in its currency. */
export const transferSchema = z.object({
  id: z.string(),
  amountMinor: z.int(),
  credited: moneySchema,
  paidOn: z.string(),
  reference: z.string(),
  comment: z.nullable(z.string()),
  notedAt: z.string(),
  notedBy: personSchema,
  /** Of a note that was a mistake. */
  undone: undoneSchema,
  mayUndo: z.boolean(),
  /** From the first noted one on. */
  returns: z.array(returnSchema),
  /** The most that the asker may note as sent back now; null where nothing is, as under a contract. */
  returnableMinor: z.nullable(z.int()),
});
export type BankTransfer = z.infer<typeof transferSchema>;

/** The sums of the next transfer, for a person who may note one: the next payment, and the most that is taken. `uahMinor` is by the rate of today. */
export const transferDueSchema = z.object({
  next: moneySchema,
  uahMinor: z.int(),
  dueOn: z.nullable(z.string()),
  left: moneySchema,
  /** The text on a statement where the payer has named the contract and its payment. */
  reference: z.string(),
});
export type TransferDue = z.infer<typeof transferDueSchema>;
