import { localePath } from '../../../base/locale.ts';
import type { Money } from '../../../base/money.ts';
import type { OutboxMessage } from '../../../platform/outbox/outbox.ts';
import { type FlatName, flatName } from '../../catalogue/catalogue.ts';
import type { Deal } from '../deal.ts';
import type { DealsContext } from '../deals-context.ts';
import type { Unused } from '../rules/late-payment.ts';
import type { State } from '../states.ts';
import { dealTexts } from './deal-texts.ts';
import { dayIn, hryvnias, momentIn, sumIn } from './message-formats.ts';
import type { WaitlistLetterTask } from './waitlist-letter-task.ts';

/** The outbox payload of an e-mail about a deal; its text is written at delivery. Times are texts, sums in kopiykas. */
export type DealLetterTask =
  | { about: 'reserved' | 'extended' | 'ends-tomorrow'; deal: string; until: string }
  | { about: 'expired' | 'cancelled'; deal: string; refundMinor: number }
  | { about: 'contract' | 'completed'; deal: string }
  | { about: 'payment-near'; deal: string; dueOn: string }
  | { about: 'closed'; deal: string; refundMinor: number; isAsked?: boolean }
  | { about: 'refund'; deal: string; refundMinor: number; unused?: Unused }
  | { about: 'refund-declined'; deal: string; refund: string }
  | { about: TransferSubject; deal: string; transfer: string }
  | QuoteLetterTask
  | WaitlistLetterTask;
/** Sent to the address that the person at the desk has typed. */
export type QuoteLetterTask = { about: 'quote'; quote: string; to: string };

/** A bank transfer or its return: noted, or the note taken back. */
export type TransferSubject = 'transfer-noted' | 'transfer-undone' | 'transfer-returned' | 'return-undone';

export type Site = Pick<DealsContext, 'catalogue' | 'site'>;

export const letter = (key: string, task: DealLetterTask): OutboxMessage => ({
  kind: 'letter-deal',
  key: `letter-deal:${key}`,
  payload: task,
});
/** `client` may have unsubscribed: the handler checks before it sends. */
export const sms = (key: string, { clientId: client, phone: to }: Pick<Deal, 'clientId' | 'phone'>, text: string): OutboxMessage => ({
  kind: 'sms',
  key: `sms:${key}`,
  payload: { to, text: text.replaceAll('\u00a0', ' '), client },
});

export const flatNamed = ({ catalogue }: Pick<Site, 'catalogue'>, slug: string, locale: Deal['locale']): FlatName =>
  flatName(catalogue.findFlat(slug)?.flat, slug, locale);

/** One for each row of the history. The CRM gets the deal as it is at the time of delivery. */
export const crmUpdate = ({ id }: Deal, position: number): OutboxMessage => ({
  kind: 'crm-deal',
  key: `crm-deal:${id}:${position}`,
  payload: { deal: id },
});

/** The CRM has set a state that the deal is not in: the deal is sent again as it is. */
export const crmCorrection = ({ id }: Deal, at: Date): OutboxMessage => ({
  kind: 'crm-deal',
  key: `crm-deal:${id}:again:${at.toISOString()}`,
  payload: { deal: id },
});

/** Each payment is refunded once. */
export const refundMessage = (payment: { provider: string; paymentId: string; reference: string; amountMinor: number }): OutboxMessage => ({
  kind: 'refund',
  key: `refund:${payment.paymentId}`,
  payload: { ...payment, refundId: payment.paymentId },
});

const pageOf = ({ site }: Site, { locale }: Deal, page: '/account/' | '/account/objects/') =>
  `${site.publicUrl}${localePath(locale, page)}`;

function bookedFacts(site: Site, to: Deal, endsAt: Date) {
  const { price, locale } = to;
  return { until: momentIn(endsAt, locale), price: sumIn(price.minor, price.currency, locale), url: pageOf(site, to, '/account/') };
}

export function reservedMessages(site: Site, to: Deal): OutboxMessage[] {
  const { id, endsAt, locale, apartmentSlug, history } = to;
  if (!endsAt) return [];
  const key = `reserved:${id}:${history.length}`;
  const text = dealTexts[locale].sms.reserved(flatNamed(site, apartmentSlug, locale), bookedFacts(site, to, endsAt));
  return [letter(key, { about: 'reserved', deal: id, until: endsAt.toISOString() }), sms(key, to, text)];
}

/** A hold or a reservation lasts longer than the client was promised. */
export function extendedMessages(site: Site, to: Deal): OutboxMessage[] {
  const { id, endsAt, locale, apartmentSlug, history } = to;
  if (!endsAt) return [];
  const key = `extended:${id}:${history.length}`;
  const text = dealTexts[locale].sms.extended(flatNamed(site, apartmentSlug, locale), bookedFacts(site, to, endsAt));
  return [letter(key, { about: 'extended', deal: id, until: endsAt.toISOString() }), sms(key, to, text)];
}

export function endsTomorrowMessages(site: Site, to: Deal): OutboxMessage[] {
  const { id, endsAt, locale, apartmentSlug } = to;
  if (!endsAt) return [];
  const key = `ends-tomorrow:${id}:${endsAt.toISOString()}`;
  const facts = { ...bookedFacts(site, to, endsAt), mayExtend: !to.extended };
  const text = dealTexts[locale].sms.endsTomorrow(flatNamed(site, apartmentSlug, locale), facts);
  return [letter(key, { about: 'ends-tomorrow', deal: id, until: endsAt.toISOString() }), sms(key, to, text)];
}

