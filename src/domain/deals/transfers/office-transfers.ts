import { randomUUID } from 'node:crypto';
import { kyivDay } from '../../../base/kyiv-time.ts';
import { type Currency, convert, type Money, money } from '../../../base/money.ts';
import { ok, type Result, refuse } from '../../../base/result.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { refusalNow } from '../change-deal.ts';
import { noteNextDue, readContracts } from '../contract.store.ts';
import { creditedOf } from '../credited-contract.ts';
import { noteEvent } from '../deal.store.ts';
import type { Deal } from '../deal.ts';
import type { ChangedMeanwhile, DealsContext, NotNow, Transaction, UnknownDeal } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import { noteTransferred, noteTransferUndone } from '../ledger/ledger.store.ts';
import { crmUpdate, transferMessages } from '../messages/deal-messages.ts';
import { findWithin, type OfficeCommand } from '../office/office-command.ts';
import { type CreditedContract, paidUnder } from '../rules/deposit-credit.ts';
import { type Due, dueUnder } from '../rules/transfer-credit.ts';
import type { WholeDeal } from '../whole-deal.ts';
import { type ReferenceTaken, sameReference, takenReference, takesTransfers, type UnknownTransfer, type WrongDay } from './note-rules.ts';
import { makeTransferReturns, type Undoing } from './transfer-returns.ts';
import { addTransfer, findTransfer, leftOf, readReturns, readStanding, staffOf } from './transfers.store.ts';

/** `act` is what the person has signed, `seen` the version that the person has seen. */
type Noting = OfficeCommand & {
  act: string;
  seen: number;
  paidOn: string;
  amountMinor: number;
  creditedMinor: number;
  reference: string;
  comment: string;
};

/** A return of the transfer is noted: first that note is taken back. */
export type TransferReturned = { kind: 'transfer-returned' };
/** The sum in the contract's currency does not fit the hryvnias that came. */
export type WrongCredit = { kind: 'wrong-credit' };
/** More than is still due under the contract. */
export type MoreThanDue = { kind: 'more-than-due' };

type Refusal = UnknownDeal | NotNow | ChangedMeanwhile | WrongDay | WrongCredit | MoreThanDue | ReferenceTaken;
type UndoRefusal = UnknownTransfer | ChangedMeanwhile | TransferReturned;

/** The sums that are due, with the next payment in hryvnias by the rate of today. */
export type DueNow = Due & { total: Money; nextUahMinor: number };

