import { type OutboxMessage, putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Availability, LockedFlat } from '../catalogue/catalogue.ts';
import { findLiveDeal, forgetAsked, getDeal, type LiveDeal, recordStep } from './deal.store.ts';
import { type Deal, paidOf } from './deal.ts';
import { type BegunTurn, type DealsContext, type EndedPlace, statusOf, type Transaction } from './deals-context.ts';
import { noteCreditUndone, noteRefundAsked } from './ledger/ledger.store.ts';
import { closedMessages, crmUpdate, endedMessages, refundMessage } from './messages/deal-messages.ts';
import { turnMessages } from './messages/waitlist-messages.ts';
import { putRequest, voidRequests } from './refunds/refunds.store.ts';
import { isBookedElsewhere, isOffSale } from './rules/for-sale.ts';
import { refundAt } from './rules/refund-rule.ts';
import { turnAt } from './rules/waitlist-turns.ts';
import { type Actor, stateAt } from './states.ts';
import { readTransfers } from './transfers/transfers.store.ts';
import { isNotified, readWaitlist } from './waitlist/waitlist.store.ts';

/**
 * One command on one flat. Its outbox messages and availability are collected and written at its end, always in the same order: writers of
 * a topic wait for each other, and two that wait for two topics crosswise would wait for ever.
 */
export type FlatTransaction = {
  trx: Transaction;
  now: Date;
  flat: LockedFlat;
  messages: OutboxMessage[];
  show: Availability | null;
  /** A turn of the flat's waitlist that has just begun. */
  turn: BegunTurn | null;
  /** Places on its waitlist that the command has ended. */
  ended: EndedPlace[];
  /** A deal that its client has reserved, and that no person leads. */
  reserved: Deal | null;
};

type Ended = {
  deal: Deal;
  step: 'cancel' | 'expire' | 'withdraw';
  by: Actor;
  staffId?: string | null;
  at: Date;
  whole?: boolean;
  reason?: string | null;
  /** The act that the person of the office has signed: the money is asked for, and another person decides. Without it, it goes back at once. */
  act?: string | null;
};

/** The common part of every command: locks the flat, stores an expiry, and at the end writes the messages. */
export function makeFlatTransactions({ catalogue, clock, terms, ...context }: DealsContext) {
  /** Returns null when there is no such flat. `command` gets the deal that has the flat now. */
  async function withFlat<Answer>(
    trx: Transaction,
    apartmentId: number,
    command: (unit: FlatTransaction, live: LiveDeal | null) => Promise<Answer>,
  ): Promise<Answer | null> {
    const flat = await catalogue.lockFlat(trx, apartmentId);
    if (!flat) return null;
    // Read after the lock: a command decides by the time at which it got the lock.
    const one: FlatTransaction = { trx, now: clock(), flat, messages: [], show: null, turn: null, ended: [], reserved: null };
    const answer = await command(one, await settle(one));
    await announce(catalogue, one);
    if (one.ended.length > 0) await context.onPlacesEnd?.(trx, one.ended);
    if (one.turn) await context.onTurn?.(trx, one.turn);
    if (one.reserved) await giveManager(trx, one.reserved);
    await putInOutbox(trx, clock, one.messages);
    return answer;
  }

  async function giveManager(trx: Transaction, deal: Deal): Promise<void> {
    const manager = deal.ownerId === null && (await context.managerOf?.(trx, deal));
    if (manager) await trx.updateTable('deal').set({ owner_id: manager }).where('id', '=', deal.id).execute();
  }

  async function settle(unit: FlatTransaction): Promise<LiveDeal | null> {
    const live = await findLiveDeal(unit.trx, unit.flat.id);
    if (!live?.endsAt || stateAt(live, unit.now) !== 'expired') return live;
    await end(unit, { deal: await getDeal(unit.trx, live.id), step: 'expire', by: 'clock', at: live.endsAt });
    return null;
  }

  /**
   * Ends a deal at an instant and frees the flat. Refunds by the rule, everything with `whole`; where a person of the office ends it, that
   * person asks for the refund.
   */
  async function end(unit: FlatTransaction, ending: Ended): Promise<void> {
    const { deal, step, by, staffId = null, at, whole = false, reason = null, act = null } = ending;
    const { trx, messages } = unit;
    const paid = paidOf(deal);
    const refundMinor = whole ? (paid?.amountMinor ?? 0) : refundAt(paid, at).minor;
    if (paid && staffId !== null && act === null) throw new Error('a person ends a paid deal by an act that was signed');
    const set = { ended_at: at, closing_reason: reason };
    const to = await recordStep(trx, { deal, step, by, staffId, at, set, about: { refundMinor } });
    if (deal.stateRequest) await forgetAsked(trx, deal.id);
    if (paid && staffId !== null && act !== null)
      await askBack(unit, { deal, paymentId: paid.id, amountMinor: refundMinor, staffId, act, reason: reason ?? '' });
    else if (paid) await sendBack(unit, { paymentId: paid.id, amountMinor: refundMinor });
    if (deal.state === 'contract') await releaseTransfers(unit, deal.id);
    const isByStaff = by === 'manager' || by === 'crm';
    const ended = isByStaff
      ? closedMessages({ catalogue, site: context.site }, { deal, at, refundMinor, isAsked: act !== null })
      : endedMessages({ deal, to, at, refundMinor });
    messages.push(crmUpdate(deal, deal.history.length + 1), ...ended);
    await free(unit);
  }

  /**
   * Shows the flat as free, or as reserved during turns of its waitlist, and notifies the client whose turn it is. A flat that is not for
   * sale any more, or was reserved by others, is not offered to the waitlist.
   */
  async function free(unit: FlatTransaction): Promise<void> {
    const { trx, flat, now } = unit;
    if (isOffSale(flat)) {
      unit.show = offSale(flat);
      return;
    }
    // It was taken off sale since: what the inventory or a release says of it stands already.
    if (isBookedElsewhere(flat, now)) return;
    const { turns } = await readWaitlist(trx, flat.id, { now, terms });
    const until = turns.at(-1)?.until ?? null;
    const isWaitedFor = until !== null && until > now;
    unit.show = {
      id: flat.id,
      status: isWaitedFor ? 'reserved' : 'available',
      bookingExpiration: isWaitedFor ? until : null,
      inDeal: isWaitedFor,
    };
    const turn = turnAt(turns, now);
    if (!turn || isNotified(turn)) return;
    await trx.updateTable('waiting').set({ told_at: now }).where('id', '=', turn.waiter.id).execute();
    const { id, locale, phone } = turn.waiter;
    unit.turn = { id, locale, phone, apartmentSlug: flat.slug, receivedAt: now, until: turn.until };
    unit.messages.push(...turnMessages({ ...context, catalogue }, { waiter: turn.waiter, slug: flat.slug, until: turn.until }));
  }

  /** A command on the client's own deal; null when it is another's or there is none. */
  async function withDeal<Answer>(
    trx: Transaction,
    dealId: string,
    clientId: string | null,
    command: (unit: FlatTransaction, deal: Deal, live: LiveDeal | null) => Promise<Answer>,
  ): Promise<Answer | null> {
    const found = await trx.selectFrom('deal').select(['apartment_id', 'client_id']).where('id', '=', dealId).executeTakeFirst();
    if (!found || (clientId !== null && found.client_id !== clientId)) return null;
    return withFlat(trx, found.apartment_id, async (one, live) => command(one, await getDeal(trx, dealId), live));
  }

  return { withFlat, withDeal, end, free, showAs, sendBack };
}
export type FlatTransactions = ReturnType<typeof makeFlatTransactions>;

