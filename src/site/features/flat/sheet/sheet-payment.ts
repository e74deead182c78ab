import type { Locale } from '../../../../base/locale.ts';
import type { SheetAmount } from '../../../../base/sheet.ts';
import type { Quote } from '../../../../contract/deals/quotes.ts';
import type { InstalmentPlan } from '../../../../contract/money/instalments.ts';
import { formatDateTime } from '../../../format/format-date-time.ts';
import { formatNumber, formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';

export const percent = (value: number, locale: Locale) => m.flat_percent({ value: formatNumber(value, locale, 2) });

/** The currency of the remaining debt comes first. */
export function inOrder({ terms }: InstalmentPlan, usd: number, uah: number, locale: Locale): [string, string] {
  const [dollars, hryvnias] = [formatPrice(usd, 'USD', locale), formatPrice(uah, 'UAH', locale)];
  return terms.indexed ? [dollars, hryvnias] : [hryvnias, dollars];
}

/** The regular payment, in the currency of the debt; the whole sum where all is paid at once with a discount. */
export function payment(plan: InstalmentPlan | null, locale: Locale): SheetAmount[] {
  if (!plan) return [];
  const of = (usd: number, uah: number) => inOrder(plan, usd, uah, locale);
  const [next] = plan.payments;
  if (!next) {
    const [value, other] = of(plan.totalUsd, plan.total);
    const below = `${other}, ${m.instalments_discount().toLowerCase()} ${percent(plan.discount, locale)}`;
    return plan.discount > 0 ? [{ name: m.instalments_at_once(), value, below }] : [];
  }
  const [value, other] = of(next.costUsd, next.cost);
  return [
    {
      name: plan.every === 'month' ? m.instalments_a_month() : m.instalments_a_quarter(),
      value,
      below: m.sheet_payment({ other, months: plan.months, down: percent(plan.down, locale) }),
    },
  ];
}

/** Until when the prices stand. */
export function stands(quote: Quote | null, day: string, locale: Locale): string {
  if (!quote || (quote.pays === 'now' && !quote.over)) return m.sheet_until({ day });
  const time = formatDateTime(quote.validUntil, locale);
  return quote.over ? m.quote_sheet_over({ time }) : m.quote_on_sheet({ time });
}

/** The regular payment of a quote, in both currencies. */
export function quotedPayment(quote: Quote, locale: Locale): SheetAmount[] {
  const plan = quote.pays === 'quote' ? quote.plan : (quote.now?.plan ?? null);
  if (!plan || plan.payment === null || plan.paymentUsd === null) return [];
  const [value, other] = [formatPrice(plan.paymentUsd, 'USD', locale), formatPrice(plan.payment, 'UAH', locale)];
  const below = m.sheet_payment({ other, months: plan.months, down: percent(plan.down, locale) });
  return [{ name: plan.every === 'month' ? m.instalments_a_month() : m.instalments_a_quarter(), value, below }];
}
