import { localePath } from '../../../base/locale.ts';
import { money } from '../../../base/money.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { frameLetter, type LetterText } from '../../../platform/mail/letter-frame.ts';
import { flatLabel } from '../../catalogue/catalogue.ts';
import { confirmedEmail } from '../../clients/clients.ts';
import { creditedContractOf } from '../contract.store.ts';
import { findDeal } from '../deal.store.ts';
import type { Deal } from '../deal.ts';
import type { DealsContext } from '../deals-context.ts';
import { quoteLetterText } from '../quotes/quote-messages.ts';
import { findQuote } from '../quotes/quotes.store.ts';
import { findRefund } from '../refunds/refunds.store.ts';
import { dueOnDay } from '../rules/transfer-credit.ts';
import { findReturn, findTransfer } from '../transfers/transfers.store.ts';
import { readStatesAfter, type StateAfter } from '../waitlist/state-after.store.ts';
import { type DealTask, dealLetterText, type LetterSubject } from './deal-letter-text.ts';
import { type DealLetterTask, flatNamed, type QuoteLetterTask } from './deal-messages.ts';
import { dealTexts } from './deal-texts.ts';
import type { WaitlistLetterTask } from './waitlist-letter-task.ts';
import { waitlistLetterText } from './waitlist-letter-text.ts';

/** The e-mails that lead to the deals of the account, and those that lead to its objects; the others lead to the flat. */
const ofDeals: ReadonlySet<DealTask['about']> = new Set<DealTask['about']>([
  'reserved',
  'extended',
  'ends-tomorrow',
  'refund',
  'refund-declined',
  'transfer-returned',
  'return-undone',
]);
const ofObjects: ReadonlySet<DealTask['about']> = new Set<DealTask['about']>([
  'contract',
  'payment-near',
  'transfer-noted',
  'transfer-undone',
  'completed',
]);

const ofContract: ReadonlySet<DealTask['about']> = new Set<DealTask['about']>(['contract', 'payment-near', 'transfer-noted']);

