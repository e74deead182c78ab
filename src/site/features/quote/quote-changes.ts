import type { Locale } from '../../../base/locale.ts';
import type { Quote } from '../../../contract/deals/quotes.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';

/** `+1,2 %`: the sign says whether it rose or fell. */
const changeText = (percent: number, locale: Locale): string =>
  `${percent > 0 ? '+' : '\u2212'}${m.flat_percent({ value: formatNumber(Math.abs(percent), locale, 2) })}`;

/** What has changed since the quote was made, in one sentence. */
export function changesText({ changes }: Pick<Quote, 'changes'>, isFree: boolean, locale: Locale): string {
  const { price, rate, plan } = changes;
  if (price === null && rate === null && plan !== 'other') return isFree ? m.quote_nothing_free() : m.quote_nothing();
  const parts = [
    price === null ? m.quote_price_same() : m.quote_price_change({ change: changeText(price, locale) }),
    ...(rate === null ? [] : [m.quote_rate_change({ change: changeText(rate, locale) })]),
    ...(plan === 'none' ? [] : [plan === 'same' ? m.quote_plan_same() : m.quote_plan_other()]),
    ...(isFree ? [m.quote_free()] : []),
  ];
  const sentence = parts.join(', ');
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`;
}
