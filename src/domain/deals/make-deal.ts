import { randomUUID } from 'node:crypto';
import type { Locale } from '../../base/locale.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import type { Author } from '../../platform/audit/audit.ts';
import { countHolds, getDeal, holdsWithoutPayment, noteEvent } from './deal.store.ts';
import { asOf, type DealNow } from './deal.ts';
import type { DealsTables } from './deals.tables.ts';
import {
  type ApartmentTaken,
  type ClientLeft,
  type DealsContext,
  type HeldTooOften,
  type NotForSale,
  type OfferEnded,
  type OtherTerms,
  type QuoteOver,
  statusOf,
  type TooManyHolds,
  type Transaction,
  type UnknownApartment,
  type UnknownQuote,
} from './deals-context.ts';
import type { FlatTransaction, FlatTransactions } from './flat-transaction.ts';
import { actorOf, type ManageDeal } from './manage-deal.ts';
import { crmUpdate } from './messages/deal-messages.ts';
import { type FrozenPrice, makeFrozenPrices } from './quotes/frozen-price.ts';
import { noteBooked } from './quotes/quotes.store.ts';
import { endOf, pauseBefore } from './rules/deal-times.ts';
import { isBookedElsewhere, isOffSale } from './rules/for-sale.ts';
import { tooOftenAt } from './rules/held-too-often.ts';
import { termsVersion } from './rules/terms-version.ts';
import { turnAt } from './rules/waitlist-turns.ts';
import { leaveWaitlistAt } from './waitlist/own-place.store.ts';
import { readWaitlist } from './waitlist/waitlist.store.ts';

export type NewDeal = {
  clientId: string;
  /** The proven phone. */
  phone: string;
  apartmentId: number;
  locale: Locale;
  /** The version of the terms of booking that the client agrees to. */
  terms: string;
  way: DealsTables['deal']['way'];
  /** The offers, by slug, that the client was shown with the flat; valid ones are frozen whether they are named or not. */
  offers?: readonly string[];
  campaign: object;
  /** The code of the quote whose price the client was shown. */
  quote?: string | undefined;
  /** The person of the office who reserves the flat at the desk, and the typed names of the client. */
  desk?: { by: Author; names: { lastname: string | null; firstname: string | null; patronymic: string | null } };
};
/** The state services are not configured. */
export type NoStateServices = { kind: 'no-state-services' };
export type MakeRefusal =
  | NoStateServices
  | UnknownApartment
  | ApartmentTaken
  | NotForSale
  | OtherTerms
  | OfferEnded
  | UnknownQuote
  | QuoteOver
  | TooManyHolds
  | HeldTooOften
  | ClientLeft;

