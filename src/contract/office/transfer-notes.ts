import * as z from 'zod/mini';
import { day, dealNumber, reason, sum, version } from './deals.ts';
import { transferLimits } from './transfers.ts';

/** `amountMinor` are kopiykas, `creditedMinor` what they count for in the currency of the contract. */
export const noteTransferSchema = z.strictObject({
  number: dealNumber,
  version,
  paidOn: day,
  amountMinor: sum,
  creditedMinor: sum,
  reference: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(transferLimits.referenceLongest)),
  comment: z.string().check(z.trim(), z.maxLength(transferLimits.commentLongest)),
});
export const noteReturnSchema = z.strictObject({
  number: dealNumber,
  version,
  transferId: z.string().check(z.minLength(1), z.maxLength(64)),
  paidOn: day,
  amountMinor: sum,
  reference: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(transferLimits.referenceLongest)),
});
export const undoTransferSchema = z.strictObject({
  number: dealNumber,
  transferId: z.string().check(z.minLength(1), z.maxLength(64)),
  why: reason,
});
