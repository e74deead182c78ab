import { formatKyiv, kyivDay } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import { convert, formatRate, money, wholeUnits } from '../../base/money.ts';
import type { WireContract, WireDeal, WireDocument, WireMovement } from '../../contract/deals/deals.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import {
  type CreditedContract,
  type DealDocument,
  type DealNow,
  type FrozenOffer,
  isRefusedInDiia,
  type Movement,
  paidUnder,
  paymentState,
  type WholeDeal,
} from '../../domain/deals/deals.ts';
import { isHandedOver, planOf, whole } from '../wire/wire-flat.ts';
import { lastDay, wireEffect } from '../wire/wire-offer.ts';
import { wireOwnFlat } from './wire-own-flat.ts';

type Materials = {
  catalogue: Pick<Catalogue, 'findFlat'>;
  locale: Locale;
  now: Date;
  /** The names of people of the office, by their ids. */
  names?: ReadonlyMap<string, string>;
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The fields of a deal for its client. */
export function wireDeal(deal: WholeDeal, { catalogue, locale, now, names }: Materials): WireDeal {
  const payment = shownPayment(deal);
  const list = costOf(deal.listMinor, deal);
  const end = deal.endedAt ? null : deal.endsAt;
  return {
    id: deal.id,
    number: deal.number,
    state: deal.state,
    way: deal.way,
    apartment: wireFlat(deal, catalogue, locale),
    manager: managerOf(deal, names),
    cost: whole(deal.uahMinor),
    cost_usd: whole(deal.usdMinor),
    list_cost: list.cost,
    list_cost_usd: list.cost_usd,
    offers: deal.offers.map((offer) => wireOffer(offer, deal, locale)),
    rate: formatRate(deal.rate),
    rate_date: deal.rateDate,
    deposit: whole(deal.depositMinor),
    terms: deal.terms,
    made_at: deal.madeAt.toISOString(),
    booking_expiration: end && formatKyiv(end),
    ends_at: iso(end),
    extended: deal.extended,
    now: now.toISOString(),
    standing_after: deal.stateAfter,
    declined: isRefusedInDiia(deal),
    allowed: deal.allowed,
    person: deal.person,
    signed: deal.signedAt !== null,
    state_request: wireStateRequest(deal.stateRequest),
    payment: payment ? wirePayment(payment) : null,
    refund: { amount: whole(deal.refund.minor), percent: deal.refund.percent, until: iso(deal.refund.until) },
    transfers: deal.transfersBack && {
      left: units(deal.transfersBack.leftMinor),
      returned: units(deal.transfersBack.returnedMinor),
      returned_on: deal.transfersBack.returnedOn,
    },
    movements: deal.movements.map(wireMovement),
    contract: deal.contract && wireContract(deal.contract, kyivDay(now)),
    papers: deal.documents.map(wireDocument),
    history: deal.history.map(({ at, who, from, to, why }) => ({ at: at.toISOString(), who, from, to, why })),
  };
}

/** The newest page while one may be paid; after that the money that came, first of all what does not go back. */
function shownPayment({ allowed, payments }: Pick<DealNow, 'allowed' | 'payments'>): DealNow['payments'][number] | undefined {
  const newest = payments.at(-1);
  if (allowed.includes('pay')) return newest;
  const came = payments.filter(({ paidAt }) => paidAt !== null);
  return came.findLast(({ state }) => state === 'paid') ?? came.at(-1) ?? newest;
}

/** A sum in the deal's currency, in both by the deal's rate. */
export function costOf(minor: number, { price, rate }: Pick<DealNow, 'price' | 'rate'>) {
  const sum = money(minor, price.currency);
  return { cost: wholeUnits(convert(sum, 'UAH', rate)), cost_usd: wholeUnits(convert(sum, 'USD', rate)) };
}

export const wireOffer = (offer: FrozenOffer, deal: Pick<DealNow, 'price' | 'rate'>, locale: Locale): WireDeal['offers'][number] => ({
  slug: offer.slug,
  title: offer[locale].title,
  last_day: lastDay(offer),
  effect: wireEffect({ effect: offer.effect, gift: offer[locale].gift }),
  for_everyone: offer.forEveryone,
  applied: offer.applied,
  ...costOf(offer.minor, deal),
  terms: offer[locale].terms,
});

const units = (minor: number): number => minor / 100;

function wireContract(contract: CreditedContract, today: string): WireContract {
  const { number, signedOn, total, payments, deposit } = contract;
  return {
    number,
    signed_on: signedOn,
    currency: total.currency,
    total: units(total.minor),
    deposit: deposit && { amount: units(deposit.minor), paid_on: deposit.paidOn },
    paid: units(paidUnder(contract)),
    payments: payments.map((one) => ({
      due_on: one.dueOn,
      amount: units(one.amountMinor),
      paid: units(one.paidMinor),
      paid_on: one.paidOn,
      state: paymentState(one, today),
    })),
  };
}

const wireMovement = ({ at, kind, state, minor }: Movement): WireMovement => ({ at: at.toISOString(), kind, state, amount: units(minor) });

/** The person who leads the deal, by the name that the office has. */
export function managerOf({ ownerId }: Pick<DealNow, 'ownerId'>, names: Materials['names']): WireDeal['manager'] {
  const name = ownerId === null ? undefined : names?.get(ownerId);
  return name === undefined ? null : { name };
}

const wireDocument = ({ id, kind, name, mediaType, bytes, at }: DealDocument): WireDocument => ({
  id,
  kind,
  name,
  media_type: mediaType,
  bytes,
  at: at.toISOString(),
});

const wirePayment = ({
  state,
  pageUrl,
  amountMinor,
  refundMinor,
  askedMinor,
  declined,
  reference,
  refundedAt,
}: DealNow['payments'][number]): WireDeal['payment'] => ({
  state,
  page_url: pageUrl,
  amount: whole(amountMinor),
  refund: whole(refundMinor),
  refund_asked: whole(askedMinor),
  refund_declined: declined && { amount: whole(declined.minor), reason: declined.reason },
  reference,
  refunded_at: iso(refundedAt),
});

function wireStateRequest(asked: DealNow['stateRequest']): WireDeal['state_request'] {
  if (!asked) return null;
  const { kind, state, unfit, link, validUntil } = asked;
  return { kind, state, unfit, link, valid_until: validUntil.toISOString() };
}

const nothing = {
  number: '',
  rooms_number: 1,
  area: 0,
  floor: 1,
  project: { slug: '', name: '' },
  section: { name: '' },
  plan: null,
  floors_total: 1,
  address: '',
  submission_date: '',
  handed_over: false,
};

/** A flat that is not in the snapshot, as without a known rate, is named by its address alone. */
export function wireFlat(
  { apartmentId, apartmentSlug }: DealNow,
  catalogue: Materials['catalogue'],
  locale: Locale,
): WireDeal['apartment'] {
  const flat = catalogue.findFlat(apartmentSlug)?.flat;
  if (!flat) return { id: apartmentId, slug: apartmentSlug, ...nothing };
  const { project, section } = flat;
  return {
    ...wireOwnFlat(flat, locale),
    plan: planOf(flat.layout).plan,
    address: project.address[locale],
    floors_total: section.floors_total,
    submission_date: section.deliveryQuarter,
    handed_over: isHandedOver(project),
  };
}
