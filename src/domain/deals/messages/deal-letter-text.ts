import type { Locale } from '../../../base/locale.ts';
import type { Money } from '../../../base/money.ts';
import type { LetterText } from '../../../platform/mail/letter-frame.ts';
import type { FlatName } from '../../catalogue/catalogue.ts';
import type { Contract } from '../crm-port.ts';
import { asOf, type Deal } from '../deal.ts';
import type { CreditedContract } from '../rules/deposit-credit.ts';
import { nextPayment } from '../rules/payment-schedule.ts';
import { laterPercent } from '../rules/refund-rule.ts';
import { dueOnDay } from '../rules/transfer-credit.ts';
import type { StateAfter } from '../waitlist/state-after.store.ts';
import { type DealLetterTask, type TransferSubject, transferTexts } from './deal-messages.ts';
import { dealTexts } from './deal-texts.ts';
import { dayIn, hryvnias, momentIn, sumIn } from './message-formats.ts';

export type DealTask = Exclude<DealLetterTask, { waiting: string } | { quote: string }>;
/** `contract` is the one that the payments are credited to, `state` what became of the flat after the deal. */
/** A refund or a transfer that the e-mail is about. */
export type LetterSubject = {
  refund: { sumMinor: number; reason: string | null } | null;
  transfer: { amountMinor: number; credited: Money; paidOn: string } | null;
};
type Facts = LetterSubject & { flat: FlatName; now: Date; contract: CreditedContract | null; state: StateAfter };

/** Title and paragraphs of an e-mail about a deal, in the client's language. */
export function dealLetterText(
  task: DealTask,
  deal: Deal,
  { flat, now, contract, state, refund, transfer }: Facts,
): Pick<LetterText, 'title' | 'paragraphs'> {
  const { locale } = deal;
  const words = dealTexts[locale];
  const { until } = asOf(deal, now).refund;
  const rule = until && until > now ? [words.refund(momentIn(until, locale), laterPercent)] : [];
  const price = words.price(sumIn(deal.price.minor, deal.price.currency, locale));
  const back = (minor: number) => (minor > 0 ? [words.back(hryvnias(minor, locale))] : []);
  switch (task.about) {
    case 'reserved': {
      const paid = deal.payments.find(({ state }) => state === 'paid');
      const text = words.reserved.text(momentIn(new Date(task.until), locale), deal.number);
      const deposit = paid ? [words.reserved.paid(hryvnias(paid.amountMinor, locale))] : [];
      return { title: words.reserved.title(flat), paragraphs: [text, price, ...deposit, ...rule, words.reserved.next] };
    }
    case 'extended': {
      const { title, text } = words.extended;
      return { title: title(flat), paragraphs: [text(momentIn(new Date(task.until), locale), deal.number), price, ...rule] };
    }
    case 'ends-tomorrow':
      return {
        title: words.endsTomorrow.title(flat),
        paragraphs: [
          words.endsTomorrow.text(momentIn(new Date(task.until), locale)),
          price,
          words.endsTomorrow.after,
          ...(deal.extended ? [] : [words.endsTomorrow.extend]),
        ],
      };
    case 'expired':
      return {
        title: words.expired.title(flat),
        paragraphs: [words.expired.text[state], ...back(task.refundMinor), ...(state === 'free' ? [] : [words.expired.line])],
      };
    case 'cancelled':
      return {
        title: words.cancelled.title(flat),
        paragraphs: [`${words.cancelled.text(deal.number)} ${words.cancelled.after[state]}`, ...back(task.refundMinor)],
      };
    case 'closed':
      return {
        title: words.closed.title(flat),
        paragraphs: [
          words.closed.text(deal.number),
          ...(deal.closingReason ? [words.closed.reason(deal.closingReason)] : []),
          ...(task.isAsked && task.refundMinor > 0 ? [words.asked(hryvnias(task.refundMinor, locale))] : back(task.refundMinor)),
          words.closed.call,
        ],
      };
    case 'refund':
      return {
        title: words.returned.title(flat),
        paragraphs: [
          task.unused ? words.unused.text(deal.number, words.unused.why[task.unused]) : words.returned.text(deal.number),
          ...back(task.refundMinor),
        ],
      };
    case 'refund-declined': {
      const { title, text, call } = words.refundDeclined;
      const reason = refund?.reason ? [words.closed.reason(refund.reason)] : [];
      return { title: title(flat), paragraphs: [text(hryvnias(refund?.sumMinor ?? 0, locale), deal.number), ...reason, call] };
    }
    case 'transfer-noted':
    case 'transfer-undone':
    case 'transfer-returned':
    case 'return-undone':
      return {
        title: words[transferTexts[task.about]].title(flat),
        paragraphs: transferLines(task.about, { transfer, contract }, locale),
      };
    case 'completed':
      return { title: words.completed.title(flat), paragraphs: [words.completed.text, words.completed.documents] };
    case 'payment-near': {
      const { title, text, paid } = words.paymentNear;
      const sum = contract ? [text(sumIn(dueOnDay(contract, task.dueOn), contract.total.currency, locale), dayIn(task.dueOn, locale))] : [];
      const number = contract ? [words.contract.number(contract.number, dayIn(contract.signedOn, locale))] : [];
      return { title: title(flat), paragraphs: [...sum, ...number, paid] };
    }
    case 'contract':
      return { title: words.contract.title(flat), paragraphs: [words.contract.text, ...contractLines(contract, locale)] };
  }
}

/** The sum that came, the sum that it counts for where the contract is in another currency, and the next payment. */
function transferLines(about: TransferSubject, { transfer, contract }: Pick<Facts, 'transfer' | 'contract'>, locale: Locale): string[] {
  if (!transfer) return [];
  const words = dealTexts[locale];
  const { amountMinor, credited, paidOn } = transfer;
  const [sum, day] = [hryvnias(amountMinor, locale), dayIn(paidOn, locale)];
  if (about !== 'transfer-noted') {
    const { text, call } = words[transferTexts[about]];
    return [text(sum, day), call];
  }
  const counts = credited.currency === 'UAH' ? [] : [words.transferNoted.credited(sumIn(credited.minor, credited.currency, locale))];
  return [words.transferNoted.text(sum, day), ...counts, ...nextLine(contract, locale)];
}

function contractLines(contract: Contract | null, locale: Locale): string[] {
  if (!contract) return [];
  return [dealTexts[locale].contract.number(contract.number, dayIn(contract.signedOn, locale)), ...nextLine(contract, locale)];
}

function nextLine(contract: Contract | null, locale: Locale): string[] {
  const next = contract && nextPayment(contract.payments);
  if (!next) return [];
  const { currency } = contract.total;
  return [dealTexts[locale].contract.next(sumIn(next.amountMinor - next.paidMinor, currency, locale), dayIn(next.dueOn, locale))];
}