const offSale = ({ id, status, inDeal }: LockedFlat): Availability => {
  const isSold = status === 'sold';
  return { id, status: isSold ? 'sold' : 'available', bookingExpiration: null, inDeal: isSold && inDeal };
};

async function announce(catalogue: DealsContext['catalogue'], { trx, flat, show }: FlatTransaction): Promise<void> {
  if (show) await catalogue.setAvailability(trx, show);
  else if (flat.isChanged) await catalogue.announceFlat(trx, flat.id);
}

/** Shows the flat in the state of the deal. What a deal has sold stays its own: no inventory puts it on sale again. */
function showAs(unit: FlatTransaction, deal: Pick<Deal, 'state' | 'endsAt'>): void {
  const status = deal.state === 'completed' ? 'sold' : statusOf(deal);
  unit.show = { id: unit.flat.id, status, bookingExpiration: deal.endsAt, inDeal: true };
}

/** The contract has ended: what came by bank transfer is a part of no price any more. Staff send it back at the bank. */
async function releaseTransfers({ trx, now }: FlatTransaction, dealId: string): Promise<void> {
  for (const { id, undone_at } of await readTransfers(trx, dealId))
    if (undone_at === null) await noteCreditUndone(trx, { dealId, transferId: id, at: now });
}

type Asked = { deal: Deal; paymentId: string; amountMinor: number; staffId: string; act: string; reason: string };
/** The end of a deal by a person of the office asks for its money. A request that stood before is a part of this one. */
async function askBack({ trx, now }: FlatTransaction, { deal, paymentId, amountMinor, staffId, act, reason }: Asked): Promise<void> {
  await voidRequests(trx, paymentId, now);
  await noteCreditUndone(trx, { dealId: deal.id, paymentId, at: now });
  await putRequest(trx, {
    deal_id: deal.id,
    payment_id: paymentId,
    amount_minor: amountMinor,
    reason,
    asked_at: now,
    asked_by: staffId,
    asked_act: act,
  });
}

/** Requests a refund of the bank, in whole or in part; only once, also when called again. */
async function sendBack(
  { trx, messages, now }: FlatTransaction,
  { paymentId, amountMinor }: { paymentId: string; amountMinor: number },
): Promise<void> {
  const row = await trx
    .updateTable('payment')
    .set({ state: 'refunding', refund_minor: amountMinor })
    .where('id', '=', paymentId)
    .returning(['reference', 'provider', 'deal_id'])
    .executeTakeFirstOrThrow();
  await voidRequests(trx, paymentId, now);
  if (row.reference === null) throw new Error('a payment was paid that the bank does not know');
  await noteRefundAsked(trx, { dealId: row.deal_id, paymentId, at: now }, amountMinor);
  messages.push(refundMessage({ provider: row.provider, paymentId, reference: row.reference, amountMinor }));
}
