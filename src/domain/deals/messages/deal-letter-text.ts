import type { LetterText } from '../../../platform/mail/letter-frame.ts';
import type { Contract } from '../crm-port.ts';
import { asOf, type Deal } from '../deal.ts';
import { nextPayment } from '../rules/payment-schedule.ts';
import { laterPercent } from '../rules/refund-rule.ts';
import type { StateAfter } from '../waitlist/state-after.store.ts';
import type { DealLetterTask, flatName } from './deal-messages.ts';
import { dayIn, dealTexts, hryvnias, momentIn, sumIn } from './deal-texts.ts';

export type DealTask = Exclude<DealLetterTask, { waiting: string }>;
/** `contract` is the one that the payments are credited to, `state` what became of the flat after the deal. */
type Facts = { flat: ReturnType<typeof flatName>; now: Date; contract: Contract | null; state: StateAfter };

/** Title and paragraphs of an e-mail about a deal, in the client's language. */
export function dealLetterText(
  task: DealTask,
  deal: Deal,
  { flat, now, contract, state }: Facts,
): Pick<LetterText, 'title' | 'paragraphs'> {
  const { locale } = deal;
  const words = dealTexts[locale];
  const { until } = asOf(deal, now).refund;
  const rule = until && until > now ? [words.refund(momentIn(until, locale), laterPercent)] : [];
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
      return { title: words.returned.title(flat), paragraphs: [words.returned.text(deal.number), ...back(task.refundMinor)] };
    case 'completed':
      return { title: words.completed.title(flat), paragraphs: [words.completed.text, words.completed.documents] };
    case 'contract':
      return { title: words.contract.title(flat), paragraphs: [words.contract.text, ...contractLines(contract, locale)] };
  }
}

function contractLines(contract: Contract | null, locale: Deal['locale']): string[] {
  if (!contract) return [];
  const words = dealTexts[locale].contract;
  const next = nextPayment(contract.payments);
  const number = words.number(contract.number, dayIn(contract.signedOn, locale));
  if (!next) return [number];
  return [number, words.next(sumIn(next.amountMinor - next.paidMinor, contract.total.currency, locale), dayIn(next.dueOn, locale))];
}
