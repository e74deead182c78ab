import { localePath } from '../../../base/locale.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { frameLetter, type LetterText } from '../../../platform/mail/letter-frame.ts';
import { findDeal } from '../deal.store.ts';
import { asOf, type Deal } from '../deal.ts';
import type { DealsContext } from '../deals-context.ts';
import { laterPercent } from '../rules/refund-rule.ts';
import { type DealLetterTask, flatName } from './deal-parcels.ts';
import { dealWords, hryvnias, momentIn } from './deal-words.ts';

type AboutTurn = Extract<DealLetterTask, { about: 'turn' }>;
type AboutDeal = Exclude<DealLetterTask, AboutTurn>;

export function makeDealLetters(context: DealsContext) {
  const { db, clock, site, clients } = context;
  const address = (locale: Deal['locale'], page: string) => `${site.publicUrl}${localePath(locale, page)}`;

  /** Where the client wants letters of his deals; null when he wants none, gave no address or has left. */
  async function emailOf(clientId: string, given: string | null): Promise<string | null> {
    const client = await clients.getClient(clientId);
    return client?.notices.deals_letter ? (given ?? client.email) : null;
  }

  /** The letter of a task as it leaves; null when the client gave no address, or no longer waits. */
  const writeDealLetter = (task: DealLetterTask): Promise<Letter | null> => (task.about === 'turn' ? writeTurn(task) : writeOfDeal(task));

  function frame(to: string, locale: Deal['locale'], text: LetterText): Letter {
    const { name, phone } = site.brand(locale);
    return frameLetter({ to, locale, brand: name, phone, home: address(locale, '/') }, text);
  }

  async function writeTurn({ waiting, slug, until }: AboutTurn): Promise<Letter | null> {
    const waiter = await db.selectFrom('waiting').selectAll().where('id', '=', waiting).where('left_at', 'is', null).executeTakeFirst();
    const to = waiter && (await emailOf(waiter.client_id, null));
    if (!to || new Date(until) <= clock()) return null;
    const { locale } = waiter;
    const words = dealWords[locale];
    const flat = flatName(context, slug, locale);
    const title = words.turn.title(flat);
    return frame(to, locale, {
      subject: title,
      label: words.about(flat),
      title,
      paragraphs: [words.turn.text(momentIn(new Date(until), locale)), words.turn.after],
      button: { text: words.toFlat, url: address(locale, `/apartments/${slug}/`) },
      foot: [words.whyLine(flat)],
    });
  }

  async function writeOfDeal(task: AboutDeal): Promise<Letter | null> {
    const deal = await findDeal(db, task.deal);
    const to = deal && (await emailOf(deal.clientId, deal.person?.email ?? null));
    if (!to) return null;
    const { locale } = deal;
    const words = dealWords[locale];
    const flat = flatName(context, deal.apartmentSlug, locale);
    const { title, paragraphs } = said(task, deal);
    const hasEnded = task.about === 'expired' || task.about === 'cancelled';
    return frame(to, locale, {
      subject: title,
      label: words.about(flat),
      title,
      paragraphs,
      button: hasEnded
        ? { text: words.toFlat, url: address(locale, `/apartments/${deal.apartmentSlug}/`) }
        : { text: words.toDeal, url: address(locale, '/account/') },
      foot: [words.why(flat)],
    });
  }

  function said(task: AboutDeal, deal: Deal): { title: string; paragraphs: string[] } {
    const { locale } = deal;
    const words = dealWords[locale];
    const flat = flatName(context, deal.apartmentSlug, locale);
    const { until } = asOf(deal, clock()).refund;
    const rule = until && until > clock() ? [words.refund(momentIn(until, locale), laterPercent)] : [];
    const back = (minor: number) => (minor > 0 ? [words.back(hryvnias(minor, locale))] : []);
    switch (task.about) {
      case 'reserved': {
        const paid = deal.payments.find(({ state }) => state === 'paid');
        const text = words.reserved.text(momentIn(new Date(task.until), locale), deal.number);
        const deposit = paid ? [words.reserved.paid(hryvnias(paid.amountMinor, locale))] : [];
        return { title: words.reserved.title(flat), paragraphs: [text, ...deposit, ...rule] };
      }
      case 'ends-tomorrow':
        return {
          title: words.endsTomorrow.title(flat),
          paragraphs: [
            words.endsTomorrow.text(momentIn(new Date(task.until), locale)),
            ...(deal.extended ? [] : [words.endsTomorrow.extend]),
          ],
        };
      case 'expired':
        return { title: words.expired.title(flat), paragraphs: [words.expired.text, ...back(task.refundMinor), words.expired.line] };
      case 'cancelled':
        return { title: words.cancelled.title(flat), paragraphs: [words.cancelled.text(deal.number), ...back(task.refundMinor)] };
    }
  }

  return { writeDealLetter };
}
