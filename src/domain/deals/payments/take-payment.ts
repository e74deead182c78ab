import { type Selectable, sql } from 'kysely';
import { isUuid } from '../../../base/uuid.ts';
import { getDeal, type LiveDeal, noteEvent, takeStep } from '../deal.store.ts';
import { asOf, type Deal, paidOf } from '../deal.ts';
import type { DealsTables } from '../deals.tables.ts';
import type { DealsContext } from '../deals-context.ts';
import { crmParcel, reservedParcels } from '../messages/deal-parcels.ts';
import type { PaymentNews } from '../payments-port.ts';
import { endOf } from '../rules/deal-times.ts';
import { turnAt } from '../rules/first-refusal.ts';
import { isBookedElsewhere, isGone } from '../rules/for-sale.ts';
import { fateOfPayment } from '../rules/late-payment.ts';
import { isNews } from '../rules/payment-news.ts';
import { readLine } from '../waitlist/line.store.ts';
import type { MakeWork, Work } from '../work.ts';

/** `noted`: nothing changed for the deal. */
export type Taken = 'reserved' | 'kept' | 'honoured' | 'refunded' | 'noted';
export type Undecided = { paymentId: string; provider: string; reference: string };
type PaymentRow = Selectable<DealsTables['payment']>;

export function makeTakePayment({ db, catalogue, terms, site }: DealsContext, { onDeal, showAs, sendBack }: MakeWork) {
  /**
   * Takes what a bank tells of a payment, as often and in whatever order it comes: money that has come reserves the deal, is kept by one
   * that is reserved without a deposit, honours one that has expired while the flat is still free, or is sent back. Repeated and older news change nothing. Waits for no network.
   */
  function takePayment(news: PaymentNews): Promise<Taken> {
    return db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('payment')
        .select(['id', 'deal_id'])
        .where((is) => is.or([is('reference', '=', news.reference), ...(isUuid(news.paymentId) ? [is('id', '=', news.paymentId)] : [])]))
        .executeTakeFirst();
      if (!known) return 'noted';
      const taken = await onDeal(trx, known.deal_id, null, async (work, deal, live) => {
        const payment = await trx.selectFrom('payment').selectAll().where('id', '=', known.id).executeTakeFirstOrThrow();
        if (!isNews({ state: payment.state, toldAt: payment.told_at }, news)) return 'noted';
        return take(work, { deal, live, payment, news });
      });
      return taken ?? 'noted';
    });
  }

  type Coming = { deal: Deal; live: LiveDeal | null; payment: PaymentRow; news: PaymentNews };

  async function take(work: Work, { deal, live, payment, news }: Coming): Promise<Taken> {
    const { trx, now } = work;
    const about = { payment: payment.id };
    const reference = payment.reference ?? news.reference;
    const told = { told_at: news.at, reference };
    const note = (why: string) => noteEvent(trx, { dealId: deal.id, at: now, who: 'bank', from: deal.state, to: deal.state, why, about });
    if (news.state !== 'paid') {
      await trx
        .updateTable('payment')
        .set({ ...told, state: news.state })
        .where('id', '=', payment.id)
        .execute();
      if (news.state !== 'pending') await note(`payment-${news.state}`);
      return 'noted';
    }
    // A bank's clock that is ahead must not make the time for a full refund longer.
    const paidAt = new Date(Math.min(news.at.getTime(), now.getTime()));
    const came = { ...told, state: 'paid' as const, paid_at: paidAt, amount_minor: news.amountMinor };
    await trx.updateTable('payment').set(came).where('id', '=', payment.id).execute();
    const isWhole = news.amountMinor === payment.amount_minor;
    const isPaid = paidOf(deal) !== null;
    const fate = fateOfPayment({ state: asOf(deal, now).state, isWhole, isPaid, isFlatGone: await isFlatGone(work, deal, live) });
    if (fate === 'refunded') {
      await sendBack(work, { paymentId: payment.id, amountMinor: news.amountMinor });
      await note('payment-refunded');
      return fate;
    }
    const begins = { ends_at: endOf('reserved', now, terms), extended: false, reminded: false, ended_at: null };
    const set = fate === 'kept' ? {} : begins;
    await takeStep(trx, { deal, step: 'payment-came', by: 'bank', at: now, set, about: { ...about, fate } });
    const reserved = await getDeal(trx, deal.id);
    showAs(work, reserved);
    work.parcels.push(crmParcel(reserved, reserved.history.length), ...reservedParcels({ catalogue, site }, reserved));
    return fate;
  }

  async function isFlatGone({ trx, flat, now }: Work, deal: Deal, live: LiveDeal | null): Promise<boolean> {
    if ((live && live.id !== deal.id) || isGone(flat) || isBookedElsewhere(flat, now)) return true;
    const turn = turnAt((await readLine(trx, flat.id, { now, terms })).turns, now);
    return turn !== null && turn.waiter.clientId !== deal.clientId;
  }

  /** Some of the payments begun in that time of which no bank has told the end yet, another some at each time, for those who ask. */
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

  return { takePayment, undecidedPayments };
}