export const endedMessages = ({ deal, to, at, refundMinor }: { deal: Deal; to: State; at: Date; refundMinor: number }): OutboxMessage[] => [
  letter(`${to}:${deal.id}:${at.toISOString()}`, { about: to === 'expired' ? 'expired' : 'cancelled', deal: deal.id, refundMinor }),
];

export function contractMessages(site: Site, to: Deal): OutboxMessage[] {
  const { id, locale, apartmentSlug } = to;
  const text = dealTexts[locale].sms.contract(flatNamed(site, apartmentSlug, locale), pageOf(site, to, '/account/objects/'));
  return [letter(`contract:${id}`, { about: 'contract', deal: id }), sms(`contract:${id}`, to, text)];
}

/** `sum` is what is left of the payment, in the currency of the contract. */
export function paymentNearMessages(site: Site, { deal, sum, dueOn }: { deal: Deal; sum: Money; dueOn: string }): OutboxMessage[] {
  const { id, locale, apartmentSlug } = deal;
  const key = `payment-near:${id}:${dueOn}`;
  const facts = {
    sum: sumIn(sum.minor, sum.currency, locale),
    day: dayIn(dueOn, locale),
    url: pageOf(site, deal, '/account/objects/'),
  };
  const text = dealTexts[locale].sms.paymentNear(flatNamed(site, apartmentSlug, locale), facts);
  return [letter(key, { about: 'payment-near', deal: id, dueOn }), sms(key, deal, text)];
}

export function completedMessages(site: Site, to: Deal): OutboxMessage[] {
  const { id, locale, apartmentSlug } = to;
  const text = dealTexts[locale].sms.completed(flatNamed(site, apartmentSlug, locale), pageOf(site, to, '/account/objects/'));
  return [letter(`completed:${id}`, { about: 'completed', deal: id }), sms(`completed:${id}`, to, text)];
}

/** The developer has ended the deal, so the client is notified. */
export function closedMessages(
  site: Site,
  { deal, at, refundMinor, isAsked }: { deal: Deal; at: Date; refundMinor: number; isAsked: boolean },
): OutboxMessage[] {
  const { id, locale, apartmentSlug } = deal;
  const key = `closed:${id}:${at.toISOString()}`;
  const words = dealTexts[locale].sms;
  const back = isAsked ? words.asked : words.back;
  const text = words.closed(flatNamed(site, apartmentSlug, locale), refundMinor > 0 ? back(hryvnias(refundMinor, locale)) : null);
  return [letter(key, { about: 'closed', deal: id, refundMinor, isAsked }), sms(key, deal, text)];
}

/** Two people of the office have agreed to send money back, and the bank has the order from now on. */
export function refundMessages(site: Site, { deal, paymentId, refundMinor }: { deal: Deal; paymentId: string; refundMinor: number }) {
  const { id, locale, apartmentSlug } = deal;
  const key = `refund:${id}:${paymentId}`;
  const text = dealTexts[locale].sms.refund(flatNamed(site, apartmentSlug, locale), hryvnias(refundMinor, locale));
  return [letter(key, { about: 'refund', deal: id, refundMinor }), sms(key, deal, text)];
}

type UnusedPayment = { deal: Deal; paymentId: string; refundMinor: number; unused: Unused };
/** Money came that the deal has no use for, and the bank has the order to send all of it back. */
export function unusedMessages(site: Site, { deal, paymentId, refundMinor, unused }: UnusedPayment): OutboxMessage[] {
  const { id, locale, apartmentSlug } = deal;
  const key = `refund:${id}:${paymentId}`;
  const words = dealTexts[locale];
  const text = words.sms.unused(flatNamed(site, apartmentSlug, locale), hryvnias(refundMinor, locale), words.unused.why[unused]);
  return [letter(key, { about: 'refund', deal: id, refundMinor, unused }), sms(key, deal, text)];
}

type Declined = { deal: Deal; refundId: string; sumMinor: number; reason: string };
/** The head of sales does not agree to a refund; `reason` is the one for the client. */
export function refundDeclinedMessages(site: Site, { deal, refundId, sumMinor, reason }: Declined): OutboxMessage[] {
  const { id, locale, apartmentSlug } = deal;
  const key = `refund-declined:${id}:${refundId}`;
  const text = dealTexts[locale].sms.refundDeclined(flatNamed(site, apartmentSlug, locale), hryvnias(sumMinor, locale), reason);
  return [letter(key, { about: 'refund-declined', deal: id, refund: refundId }), sms(key, deal, text)];
}

type Transferred = {
  deal: Deal;
  transfer: { id: string; amountMinor: number; paidOn: string };
  about: TransferSubject;
};
export const transferTexts = {
  'transfer-noted': 'transferNoted',
  'transfer-undone': 'transferUndone',
  'transfer-returned': 'transferReturned',
  'return-undone': 'returnUndone',
} as const satisfies Record<TransferSubject, string>;
/** The accountant has noted a bank transfer or its return, or taken a wrong note back. */
export function transferMessages(site: Site, { deal, transfer, about }: Transferred): OutboxMessage[] {
  const { id, locale, apartmentSlug } = deal;
  const key = `${about}:${id}:${transfer.id}`;
  const words = dealTexts[locale].sms;
  const flat = flatNamed(site, apartmentSlug, locale);
  const [sum, day] = [hryvnias(transfer.amountMinor, locale), dayIn(transfer.paidOn, locale)];
  const text = words[transferTexts[about]](flat, sum, day);
  return [letter(key, { about, deal: id, transfer: transfer.id }), sms(key, deal, text)];
}
