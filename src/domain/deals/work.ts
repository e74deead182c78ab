import { type Parcel, putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Availability, LockedFlat } from '../catalogue/catalogue.ts';
import { findLiveDeal, forgetAsked, getDeal, type LiveDeal, takeStep } from './deal.store.ts';
import { type Deal, paidOf } from './deal.ts';
import { type DealsContext, statusOf, type Transaction } from './deals-context.ts';
import { closedParcels, crmParcel, endedParcels, refundParcel, turnParcels } from './messages/deal-parcels.ts';
import { turnAt } from './rules/first-refusal.ts';
import { isGone } from './rules/for-sale.ts';
import { refundAt } from './rules/refund-rule.ts';
import { stateAt, type Who } from './states.ts';
import { readLine } from './waitlist/line.store.ts';

/**
 * One command on one flat. What it has to tell others is collected and written at its end, always in the same order: writers of a
 * topic wait for each other, and two that wait for two topics crosswise would wait for ever.
 */
export type Work = { trx: Transaction; now: Date; flat: LockedFlat; parcels: Parcel[]; show: Availability | null };

type Ended = { deal: Deal; step: 'cancel' | 'expire' | 'withdraw'; by: Who; at: Date; whole?: boolean };

/** The part of every command: locks the flat, writes down what has run out there, and at the end tells whom it concerns. */
export function makeWork({ catalogue, clock, terms, ...context }: DealsContext) {
  /** Answers null when there is no such flat. `work` gets the deal that has the flat now. */
  async function onFlat<Answer>(
    trx: Transaction,
    apartmentId: number,
    work: (work: Work, live: LiveDeal | null) => Promise<Answer>,
  ): Promise<Answer | null> {
    const flat = await catalogue.lockFlat(trx, apartmentId);
    if (!flat) return null;
    // Read after the lock: whoever waited for it decides by the time at which he got it.
    const one: Work = { trx, now: clock(), flat, parcels: [], show: null };
    const answer = await work(one, await settle(one));
    if (one.show) await catalogue.setAvailability(trx, one.show);
    await putInOutbox(trx, clock, one.parcels);
    return answer;
  }

  async function settle(work: Work): Promise<LiveDeal | null> {
    const live = await findLiveDeal(work.trx, work.flat.id);
    if (!live?.endsAt || stateAt(live, work.now) !== 'expired') return live;
    await end(work, { deal: await getDeal(work.trx, live.id), step: 'expire', by: 'clock', at: live.endsAt });
    return null;
  }

  /** Ends a deal at an instant, sends back what the rule gives back (`whole` gives back all), and frees the flat. */
  async function end(work: Work, { deal, step, by, at, whole = false }: Ended): Promise<void> {
    const { trx, parcels } = work;
    const paid = paidOf(deal);
    const refundMinor = whole ? (paid?.amountMinor ?? 0) : refundAt(paid, at).minor;
    const to = await takeStep(trx, { deal, step, by, at, set: { ended_at: at }, about: { refundMinor } });
    if (deal.stateRequest) await forgetAsked(trx, deal.id);
    if (paid) await sendBack(work, { paymentId: paid.id, amountMinor: refundMinor });
    const isByPeople = by === 'manager' || by === 'crm';
    const told = isByPeople
      ? closedParcels({ catalogue, site: context.site }, { deal, at, refundMinor })
      : endedParcels({ deal, to, at, refundMinor });
    parcels.push(crmParcel(deal, deal.history.length + 1), ...told);
    await free(work);
  }

  /** Asks the bank to send a payment back, in whole or in part; once, whatever comes later. */
  async function sendBack({ trx, parcels }: Work, { paymentId, amountMinor }: { paymentId: string; amountMinor: number }): Promise<void> {
    const row = await trx
      .updateTable('payment')
      .set({ state: 'refunding', refund_minor: amountMinor })
      .where('id', '=', paymentId)
      .returning(['reference', 'provider'])
      .executeTakeFirstOrThrow();
    if (row.reference === null) throw new Error('a payment was paid that the bank does not know');
    parcels.push(refundParcel({ provider: row.provider, paymentId, reference: row.reference, amountMinor }));
  }

  /** Shows the flat as free, or as reserved while the line before it has its turns, and tells the one whose turn it is. What is not for sale any more is offered to nobody. */
  async function free(work: Work): Promise<void> {
    const { trx, flat, now } = work;
    if (isGone(flat)) {
      work.show = { id: flat.id, status: flat.status === 'sold' ? 'sold' : 'available', bookingExpiration: null, inDeal: false };
      return;
    }
    const { turns } = await readLine(trx, flat.id, { now, terms });
    const until = turns.at(-1)?.until ?? null;
    const isWaitedFor = until !== null && until > now;
    work.show = {
      id: flat.id,
      status: isWaitedFor ? 'reserved' : 'available',
      bookingExpiration: isWaitedFor ? until : null,
      inDeal: isWaitedFor,
    };
    const turn = turnAt(turns, now);
    if (!turn || (turn.waiter.toldAt && turn.waiter.toldAt >= turn.from)) return;
    await trx.updateTable('waiting').set({ told_at: now }).where('id', '=', turn.waiter.id).execute();
    work.parcels.push(...turnParcels({ ...context, catalogue }, { waiter: turn.waiter, slug: flat.slug, until: turn.until }));
  }

  /** Shows the flat as the deal has it. */
  function showAs(work: Work, deal: Pick<Deal, 'state' | 'endsAt'>): void {
    const status = deal.state === 'completed' ? 'sold' : statusOf(deal);
    work.show = { id: work.flat.id, status, bookingExpiration: deal.endsAt, inDeal: status !== 'sold' };
  }

  /** A command on the client's own deal; null when it is another's or there is none. */
  async function onDeal<Answer>(
    trx: Transaction,
    dealId: string,
    clientId: string | null,
    work: (work: Work, deal: Deal, live: LiveDeal | null) => Promise<Answer>,
  ): Promise<Answer | null> {
    const found = await trx.selectFrom('deal').select(['apartment_id', 'client_id']).where('id', '=', dealId).executeTakeFirst();
    if (!found || (clientId !== null && found.client_id !== clientId)) return null;
    return onFlat(trx, found.apartment_id, async (one, live) => work(one, await getDeal(trx, dealId), live));
  }

  return { onFlat, onDeal, end, free, showAs, sendBack };
}
export type MakeWork = ReturnType<typeof makeWork>;
