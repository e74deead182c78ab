import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${name}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });
  formats.set(key, made);
  return made;
}

/** Both languages are given a hyphen, which is shorter than the plus and may end a line. */
const withMinus = (text: string): string => text.replace('-', '−');

/** `72 000 $`, `2 970 000 ₴` in Ukrainian (non-breaking spaces), `$72,000`, `₴2,970,000` in English. Whole units. */
export const formatPrice = (amount: number, currency: Currency, locale: Locale): string =>
  withMinus(
    numberFormat(locale, currency, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(
      amount,
    ),
  );

/** A number with at most `digits` after the point, in the words of the language: `54,3` or `54.3`. */
export const formatNumber = (value: number, locale: Locale, digits = 1): string =>
  withMinus(numberFormat(locale, `#${digits}`, { maximumFractionDigits: digits }).format(value));

/** `54,3 м²`, `54.3 m²`. */
export const formatArea = (area: number, locale: Locale): string =>
  `${formatNumber(area, locale, 2)}\u00a0${locale === 'uk' ? 'м²' : 'm²'}`;
