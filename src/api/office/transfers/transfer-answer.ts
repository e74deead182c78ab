import { money } from '../../../base/money.ts';
import type { BankTransfer, TransferDue } from '../../../contract/office/transfers.ts';
import type { DueNow, Transfer } from '../../../domain/deals/deals.ts';
import { personOf } from '../deals/deal-answers.ts';

type About = { names: ReadonlyMap<string, string>; mayNote: boolean };

/** A noted transfer with what this person may do with it. */
export function transferOf(transfer: Transfer, { names, mayNote }: About): BankTransfer {
  const { undone_at, undone_by, undone_why } = transfer;
  return {
    ...{ id: transfer.id, amountMinor: transfer.amount_minor, credited: money(transfer.credited_minor, transfer.credited_currency) },
    ...{ paidOn: transfer.paid_on, reference: transfer.reference, comment: transfer.comment },
    ...{ notedAt: transfer.noted_at.toISOString(), notedBy: personOf(transfer.noted_by, names) },
    undone: undone_at && { at: undone_at.toISOString(), by: personOf(undone_by ?? '', names), why: undone_why ?? '' },
    mayUndo: mayNote && undone_at === null,
  };
}

/** `noted` counts the notes of the deal so far, so that each proposed text is another. */
export const transferDueOf = (
  { total, nextMinor, nextUahMinor, dueOn, leftMinor }: DueNow,
  contract: string,
  noted: number,
): TransferDue => ({
  ...{ next: money(nextMinor, total.currency), uahMinor: nextUahMinor, dueOn, left: money(leftMinor, total.currency) },
  reference: `${contract}/${noted + 1}`,
});