/** Bank transfers that the accountant has found on the statement: each becomes a part of the price, and a wrong one is taken back. */
export function makeOfficeTransfers(context: Pick<DealsContext, 'clock' | 'money' | 'catalogue' | 'site'>, transactions: FlatTransactions) {
  const { clock, money: rates, ...site } = context;
  const { withDeal } = transactions;
  const { noteReturn, undoReturn } = makeTransferReturns(context, transactions);
  const rateOf = (deal: Pick<Deal, 'rate'>) => rates.currentRate()?.rate ?? deal.rate;

  /** The sums that a transfer of the deal would pay now; null where none is taken: before the contract, after its end, and when all is paid. */
  function dueNow(deal: Pick<WholeDeal, 'state' | 'contract' | 'rate'>): DueNow | null {
    const due = takesTransfers(deal) && deal.contract ? dueUnder(deal.contract) : null;
    if (!due || !deal.contract) return null;
    const { total } = deal.contract;
    return { ...due, total, nextUahMinor: convert(money(due.nextMinor, total.currency), 'UAH', rateOf(deal)).minor };
  }

  async function noteTransfer(trx: Transaction, asked: Noting): Promise<Result<object, Refusal>> {
    const found = await findWithin(trx, asked.scope, asked.number, clock());
    if (!found) return refuse({ kind: 'unknown-deal' });
    const answer = await withDeal(trx, found.id, null, async (unit, deal): Promise<Result<object, Refusal>> => {
      if (asked.seen !== deal.version) return refuse({ kind: 'changed-meanwhile' });
      const contract = (await readContracts(trx, [deal.id])).get(deal.id);
      const standing = (await readStanding(trx, [deal.id])).get(deal.id);
      const [known, credited] = [creditedOf(deal, contract, []), creditedOf(deal, contract, standing)];
      if (!takesTransfers(deal) || !known || !credited) return refuse(refusalNow(deal, unit.now));
      const reference = sameReference(asked.reference);
      const refusal = wrongIn(deal, credited, asked, unit.now) ?? (await takenReference(trx, 'bank_transfer', deal.id, reference));
      if (refusal) return refuse(refusal);
      await store(unit, deal, { ...asked, reference, currency: known.total.currency, knownMinor: paidUnder(known) });
      return ok({});
    });
    return answer ?? refuse({ kind: 'unknown-deal' });
  }

  function wrongIn(deal: Deal, contract: CreditedContract, { paidOn, amountMinor, creditedMinor }: Noting, now: Date) {
    if (paidOn > kyivDay(now) || paidOn < kyivDay(deal.madeAt)) return { kind: 'wrong-day' } as const;
    if (creditedMinor > contract.total.minor - paidUnder(contract)) return { kind: 'more-than-due' } as const;
    const { currency } = contract.total;
    // The rate of a contract is agreed in it: only a slip of the hand is refused.
    const usual = convert(money(creditedMinor, currency), 'UAH', rateOf(deal)).minor;
    const fits = currency === 'UAH' ? amountMinor === creditedMinor : amountMinor >= usual / 2 && amountMinor <= usual * 2;
    return fits ? null : ({ kind: 'wrong-credit' } as const);
  }

  type Storing = Noting & { currency: Currency; knownMinor: number };
  async function store({ trx, now, messages }: FlatTransaction, deal: Deal, asked: Storing): Promise<void> {
    const { paidOn, amountMinor, creditedMinor, currency, knownMinor, reference, comment, by, act } = asked;
    const id = randomUUID();
    await addTransfer(trx, {
      id,
      deal_id: deal.id,
      paid_on: paidOn,
      amount_minor: amountMinor,
      credited_minor: creditedMinor,
      credited_currency: currency,
      known_minor: knownMinor,
      reference,
      comment: comment || null,
      noted_at: now,
      noted_by: staffOf(by),
      noted_act: act,
    });
    await noteTransferred(trx, { dealId: deal.id, transferId: id, at: now }, amountMinor);
    await note(trx, deal, { ...asked, at: now, id, why: 'transfer-noted' });
    messages.push(
      crmUpdate(deal, deal.history.length + 1),
      ...transferMessages(site, { deal, transfer: { id, amountMinor, paidOn }, about: 'transfer-noted' }),
    );
  }

  /** Takes a wrong note of a transfer or of a return back, also after the contract has ended; the note stays to be seen. Of two at once the first does it. */
  async function undoTransfer(trx: Transaction, asked: Undoing): Promise<Result<object, UnknownDeal | UndoRefusal>> {
    const found = await findWithin(trx, asked.scope, asked.number, clock());
    if (!found) return refuse({ kind: 'unknown-deal' });
    const answer = await withDeal(trx, found.id, null, async (unit, deal): Promise<Result<object, UndoRefusal>> => {
      const { now, messages } = unit;
      const { transferId, by, act, why } = asked;
      const row = await findTransfer(trx, deal.id, transferId);
      if (!row) return (await undoReturn(unit, deal, asked)) ?? refuse({ kind: 'unknown-transfer' });
      if (row.undone_at !== null) return refuse({ kind: 'changed-meanwhile' });
      if (leftOf(row, await readReturns(trx, [deal.id])) < row.amount_minor) return refuse({ kind: 'transfer-returned' });
      const set = { undone_at: now, undone_by: staffOf(by), undone_act: act, undone_why: why };
      await trx.updateTable('bank_transfer').set(set).where('id', '=', row.id).execute();
      await noteTransferUndone(trx, { dealId: deal.id, transferId: row.id, at: now });
      await note(trx, deal, { ...asked, at: now, id: row.id, why: 'transfer-undone' });
      const transfer = { id: row.id, amountMinor: row.amount_minor, paidOn: row.paid_on };
      messages.push(crmUpdate(deal, deal.history.length + 1), ...transferMessages(site, { deal, transfer, about: 'transfer-undone' }));
      return ok({});
    });
    return answer ?? refuse({ kind: 'unknown-deal' });
  }

  /** The row of the history, and the day of the next payment. */
  async function note(trx: Transaction, deal: Deal, { by, at, id, why }: { by: Author; at: Date; id: string; why: string }): Promise<void> {
    const { id: dealId, state } = deal;
    await noteEvent(trx, { dealId, at, who: 'manager', staffId: by.id, from: state, to: state, why, about: { transfer: id } });
    await noteNextDue(trx, dealId);
  }

  return { noteTransfer, undoTransfer, noteReturn, dueNow };
}
