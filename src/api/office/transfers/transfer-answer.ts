import { money } from '../../../base/money.ts';
import type { BankTransfer, TransferDue } from '../../../contract/office/transfers.ts';
import { type DueNow, leftOf, type Transfer, type TransferReturn } from '../../../domain/deals/deals.ts';
import { personOf } from '../deals/deal-answers.ts';

type About = { names: ReadonlyMap<string, string>; mayNote: boolean };
/** `returns` are those of the whole deal, `hasEnded` tells that its transfers are a part of no price any more. */
type AboutTransfer = About & { returns: readonly TransferReturn[]; hasEnded: boolean };

/** A noted transfer with what this person may do with it. */
export function transferOf(transfer: Transfer, { returns, hasEnded, ...about }: AboutTransfer): BankTransfer {
  const back = returns.filter(({ transfer_id }) => transfer_id === transfer.id);
  const left = leftOf(transfer, back);
  const stands = transfer.undone_at === null;
  return {
    ...noteOf(transfer, about),
    credited: money(transfer.credited_minor, transfer.credited_currency),
    comment: transfer.comment,
    mayUndo: about.mayNote && stands && left === transfer.amount_minor,
    returns: back.map((one) => ({ ...noteOf(one, about), mayUndo: about.mayNote && one.undone_at === null })),
    returnableMinor: about.mayNote && hasEnded && stands && left > 0 ? left : null,
  };
}

const noteOf = (note: Transfer | TransferReturn, { names }: About) => ({
  id: note.id,
  amountMinor: note.amount_minor,
  paidOn: note.paid_on,
  reference: note.reference,
  notedAt: note.noted_at.toISOString(),
  notedBy: personOf(note.noted_by, names),
  undone: note.undone_at && { at: note.undone_at.toISOString(), by: personOf(note.undone_by ?? '', names), why: note.undone_why ?? '' },
});

/** `noted` counts the notes of the deal so far, so that each proposed text is another. */
export const transferDueOf = (
  { total, nextMinor, nextUahMinor, dueOn, leftMinor }: DueNow,
  contract: string,
  noted: number,
): TransferDue => ({
  next: money(nextMinor, total.currency),
  uahMinor: nextUahMinor,
  dueOn,
  left: money(leftMinor, total.currency),
  reference: `${contract}/${noted + 1}`,
});
