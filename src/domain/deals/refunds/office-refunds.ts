import { ok, type Result, refuse } from '../../../base/result.ts';
import { isUuid } from '../../../base/uuid.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { refusalNow } from '../change-deal.ts';
import { getDeal, noteEvent } from '../deal.store.ts';
import type { Deal, Payment } from '../deal.ts';
import type { ChangedMeanwhile, DealsContext, NotNow, Transaction, UnknownDeal } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import { crmUpdate, refundDeclinedMessages, refundMessages } from '../messages/deal-messages.ts';
import { findWithin, type OfficeCommand } from '../office/office-command.ts';
import { putRequest, type RefundRow } from './refunds.store.ts';

/** `act` is what the person has signed. */
type Signed = OfficeCommand & { act: string };
type Asking = Signed & { paymentId: string; amountMinor: number; reason: string };
type Deciding = Signed & { refundId: string; amountMinor: number; decision: 'approve' | 'decline'; why: string; forClient: string };
type TakingBack = OfficeCommand & { refundId: string };

export type UnknownRefund = { kind: 'unknown-refund' };
/** The person has asked for it, and another one decides. */
export type OwnRefund = { kind: 'own-refund' };
/** More than came in, or than is still here. */
export type TooMuch = { kind: 'too-much' };

/** Money that is a part of a price is not sent back: the contract is ended first. */
const mayGoBack = ({ state }: Deal, payment: Payment | undefined): payment is Payment =>
  payment?.state === 'paid' && ['reserved', 'cancelled', 'expired'].includes(state);

/** The payment about which a refund can be asked for now; null while there is none, or a request about it waits. */
export function refundable(deal: Deal): { paymentId: string; amountMinor: number } | null {
  const payment = deal.payments.find((one) => mayGoBack(deal, one) && one.askedMinor === 0);
  return payment ? { paymentId: payment.id, amountMinor: payment.amountMinor } : null;
}

/** Refunds by two people: one asks, another decides, and only then the bank has the order. */
export function makeOfficeRefunds({ clock, ...context }: DealsContext, { withDeal, sendBack }: FlatTransactions) {
  type Outcome<Refusal extends { kind: string }> = Promise<Result<object, Refusal>>;

  async function askRefund(trx: Transaction, asked: Asking): Outcome<UnknownDeal | NotNow | ChangedMeanwhile | TooMuch> {
    const found = await findWithin(trx, asked.scope, asked.number, clock());
    if (!found) return refuse({ kind: 'unknown-deal' });
    const { paymentId, amountMinor, reason, act, by } = asked;
    const answer = await withDeal(trx, found.id, null, async (unit, deal): Promise<Awaited<ReturnType<typeof askRefund>>> => {
      const payment = deal.payments.find(({ id }) => id === paymentId);
      if (!mayGoBack(deal, payment)) return refuse(refusalNow(deal, unit.now));
      if (payment.askedMinor > 0) return refuse({ kind: 'changed-meanwhile' });
      if (amountMinor > payment.amountMinor) return refuse({ kind: 'too-much' });
      await putRequest(trx, {
        deal_id: deal.id,
        payment_id: paymentId,
        amount_minor: amountMinor,
        reason,
        asked_at: unit.now,
        asked_by: personOf(by),
        asked_act: act,
      });
      return ok({});
    });
    return answer ?? refuse({ kind: 'unknown-deal' });
  }

  type Decided = UnknownDeal | UnknownRefund | OwnRefund | NotNow | ChangedMeanwhile;
  /** `amountMinor` is the sum that the person has seen and signed. Of two decisions at once the first stands. */
  const decideRefund = (trx: Transaction, asked: Deciding): Outcome<Decided> =>
    withRequest(trx, asked, async (unit, deal, row): Promise<Result<object, Decided>> => {
      const { by, act, decision, why, forClient, amountMinor } = asked;
      if (row.asked_by === by.id) return refuse({ kind: 'own-refund' });
      if (row.state !== 'asked' || row.amount_minor !== amountMinor) return refuse({ kind: 'changed-meanwhile' });
      const isApproved = decision === 'approve';
      const payment = deal.payments.find(({ id }) => id === row.payment_id);
      if (isApproved && !mayGoBack(deal, payment)) return refuse(refusalNow(deal, unit.now));
      const state = isApproved ? 'approved' : 'declined';
      await trx
        .updateTable('refund_request')
        .set({
          state,
          decided_at: unit.now,
          decided_by: personOf(by),
          decided_act: act,
          decided_why: why || null,
          decided_for_client: isApproved ? null : forClient || null,
        })
        .where('id', '=', row.id)
        .execute();
      if (isApproved) await order(unit, deal, row, by);
      else
        unit.messages.push(...refundDeclinedMessages(context, { deal, refundId: row.id, sumMinor: row.amount_minor, reason: forClient }));
      return ok({});
    });

  /** The bank is ordered to send the money, and the client and the CRM are notified. */
  async function order(unit: FlatTransaction, deal: Deal, { payment_id: paymentId, amount_minor }: RefundRow, by: Author): Promise<void> {
    const { trx, now, messages } = unit;
    const { id: dealId, state } = deal;
    await sendBack(unit, { paymentId, amountMinor: amount_minor });
    await noteEvent(trx, { dealId, at: now, who: 'manager', staffId: by.id, from: state, to: state, why: 'refund-approved' });
    messages.push(crmUpdate(deal, (await getDeal(trx, dealId)).history.length));
    messages.push(...refundMessages(context, { deal, paymentId, refundMinor: amount_minor }));
  }

  /** The person who has asked does not want it any more: then another may ask. */
  const takeBackRefund = (trx: Transaction, asked: TakingBack): Outcome<UnknownDeal | UnknownRefund | ChangedMeanwhile> =>
    withRequest(trx, asked, async ({ now }, _deal, row): Promise<Result<object, UnknownRefund | ChangedMeanwhile>> => {
      if (row.asked_by !== asked.by.id) return refuse({ kind: 'unknown-refund' });
      if (row.state !== 'asked') return refuse({ kind: 'changed-meanwhile' });
      await trx.updateTable('refund_request').set({ state: 'taken-back', decided_at: now }).where('id', '=', row.id).execute();
      return ok({});
    });

  /** Under the flat's lock, by which commands on one deal follow each other. */
  async function withRequest<Refusal extends { kind: string }>(
    trx: Transaction,
    { scope, number, refundId }: OfficeCommand & { refundId: string },
    command: (unit: FlatTransaction, deal: Deal, row: RefundRow) => Outcome<Refusal>,
  ): Outcome<Refusal | UnknownDeal | UnknownRefund> {
    const found = await findWithin(trx, scope, number, clock());
    if (!found) return refuse({ kind: 'unknown-deal' });
    const answer = await withDeal(trx, found.id, null, async (unit, deal): Outcome<Refusal | UnknownRefund> => {
      const row = isUuid(refundId)
        ? await trx.selectFrom('refund_request').selectAll().where('id', '=', refundId).where('deal_id', '=', deal.id).executeTakeFirst()
        : undefined;
      return row ? command(unit, deal, row) : refuse({ kind: 'unknown-refund' });
    });
    return answer ?? refuse({ kind: 'unknown-deal' });
  }

  return { askRefund, decideRefund, takeBackRefund };
}

function personOf({ kind, id }: Author): string {
  if (kind !== 'staff' || id === null) throw new Error('money goes back by people of the office');
  return id;
}