export function makeDealLetters(context: DealsContext) {
  const { db, clock, site, clients } = context;
  const address = (locale: Deal['locale'], page: string) => `${site.publicUrl}${localePath(locale, page)}`;

  const labelOf = (slug: string, locale: Deal['locale']) => flatLabel(context.catalogue.findFlat(slug)?.flat, slug, locale);

  /** The address for e-mails about deals; null when the client wants none, has no address or is deleted. */
  async function emailOf(clientId: string, given: string | null): Promise<string | null> {
    const client = await clients.getClient(clientId);
    return client?.notices.deals_letter ? (given ?? confirmedEmail(client)) : null;
  }

  /** The e-mail of an outbox message as it is now; null when the client has no address, or is not waiting any more. */
  function writeDealLetter(task: DealLetterTask): Promise<Letter | null> {
    if ('quote' in task) return writeOfQuote(task);
    return 'waiting' in task ? writeOfWaitlist(task) : writeOfDeal(task);
  }

  /** Null when its time is over before it could leave. */
  async function writeOfQuote(task: QuoteLetterTask): Promise<Letter | null> {
    const quote = await findQuote(db, task.quote);
    return quote && quote.validUntil > clock() ? frame(task.to, quote.locale, quoteLetterText(context, quote)) : null;
  }

  function frame(to: string, locale: Deal['locale'], text: LetterText): Letter {
    const { name, phone } = site.brand(locale);
    return frameLetter({ to, locale, brand: name, phone, home: address(locale, '/') }, text);
  }

  async function writeOfWaitlist(task: WaitlistLetterTask): Promise<Letter | null> {
    const waiter = await db.selectFrom('waiting').selectAll().where('id', '=', task.waiting).executeTakeFirst();
    const to = waiter && (await emailOf(waiter.client_id, null));
    if (!to || (task.about === 'turn' && (waiter.left_at !== null || new Date(task.until) <= clock()))) return null;
    const { locale } = waiter;
    const words = dealTexts[locale];
    const flat = flatNamed(context, task.slug, locale);
    const { title, paragraphs } = waitlistLetterText(task, { flat, locale });
    return frame(to, locale, {
      subject: title,
      label: labelOf(task.slug, locale),
      title,
      paragraphs,
      button: { text: words.toFlat, url: address(locale, `/apartments/${task.slug}/`) },
      foot: [words.whyLine(flat)],
    });
  }

  async function writeOfDeal(task: DealTask): Promise<Letter | null> {
    const deal = await findDeal(db, task.deal);
    const to = deal && (await emailOf(deal.clientId, deal.person?.email ?? null));
    if (!to) return null;
    const { locale } = deal;
    const words = dealTexts[locale];
    const flat = flatNamed(context, deal.apartmentSlug, locale);
    const subject = await subjectOf(db, task);
    // A note that was taken back meanwhile has its own e-mail.
    if ((task.about === 'transfer-noted' || task.about === 'transfer-returned') && subject.transfer === null) return null;
    const contract = ofContract.has(task.about) ? await creditedContractOf(db, deal) : null;
    // Paid meanwhile, or moved to another day, of which there is another e-mail.
    if (task.about === 'payment-near' && !(contract && dueOnDay(contract, task.dueOn) > 0)) return null;
    const { title, paragraphs } = dealLetterText(task, deal, {
      flat,
      now: clock(),
      contract,
      state: await stateAfter(deal),
      ...subject,
    });
    return frame(to, locale, {
      subject: title,
      label: labelOf(deal.apartmentSlug, locale),
      title,
      paragraphs,
      button: buttonOf(task, deal),
      foot: [words.why(flat)],
    });
  }

  /** Read at delivery: meanwhile another client may have taken the flat. */
  async function stateAfter({ apartmentId }: Deal): Promise<StateAfter> {
    const facts = { now: clock(), terms: context.terms, findFlat: context.catalogue.findFlatById };
    return (await readStatesAfter(db, [apartmentId], facts)).get(apartmentId) ?? 'free';
  }

  function buttonOf({ about }: DealTask, { locale, apartmentSlug }: Deal): LetterText['button'] {
    const words = dealTexts[locale];
    if (ofDeals.has(about)) return { text: words.toDeal, url: address(locale, '/account/') };
    if (ofObjects.has(about)) return { text: words.toObjects, url: address(locale, '/account/objects/') };
    return { text: words.toFlat, url: address(locale, `/apartments/${apartmentSlug}/`) };
  }

  return { writeDealLetter };
}

/** The refund or the transfer that an e-mail is about, as it is now. */
async function subjectOf(db: DealsContext['db'], task: DealTask): Promise<LetterSubject> {
  const refund = task.about === 'refund-declined' ? await findRefund(db, task.refund) : undefined;
  return {
    refund: refund ? { sumMinor: refund.amount_minor, reason: refund.decided_for_client } : null,
    transfer: await transferOf(db, task),
  };
}

/** Null for a note that was taken back before the e-mail about it has left. */
async function transferOf(db: DealsContext['db'], task: DealTask): Promise<LetterSubject['transfer']> {
  switch (task.about) {
    case 'transfer-noted':
    case 'transfer-undone': {
      const row = await findTransfer(db, task.deal, task.transfer);
      if (!row || (task.about === 'transfer-noted' && row.undone_at)) return null;
      return { amountMinor: row.amount_minor, paidOn: row.paid_on, credited: money(row.credited_minor, row.credited_currency) };
    }
    case 'transfer-returned':
    case 'return-undone': {
      const row = await findReturn(db, task.deal, task.transfer);
      if (!row || (task.about === 'transfer-returned' && row.undone_at)) return null;
      return { amountMinor: row.amount_minor, paidOn: row.paid_on, credited: money(row.amount_minor, 'UAH') };
    }
    default:
      return null;
  }
}
