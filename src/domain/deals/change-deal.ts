import type { Updateable } from 'kysely';
import { ok, type Result, refuse } from '../../base/result.ts';
import { getDeal, recordStep, requestsSince } from './deal.store.ts';
import { asOf, type Deal, type DealNow, type Person } from './deal.ts';
import type { DealsTables } from './deals.tables.ts';
import type { AskedTooOften, ClientLeft, DealsContext, NotNow, Transaction, UnknownDeal } from './deals-context.ts';
import type { FlatTransaction, FlatTransactions } from './flat-transaction.ts';
import { crmUpdate, extendedMessages } from './messages/deal-messages.ts';
import { endOf, extendedEnd, pauseBefore } from './rules/deal-times.ts';
import { askedTooOftenAt } from './rules/waitlist-limits.ts';
import type { Offer } from './states.ts';

export type DealChange = { kind: 'person'; person: Person } | { kind: 'extend' } | { kind: 'ask-manager' };
export type OwnDeal = { clientId: string; dealId: string };
export type ChangeRefusal = UnknownDeal | NotNow;
export type UpdateRefusal = ChangeRefusal | AskedTooOften | ClientLeft;

/** The effect of a client's step on a deal at this moment, or the refusal with the allowed steps. */
export function refusalOf(deal: Deal, step: Offer, now: Date): NotNow | null {
  const refusal = refusalNow(deal, now);
  return refusal.allowed.includes(step) ? null : refusal;
}

export function refusalNow(deal: Deal, now: Date): NotNow {
  const { state, allowed } = asOf(deal, now);
  return { kind: 'not-now', state, allowed };
}

export function makeDealChanges({ terms, clients, catalogue, site }: DealsContext, { withDeal, end, showAs }: FlatTransactions) {
  /**
   * Takes a step of the client's own deal; a name that is given with it reaches a profile that has none. Refuses another's deal, a
   * step that the deal's state does not allow, and one question too many to a manager.
   */
  async function updateDeal(trx: Transaction, { clientId, dealId, change }: OwnDeal & { change: DealChange }) {
    // Questions of one phone are counted one after the other. The phone is locked before the flat, in the same order as in a new deal: two
    // transactions that lock in opposite orders would wait for each other for ever.
    const client = change.kind === 'extend' ? null : await clients.lockClient(trx, clientId);
    const answer = await withDeal(trx, dealId, clientId, async (unit, deal): Promise<Result<DealNow, UpdateRefusal>> => {
      const refusal = refusalOf(deal, change.kind, unit.now);
      if (refusal) return refuse(refusal);
      if (change.kind === 'ask-manager') {
        if (!client) return refuse({ kind: 'client-left' });
        const tooOften = await askedTooOften(unit, deal, client);
        if (tooOften) return refuse(tooOften);
      }
      await recordStep(trx, { deal, step: change.kind, by: 'client', at: unit.now, set: columnsOf(deal, change, unit.now) });
      if (change.kind === 'person') await clients.introduce(trx, clientId, change.person);
      const changed = await changedDeal(unit, deal.id);
      // A hold of minutes has its timer on the screen.
      if (change.kind === 'extend' && changed.state === 'reserved') unit.messages.push(...extendedMessages({ catalogue, site }, changed));
      return ok(changed);
    });
    return answer ?? refuse({ kind: 'unknown-deal' } as const);
  }

  /** A question holds a flat for a day and costs nothing: a phone has few of them, and a flat takes few without a result. */
  async function askedTooOften({ trx, now }: FlatTransaction, { apartmentId }: Deal, client: { id: string; phone: string }) {
    const longest = Math.max(terms.pauseDays, terms.requestPauseDays);
    const requests = await requestsSince(trx, { client, since: pauseBefore(now, { pauseDays: longest }), apartmentId });
    const tooOften = askedTooOftenAt(requests, { apartmentId, now, terms });
    return tooOften && ({ kind: 'asked-too-often', ...tooOften } satisfies AskedTooOften);
  }

  function columnsOf(deal: Deal, change: DealChange, now: Date): Updateable<DealsTables['deal']> {
    switch (change.kind) {
      case 'person':
        // Typing the data ends the open request.
        return { ...change.person, ...(deal.way === 'state-services' && { way: 'deposit' }) };
      case 'extend':
        return { extended: true, reminded: false, ends_at: deal.endsAt && extendedEnd(deal.state, deal.endsAt, terms) };
      case 'ask-manager':
        return { way: 'manager', extended: false, ends_at: endOf('requested', now, terms) };
    }
  }

  async function changedDeal(unit: FlatTransaction, id: string): Promise<DealNow> {
    const deal = await getDeal(unit.trx, id);
    showAs(unit, deal);
    unit.messages.push(crmUpdate(deal, deal.history.length));
    return asOf(deal, unit.now);
  }

  /** Ends the client's own deal and refunds by the rule. Refuses another's deal, and one that has ended or is under contract. */
  async function cancelDeal(trx: Transaction, { clientId, dealId }: OwnDeal) {
    const answer = await withDeal(trx, dealId, clientId, async (unit, deal): Promise<Result<DealNow, ChangeRefusal>> => {
      const refusal = refusalOf(deal, 'cancel', unit.now);
      if (refusal) return refuse(refusal);
      await end(unit, { deal, step: 'cancel', by: 'client', at: unit.now });
      return ok(asOf(await getDeal(trx, deal.id), unit.now));
    });
    return answer ?? refuse({ kind: 'unknown-deal' } as const);
  }

  return { updateDeal, cancelDeal };
}
