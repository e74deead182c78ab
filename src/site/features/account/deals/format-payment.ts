import { dayMs } from '../../../../base/durations.ts';
import { kyivDay } from '../../../../base/kyiv-time.ts';
import type { Locale } from '../../../../base/locale.ts';
import type { DealContract } from '../../../../contract/deals/deals.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';

type Payment = DealContract['payments'][number];

/** A sum to the last kopiyka or cent, which a contract may have: `15 000,50 $`, whole ones without. */
export const formatSum = (amount: number, currency: DealContract['currency'], locale: Locale): string =>
  formatPrice(amount, currency, locale, true);

/** Sums of hundredths may differ from the whole. */
export const unpaidOf = ({ amount, paid }: Payment): number => Math.max(0, Math.round((amount - paid) * 100) / 100);

/** How many days lie between now in Kyiv and a day; negative once it is over. */
export const daysUntil = (day: string, now: Date): number => Math.round((Date.parse(day) - Date.parse(kyivDay(now))) / dayMs);

/** The state of a payment as text. */
export function formatPaymentStatus(payment: Payment, currency: DealContract['currency'], locale: Locale): string {
  const left = formatSum(unpaidOf(payment), currency, locale);
  switch (payment.state) {
    case 'paid':
      return payment.paidOn ? m.account_payment_paid_on({ day: formatDay(payment.paidOn, locale) }) : m.account_payment_paid();
    case 'part':
      return m.account_payment_part({ left });
    case 'overdue':
      return payment.paid > 0 ? m.account_payment_overdue_part({ left }) : m.account_payment_overdue();
    case 'due':
      return m.account_payment_due();
  }
}
