import { type Selectable, sql } from 'kysely';
import { isUuid } from '../../../base/uuid.ts';
import { actFor } from '../../../platform/database/database.ts';
import { noteNextDue } from '../contract.store.ts';
import { getDeal, type LiveDeal, noteEvent, recordStep } from '../deal.store.ts';
import { asOf, type Deal, paidOf } from '../deal.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { DealsContext } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import { notePaid, noteRefunded } from '../ledger/ledger.store.ts';
import { crmUpdate, reservedMessages, unusedMessages } from '../messages/deal-messages.ts';
import type { PaymentEvent } from '../payments-port.ts';
import { voidRequests } from '../refunds/refunds.store.ts';
import { endOf } from '../rules/deal-times.ts';
import { isBookedElsewhere, isOffSale } from '../rules/for-sale.ts';
import { fateOfPayment, unusedBy } from '../rules/late-payment.ts';
import { isNewEvent } from '../rules/payment-event.ts';
import { turnAt } from '../rules/waitlist-turns.ts';
import { readWaitlist } from '../waitlist/waitlist.store.ts';

/** `noted`: nothing changed for the deal. */
export type PaymentOutcome = 'reserved' | 'kept' | 'honoured' | 'refunded' | 'noted';
export type Undecided = { paymentId: string; provider: string; reference: string };
type PaymentRow = Selectable<DealsTables['payment']>;
type Coming = { deal: Deal; live: LiveDeal | null; payment: PaymentRow; event: PaymentEvent };

export function makePaymentEvents({ db, catalogue, terms, site }: DealsContext, { withDeal, showAs, sendBack }: FlatTransactions) {
  /**
   * Applies a bank's event, repeated or in any order: money that has come reserves the deal, stays with one that is reserved without a
   * deposit, honours one that has expired while the flat is still free, or is refunded. Repeated and older events change nothing. Waits for
   * no network.
   */
  function applyPaymentEvent(event: PaymentEvent): Promise<PaymentOutcome> {
    return db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('payment')
        .select(['id', 'deal_id'])
        .where((is) => is.or([is('reference', '=', event.reference), ...(isUuid(event.paymentId) ? [is('id', '=', event.paymentId)] : [])]))
        .executeTakeFirst();
      if (!known) return 'noted';
      const taken = await withDeal(trx, known.deal_id, null, async (unit, deal, live) => {
        const payment = await trx.selectFrom('payment').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow();
        if (!isNewEvent({ state: payment.state, notifiedAt: payment.told_at }, event)) return 'noted';
        return take(unit, { deal, live, payment, event });
      });
      return taken ?? 'noted';
    });
  }

  async function take(unit: FlatTransaction, { deal, live, payment, event }: Coming): Promise<PaymentOutcome> {
    const { trx, now } = unit;
    const about = { payment: payment.id };
    const noted = notedOf({ payment, event });
    if (event.state !== 'paid') {
      await noteState(unit, { deal, payment, event });
      return 'noted';
    }
    // A bank's clock that is ahead must not make the time for a full refund longer.
    const paidAt = new Date(Math.min(event.at.getTime(), now.getTime()));
    const came = { ...noted, state: 'paid' as const, paid_at: paidAt, amount_minor: event.amountMinor };
    await trx.updateTable('payment').set(came).where('id', '=', payment.id).execute();
    await notePaid(trx, { dealId: deal.id, paymentId: payment.id, at: now }, event.amountMinor);
    const isWhole = event.amountMinor === payment.amount_minor;
    const isPaid = paidOf(deal) !== null;
    const fate = fateOfPayment({
      state: asOf(deal, now).state,
      isWhole,
      isPaid,
      isFlatUnavailable: await isFlatUnavailable(unit, deal, live),
    });
    if (fate === 'refunded') {
      await sendBack(unit, { paymentId: payment.id, amountMinor: event.amountMinor });
      await notePaymentEvent(unit, { deal, payment }, 'payment-refunded');
      const back = { deal, paymentId: payment.id, refundMinor: event.amountMinor, unused: unusedBy({ isWhole, isPaid }) };
      unit.messages.push(crmUpdate(deal, deal.history.length + 1), ...unusedMessages({ catalogue, site }, back));
      return fate;
    }
    const begins = { ends_at: endOf('reserved', now, terms), extended: false, reminded: false, ended_at: null };
    const set = fate === 'kept' ? {} : begins;
    await recordStep(trx, { deal, step: 'payment-came', by: 'bank', at: now, set, about: { ...about, fate } });
    const reserved = await getDeal(trx, deal.id);
    showAs(unit, reserved);
    unit.reserved = reserved;
    unit.messages.push(crmUpdate(reserved, reserved.history.length), ...reservedMessages({ catalogue, site }, reserved));
    return fate;
  }

  async function isFlatUnavailable({ trx, flat, now }: FlatTransaction, deal: Deal, live: LiveDeal | null): Promise<boolean> {
    if ((live && live.id !== deal.id) || isOffSale(flat) || isBookedElsewhere(flat, now)) return true;
    const turn = turnAt((await readWaitlist(trx, flat.id, { now, terms })).turns, now);
    return turn !== null && turn.waiter.clientId !== deal.clientId;
  }

  /** Some of the payments begun in that time without a final state, other ones at each call, for polling. */
  async function undecidedPayments({ from, to }: { from: Date; to: Date }): Promise<Undecided[]> {
    const rows = await db
      .selectFrom('payment')
      .select(['id', 'provider', 'reference'])
      .where('state', 'in', ['created', 'pending', 'refunding'])
      .where('created_at', '>', from)
      .where('created_at', '<=', to)
      .where('reference', 'is not', null)
      .orderBy(sql`random()`)
      .limit(50)
      .execute();
    return rows.flatMap(({ id, provider, reference }) => (reference ? [{ paymentId: id, provider, reference }] : []));
  }

  return {
    /** In the name of the bank, also where a job has asked it. */
    applyPaymentEvent: (event: PaymentEvent) =>
      actFor({ kind: 'bank', id: null, operation: 'applyPaymentEvent' }, () => applyPaymentEvent(event)),
    undecidedPayments,
  };
}