export function makeBooking(
  context: DealsContext,
  { withFlat, showAs }: FlatTransactions,
  { applyStaffStep }: Pick<ManageDeal, 'applyStaffStep'>,
) {
  const { catalogue, clients, money, terms, stateServices } = context;
  const { priceToFreeze } = makeFrozenPrices(context);
  const version = termsVersion(terms);

  async function makeDeal(trx: Transaction, asked: NewDeal): Promise<Result<DealNow, MakeRefusal>> {
    if (asked.way === 'state-services' && !stateServices) return refuse({ kind: 'no-state-services' });
    // Holds of one client are counted one after the other.
    const client = await clients.lockClient(trx, asked.clientId);
    if (!client) return refuse({ kind: 'client-left' });
    const answer = await withFlat(trx, asked.apartmentId, async (unit, live): Promise<Result<DealNow, MakeRefusal>> => {
      const { now, flat } = unit;
      if (live?.clientId === asked.clientId && !asked.desk) return ok(asOf(await getDeal(trx, live.id), now));
      if (live) return refuse({ kind: 'apartment-taken', status: statusOf(live), until: live.endsAt });
      if (isOffSale(flat)) return refuse({ kind: 'not-for-sale', status: flat.status });
      if (isBookedElsewhere(flat, now))
        return refuse({ kind: 'apartment-taken', status: flat.status === 'held' ? 'held' : 'reserved', until: flat.bookingExpiration });
      const { members, turns } = await readWaitlist(trx, flat.id, { now, terms });
      const turn = turnAt(turns, now);
      if (turn && turn.waiter.clientId !== asked.clientId)
        return refuse({ kind: 'apartment-taken', status: 'reserved', until: turns.at(-1)?.until ?? null });
      if (asked.terms !== version) return refuse({ kind: 'other-terms', version });
      if ((await countHolds(trx, asked.clientId, now)) >= terms.holdsPerClient)
        return refuse({ kind: 'too-many-holds', most: terms.holdsPerClient });
      const tooOften = tooOftenAt(await holdsWithoutPayment(trx, { client, since: pauseBefore(now, terms) }), {
        apartmentId: flat.id,
        now,
        terms,
      });
      if (tooOften) return refuse({ kind: 'held-too-often', ...tooOften });
      const rate = money.currentRate();
      const shown = catalogue.findFlatById(flat.id);
      if (!rate || !shown) return refuse({ kind: 'not-for-sale', status: flat.status });
      const priced = await priceToFreeze(unit, { shown, rate, code: asked.quote });
      if (!priced.ok) return priced;
      const { offers } = priced.value;
      const over = (asked.offers ?? []).filter((slug) => !offers.some((offer) => offer.slug === slug));
      if (over.length > 0) return refuse({ kind: 'offer-over', offers: over });
      const by = asked.desk?.by ?? ({ kind: 'client', id: asked.clientId, requestId: null } as const);
      if (members.some(({ clientId }) => clientId === asked.clientId))
        unit.ended.push(...(await leaveWaitlistAt(trx, flat.id, asked.clientId, now)).map(({ id }) => ({ id, how: 'used' as const, by })));
      const held = await insert(unit, { ...asked, byTurn: turn !== null }, priced.value);
      if (asked.quote) await noteBooked(trx, asked.quote, held.id);
      const made = asked.desk ? await applyStaffStep(unit, held, { step: 'confirm', by: asked.desk.by }) : held;
      return ok(asOf(made ?? held, now));
    });
    return answer ?? refuse({ kind: 'unknown-apartment' });
  }

  async function insert(unit: FlatTransaction, asked: Held, { price, listMinor, uahMinor, usdMinor, rate, rateDate, offers }: FrozenPrice) {
    const { trx, now, flat } = unit;
    const id = randomUUID();
    const desk = asked.desk ? actorOf(asked.desk.by) : null;
    await trx
      .insertInto('deal')
      .values({
        id,
        apartment_id: flat.id,
        apartment_slug: flat.slug,
        ends_at: endOf('held', now, terms),
        list_minor: listMinor,
        price_minor: price.minor,
        price_currency: price.currency,
        deposit_minor: terms.depositMinor,
        uah_minor: uahMinor,
        usd_minor: usdMinor,
        offers: JSON.stringify(offers) as never,
        rate_ten_thousandths: rate.tenThousandths,
        rate_date: rateDate,
        project_id: catalogue.findFlatById(flat.id)?.project.externalId ?? null,
        ...(desk?.staffId && { owner_id: desk.staffId }),
        ...askedColumns(asked, now),
      })
      .execute();
    await noteEvent(trx, {
      dealId: id,
      at: now,
      who: desk?.by ?? 'client',
      staffId: desk?.staffId ?? null,
      from: null,
      to: 'held',
      why: 'make',
    });
    const deal = await getDeal(trx, id);
    showAs(unit, deal);
    unit.messages.push(crmUpdate(deal, deal.history.length));
    return deal;
  }

  return { makeDeal };
}

type Held = NewDeal & { byTurn: boolean };

/** The columns of a new deal that follow from what was asked for. */
const askedColumns = ({ desk, ...asked }: Held, now: Date) => ({
  client_id: asked.clientId,
  state: 'held' as const,
  way: asked.way,
  extended: false,
  reminded: false,
  made_at: now,
  changed_at: now,
  ended_at: null,
  locale: asked.locale,
  terms: asked.terms,
  ...(desk?.names ?? { lastname: null, firstname: null, patronymic: null }),
  inn: null,
  email: null,
  phone: asked.phone,
  campaign: JSON.stringify(asked.campaign) as never,
  signed_at: null,
  by_turn: asked.byTurn,
});
