import { localePath } from '../../../base/locale.ts';
import type { Parcel } from '../../../platform/outbox/outbox.ts';
import type { Deal } from '../deal.ts';
import type { DealsContext } from '../deals-context.ts';
import type { State } from '../states.ts';
import type { LineMember } from '../waitlist/line.store.ts';
import { dealWords, hryvnias, momentIn } from './deal-words.ts';

/** What the outbox keeps of a letter about a deal; it is written when it leaves. Times travel as text, sums in kopiykas. */
export type DealLetterTask =
  | { about: 'reserved' | 'ends-tomorrow'; deal: string; until: string }
  | { about: 'expired' | 'cancelled'; deal: string; refundMinor: number }
  | { about: 'contract' | 'completed'; deal: string }
  | { about: 'closed'; deal: string; refundMinor: number }
  | { about: 'turn'; waiting: string; slug: string; until: string };

type Site = Pick<DealsContext, 'catalogue' | 'site'>;

const letter = (key: string, task: DealLetterTask): Parcel => ({ kind: 'letter-deal', key: `letter-deal:${key}`, payload: task });
/** `client` may not want them: who brings them asks. */
const sms = (key: string, { clientId: client, phone: to }: Pick<Deal, 'clientId' | 'phone'>, text: string): Parcel => ({
  kind: 'sms',
  key: `sms:${key}`,
  payload: { to, text, client },
});

/** How the messages name a flat. */
export function flatName({ catalogue }: Pick<Site, 'catalogue'>, slug: string, locale: Deal['locale']) {
  const flat = catalogue.findFlat(slug)?.flat;
  return { number: flat?.number ?? slug, project: flat?.project.name[locale] ?? '' };
}

/** One for each row of the history. Whoever takes it gets the deal as it stands when the parcel leaves. */
export const crmParcel = ({ id }: Deal, position: number): Parcel => ({
  kind: 'crm-deal',
  key: `crm-deal:${id}:${position}`,
  payload: { deal: id },
});

/** The CRM has put the deal where it is not: it is told again how it stands. */
export const crmAgainParcel = ({ id }: Deal, at: Date): Parcel => ({
  kind: 'crm-deal',
  key: `crm-deal:${id}:again:${at.toISOString()}`,
  payload: { deal: id },
});

/** One payment goes back once. */
export const refundParcel = (payment: { provider: string; paymentId: string; reference: string; amountMinor: number }): Parcel => ({
  kind: 'refund',
  key: `refund:${payment.paymentId}`,
  payload: { ...payment, refundId: payment.paymentId },
});

export function reservedParcels(site: Site, to: Deal): Parcel[] {
  const { id, endsAt, locale, apartmentSlug, history } = to;
  if (!endsAt) return [];
  const key = `reserved:${id}:${history.length}`;
  const text = dealWords[locale].sms.reserved(flatName(site, apartmentSlug, locale), momentIn(endsAt, locale));
  return [letter(key, { about: 'reserved', deal: id, until: endsAt.toISOString() }), sms(key, to, text)];
}

export function endsTomorrowParcels(site: Site, to: Deal): Parcel[] {
  const { id, endsAt, locale, apartmentSlug } = to;
  if (!endsAt) return [];
  const key = `ends-tomorrow:${id}:${endsAt.toISOString()}`;
  const text = dealWords[locale].sms.endsTomorrow(flatName(site, apartmentSlug, locale), momentIn(endsAt, locale), !to.extended);
  return [letter(key, { about: 'ends-tomorrow', deal: id, until: endsAt.toISOString() }), sms(key, to, text)];
}

export const endedParcels = ({ deal, to, at, refundMinor }: { deal: Deal; to: State; at: Date; refundMinor: number }): Parcel[] => [
  letter(`${to}:${deal.id}:${at.toISOString()}`, { about: to === 'expired' ? 'expired' : 'cancelled', deal: deal.id, refundMinor }),
];

export function contractParcels(site: Site, to: Deal): Parcel[] {
  const { id, locale, apartmentSlug } = to;
  const text = dealWords[locale].sms.contract(flatName(site, apartmentSlug, locale));
  return [letter(`contract:${id}`, { about: 'contract', deal: id }), sms(`contract:${id}`, to, text)];
}

export function completedParcels(site: Site, to: Deal): Parcel[] {
  const { id, locale, apartmentSlug } = to;
  const text = dealWords[locale].sms.completed(flatName(site, apartmentSlug, locale));
  return [letter(`completed:${id}`, { about: 'completed', deal: id }), sms(`completed:${id}`, to, text)];
}

/** The house has ended the deal, which the client may not expect. */
export function closedParcels(site: Site, { deal, at, refundMinor }: { deal: Deal; at: Date; refundMinor: number }): Parcel[] {
  const { id, locale, apartmentSlug } = deal;
  const key = `closed:${id}:${at.toISOString()}`;
  const words = dealWords[locale].sms;
  const text = words.closed(flatName(site, apartmentSlug, locale), refundMinor > 0 ? hryvnias(refundMinor, locale) : null);
  return [letter(key, { about: 'closed', deal: id, refundMinor }), sms(key, deal, text)];
}

export function turnParcels(site: Site, { waiter, slug, until }: { waiter: LineMember; slug: string; until: Date }): Parcel[] {
  const { id, locale } = waiter;
  const key = `turn:${id}:${until.toISOString()}`;
  const url = `${site.site.publicUrl}${localePath(locale, `/apartments/${slug}/`)}`;
  const text = dealWords[locale].sms.turn(flatName(site, slug, locale), momentIn(until, locale), url);
  return [letter(key, { about: 'turn', waiting: id, slug, until: until.toISOString() }), sms(key, waiter, text)];
}