const notedOf = ({ payment, event }: Pick<Coming, 'payment' | 'event'>) => ({
  told_at: event.at,
  reference: payment.reference ?? event.reference,
});

/** A row of the history under which the deal stays as it is. */
const notePaymentEvent = ({ trx, now }: FlatTransaction, { deal, payment }: Pick<Coming, 'deal' | 'payment'>, why: string) =>
  noteEvent(trx, { dealId: deal.id, at: now, who: 'bank', from: deal.state, to: deal.state, why, about: { payment: payment.id } });

/** An event without money that has come. What the bank sends back by itself is no part of a contract any more, and the CRM hears of it. */
async function noteState(unit: FlatTransaction, { deal, payment, event }: Omit<Coming, 'live'>): Promise<void> {
  const { trx, now, messages } = unit;
  const isByBank = event.state === 'refunded' && payment.state === 'paid';
  const sentBack = isByBank ? { refund_minor: Math.min(event.amountMinor, payment.amount_minor) } : {};
  await trx
    .updateTable('payment')
    .set({ ...notedOf({ payment, event }), state: event.state, ...sentBack })
    .where('id', '=', payment.id)
    .execute();
  if (event.state === 'refunded') await voidRequests(trx, payment.id, now);
  if (event.state === 'refunded') await noteRefunded(trx, { dealId: deal.id, paymentId: payment.id, at: now }, event.amountMinor);
  if (event.state !== 'pending') await notePaymentEvent(unit, { deal, payment }, `payment-${event.state}`);
  if (!isByBank) return;
  await noteNextDue(trx, deal.id);
  messages.push(crmUpdate(deal, deal.history.length + 1));
}
