import type { Deal } from '../deal.ts';
import type { Transaction } from '../deals-context.ts';

export type UnknownTransfer = { kind: 'unknown-transfer' };
/** Of a day to come, or of one before the deal was made or the money came. */
export type WrongDay = { kind: 'wrong-day' };
/** This payment of the bank's statement is noted for the deal already. */
export type ReferenceTaken = { kind: 'reference-taken' };

/** Whether transfers are a part of the price now: under a contract, and after it was completed. */
export const takesTransfers = ({ state }: Pick<Deal, 'state'>) => state === 'contract' || state === 'completed';

export const sameReference = (text: string) => text.replace(/\s+/g, ' ').trim();

export async function takenReference(
  trx: Transaction,
  table: 'bank_transfer' | 'transfer_return',
  dealId: string,
  reference: string,
): Promise<ReferenceTaken | null> {
  const taken = await trx
    .selectFrom(table)
    .select('id')
    .where('deal_id', '=', dealId)
    .where('undone_at', 'is', null)
    .where(({ fn, ref, eb }) => eb(fn('lower', [ref('reference')]), '=', fn('lower', [eb.val(reference)])))
    .executeTakeFirst();
  return taken ? { kind: 'reference-taken' } : null;
}
