import { randomUUID } from 'node:crypto';
import { kyivDay } from '../../../base/kyiv-time.ts';
import { ok, type Result, refuse } from '../../../base/result.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { refusalNow } from '../change-deal.ts';
import { noteEvent } from '../deal.store.ts';
import type { Deal } from '../deal.ts';
import type { ChangedMeanwhile, DealsContext, NotNow, Transaction, UnknownDeal } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import { noteReturned, noteReturnUndone } from '../ledger/ledger.store.ts';
import { crmUpdate, transferMessages } from '../messages/deal-messages.ts';
import { findWithin, type OfficeCommand } from '../office/office-command.ts';
import { type ReferenceTaken, sameReference, takenReference, takesTransfers, type UnknownTransfer, type WrongDay } from './note-rules.ts';
import { findReturn, findTransfer, leftOf, readReturns, staffOf } from './transfers.store.ts';

/** `act` is what the person has signed, `seen` the version that the person has seen. */
type Returning = OfficeCommand & {
  act: string;
  seen: number;
  transferId: string;
  paidOn: string;
  amountMinor: number;
  reference: string;
};
export type Undoing = OfficeCommand & { act: string; transferId: string; why: string };

/** More than is still here of the transfer. */
export type MoreThanLeft = { kind: 'more-than-left' };
type Refusal = UnknownDeal | UnknownTransfer | NotNow | ChangedMeanwhile | WrongDay | MoreThanLeft | ReferenceTaken;

/** Money that was sent back at the bank after the end of a contract: what stood as a deposit leaves, in whole or in part. */
export function makeTransferReturns(
  { clock, ...site }: Pick<DealsContext, 'clock' | 'catalogue' | 'site'>,
  { withDeal }: FlatTransactions,
) {
  async function noteReturn(trx: Transaction, asked: Returning): Promise<Result<object, Refusal>> {
    const found = await findWithin(trx, asked.scope, asked.number, clock());
    if (!found) return refuse({ kind: 'unknown-deal' });
    const answer = await withDeal(trx, found.id, null, async (unit, deal): Promise<Result<object, Refusal>> => {
      const transfer = await findTransfer(trx, deal.id, asked.transferId);
      if (!transfer) return refuse({ kind: 'unknown-transfer' });
      if (asked.seen !== deal.version || transfer.undone_at !== null) return refuse({ kind: 'changed-meanwhile' });
      // Under a contract the money is a part of the price.
      if (takesTransfers(deal)) return refuse(refusalNow(deal, unit.now));
      const { paidOn, amountMinor } = asked;
      if (paidOn > kyivDay(unit.now) || paidOn < transfer.paid_on) return refuse({ kind: 'wrong-day' });
      if (amountMinor > leftOf(transfer, await readReturns(trx, [deal.id]))) return refuse({ kind: 'more-than-left' });
      const reference = sameReference(asked.reference);
      const taken = await takenReference(trx, 'transfer_return', deal.id, reference);
      if (taken) return refuse(taken);
      await store(unit, deal, { ...asked, reference });
      return ok({});
    });
    return answer ?? refuse({ kind: 'unknown-deal' });
  }

  async function store(unit: FlatTransaction, deal: Deal, asked: Returning): Promise<void> {
    const { trx, now } = unit;
    const { transferId, paidOn, amountMinor, reference, by, act } = asked;
    const id = randomUUID();
    await trx
      .insertInto('transfer_return')
      .values({
        id,
        transfer_id: transferId,
        deal_id: deal.id,
        paid_on: paidOn,
        amount_minor: amountMinor,
        reference,
        noted_at: now,
        noted_by: staffOf(by),
        noted_act: act,
      })
      .execute();
    await noteReturned(trx, { dealId: deal.id, transferId, at: now }, amountMinor);
    await finish(unit, deal, { by, about: 'transfer-returned', transfer: { id, amountMinor, paidOn } });
  }

  /** Takes a wrong note of a return back: the money is a deposit again. Null where the deal has no such return. */
  async function undoReturn(unit: FlatTransaction, deal: Deal, asked: Undoing): Promise<Result<object, ChangedMeanwhile> | null> {
    const { trx, now } = unit;
    const row = await findReturn(trx, deal.id, asked.transferId);
    if (!row) return null;
    if (row.undone_at !== null) return refuse({ kind: 'changed-meanwhile' });
    const set = { undone_at: now, undone_by: staffOf(asked.by), undone_act: asked.act, undone_why: asked.why };
    await trx.updateTable('transfer_return').set(set).where('id', '=', row.id).execute();
    await noteReturnUndone(trx, { dealId: deal.id, transferId: row.transfer_id, at: now }, row.amount_minor);
    const transfer = { id: row.id, amountMinor: row.amount_minor, paidOn: row.paid_on };
    await finish(unit, deal, { by: asked.by, about: 'return-undone', transfer });
    return ok({});
  }

  type Noted = { by: Author; about: 'transfer-returned' | 'return-undone'; transfer: { id: string; amountMinor: number; paidOn: string } };
  async function finish({ trx, now, messages }: FlatTransaction, deal: Deal, { by, about, transfer }: Noted): Promise<void> {
    const { id: dealId, state } = deal;
    const event = { dealId, at: now, who: 'manager' as const, staffId: by.id, from: state, to: state };
    await noteEvent(trx, { ...event, why: about, about: { transfer: transfer.id } });
    messages.push(crmUpdate(deal, deal.history.length + 1), ...transferMessages(site, { deal, transfer, about }));
  }

  return { noteReturn, undoReturn };
}
