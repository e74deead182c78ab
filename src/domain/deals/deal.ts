import type { Selectable } from 'kysely';
import type { Locale } from '../../base/locale.ts';
import type { Currency } from '../../base/money.ts';
import type { DealsTables } from './deals.tables.ts';
import type { FrozenOffer } from './offers-port.ts';
import { type Refund, refundAt } from './rules/refund-rule.ts';
import { type Actor, allowedNow, type Offer, type State, stateAt } from './states.ts';

export type Person = { lastname: string; firstname: string; patronymic: string | null; inn: string | null; email: string };
export type Payment = {
  id: string;
  state: DealsTables['payment']['state'];
  reference: string | null;
  pageUrl: string | null;
  amountMinor: number;
  paidAt: Date | null;
  validUntil: Date;
  refundMinor: number;
  /** The sum that staff ask to send back of it, before it is decided; 0 without a request. */
  askedMinor: number;
  /** The last refusal to send money back that the client was given a reason for; null while another request waits, and once money goes back. */
  declined: { minor: number; reason: string } | null;
  /** The bank's own time of the refund; null before it. */
  refundedAt: Date | null;
};
export type StateRequest = Pick<Selectable<DealsTables['state_request']>, 'kind' | 'state' | 'unfit' | 'link'> & { validUntil: Date };
/** `staffId` is the person of the office who took the step; answers to clients do not name them. */
export type DealEvent = { at: Date; who: Actor; from: State | null; to: State; why: string; staffId: string | null };

/** A stored deal of one client on one flat; `asOf` gives its state at an instant. */
export type Deal = {
  id: string;
  number: number;
  clientId: string;
  apartmentId: number;
  apartmentSlug: string;
  state: State;
  way: DealsTables['deal']['way'];
  endsAt: Date | null;
  extended: boolean;
  madeAt: Date;
  endedAt: Date | null;
  price: { minor: number; currency: Currency };
  /** The price without the offer by which the flat is held, in the currency of the price. */
  listMinor: number;
  offers: FrozenOffer[];
  uahMinor: number;
  usdMinor: number;
  rate: { tenThousandths: number };
  rateDate: string;
  /** Kopiykas. */
  depositMinor: number;
  locale: Locale;
  terms: string;
  phone: string;
  projectId: string | null;
  ownerId: string | null;
  /** Why staff have ended it. */
  closingReason: string | null;
  person: Person | null;
  /** The known part of the client's name, also before the whole person is known. */
  names: { lastname: string | null; firstname: string | null; patronymic: string | null };
  signedAt: Date | null;
  /** The last request to the state services; null in every other way of booking. */
  stateRequest: StateRequest | null;
  /** How many rows its history has: grows with everything that happens to it. */
  version: number;
  /** From the oldest on. */
  payments: Payment[];
  history: DealEvent[];
};

export type DealNow = Deal & { allowed: Offer[]; refund: Refund };

type Rows = {
  deal: Selectable<DealsTables['deal']>;
  stateRequest: StateRequest | null;
  payments: (Selectable<DealsTables['payment']> & {
    asked_minor: number | null;
    declined_minor: number | null;
    declined_reason: string | null;
  })[];
  events: Pick<Selectable<DealsTables['deal_event']>, 'at' | 'who' | 'from_state' | 'to_state' | 'why' | 'staff_id'>[];
};

export function dealOf({ deal, stateRequest, payments, events }: Rows): Deal {
  const { lastname, firstname, patronymic, inn, email } = deal;
  return {
    id: deal.id,
    number: deal.number,
    clientId: deal.client_id,
    apartmentId: deal.apartment_id,
    apartmentSlug: deal.apartment_slug,
    state: deal.state,
    way: deal.way,
    endsAt: deal.ends_at,
    extended: deal.extended,
    madeAt: deal.made_at,
    endedAt: deal.ended_at,
    price: { minor: deal.price_minor, currency: deal.price_currency },
    listMinor: deal.list_minor ?? deal.price_minor,
    offers: deal.offers,
    uahMinor: deal.uah_minor,
    usdMinor: deal.usd_minor,
    rate: { tenThousandths: deal.rate_ten_thousandths },
    rateDate: deal.rate_date,
    depositMinor: deal.deposit_minor,
    locale: deal.locale,
    terms: deal.terms,
    phone: deal.phone,
    projectId: deal.project_id,
    ownerId: deal.owner_id,
    closingReason: deal.closing_reason,
    person: lastname && firstname && email ? { lastname, firstname, patronymic, inn, email } : null,
    names: { lastname, firstname, patronymic },
    signedAt: deal.signed_at,
    stateRequest,
    version: events.length,
    payments: payments.map((row) => ({
      id: row.id,
      state: row.state,
      reference: row.reference,
      pageUrl: row.page_url,
      amountMinor: row.amount_minor,
      paidAt: row.paid_at,
      validUntil: row.valid_until,
      refundMinor: row.refund_minor,
      askedMinor: Number(row.asked_minor ?? 0),
      declined: declinedOf(row),
      refundedAt: row.state === 'refunded' ? row.told_at : null,
    })),
    history: events.map((row) => ({
      at: row.at,
      who: row.who,
      from: row.from_state,
      to: row.to_state,
      why: row.why,
      staffId: row.staff_id,
    })),
  };
}

function declinedOf({ state, asked_minor, declined_minor, declined_reason }: Rows['payments'][number]): Payment['declined'] {
  if (state !== 'paid' || asked_minor !== null || declined_minor === null || declined_reason === null) return null;
  return { minor: Number(declined_minor), reason: declined_reason };
}

/** The fields of a deal that the table of moves depends on. */
export const factsOf = (deal: Deal) => ({ ...deal, hasPerson: deal.person !== null, signed: deal.signedAt !== null });

/** The payment that keeps the deal reserved; null before the money has come and after its refund. */
export const paidOf = ({ payments }: Pick<Deal, 'payments'>): { id: string; amountMinor: number; paidAt: Date } | null => {
  const paid = payments.find(({ state }) => state === 'paid');
  return paid?.paidAt ? { id: paid.id, amountMinor: paid.amountMinor, paidAt: paid.paidAt } : null;
};

/** Whether a refusal in Diia has ended the deal. */
export const isRefusedInDiia = ({ history }: Pick<Deal, 'history'>): boolean =>
  history.some(({ who, from, to }) => who === 'diia' && to === 'cancelled' && from !== to);

/** The deal at an instant: past its end it is expired even where that is not stored yet. */
export function asOf(deal: Deal, now: Date): DealNow {
  const state = stateAt(deal, now);
  const allowed = allowedNow(factsOf(deal), now);
  const refund = refundAt(paidOf(deal), now);
  if (state === deal.state || deal.endsAt === null) return { ...deal, allowed, refund };
  const expired: DealEvent = { at: deal.endsAt, who: 'clock', from: deal.state, to: state, why: 'expire', staffId: null };
  return { ...deal, state, endedAt: deal.endsAt, history: [...deal.history, expired], allowed, refund };
}
