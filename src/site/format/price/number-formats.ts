import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';

const marks = { uk: { thousands: '\u00a0', point: ',' }, en: { thousands: ',', point: '.' } } as const;
const symbols: Record<Currency, string> = { UAH: '₴', USD: '$' };

type Digits = { least?: number; most: number };

/**
 * As `Intl.NumberFormat` writes it, with a minus for its hyphen, which may end a line. `Intl` itself reads its tables at its first
 * number: 20 ms on a desktop, a tenth of a second on a phone, during hydration.
 */
function spell(value: number, locale: Locale, { least = 0, most }: Digits, dress: (digits: string) => string = String): string {
  const { thousands, point } = marks[locale];
  // Shifted as text, so that 1.005 is rounded as it is written and not as it is stored.
  const rounded = Math.abs(value) < 1e-6 ? 0 : Math.round(Number(`${Math.abs(value)}e${most}`));
  const [whole = '', part = ''] = String(rounded / 10 ** most).split('.');
  const fraction = part.padEnd(least, '0');
  const digits = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands) + (fraction && point + fraction);
  return (value < 0 && rounded > 0 ? '−' : '') + dress(digits);
}

/**
 * `72 000 $`, `2 970 000 ₴` in Ukrainian (non-breaking spaces), `$72,000`, `₴2,970,000` in English. Whole units; with `exact` a sum
 * that is not whole keeps its two digits of kopiykas or cents.
 */
export function formatPrice(amount: number, currency: Currency, locale: Locale, exact = false): string {
  const symbol = symbols[currency];
  const digits = exact && !Number.isInteger(amount) ? { least: 2, most: 2 } : { most: 0 };
  return spell(amount, locale, digits, (written) => (locale === 'uk' ? `${written}\u00a0${symbol}` : symbol + written));
}

/** A number with at most `digits` after the point, in the words of the language: `54,3` or `54.3`. */
export const formatNumber = (value: number, locale: Locale, digits = 1): string => spell(value, locale, { most: digits });

/** `54,3 м²`, `54.3 m²`. */
export const formatArea = (area: number, locale: Locale): string =>
  `${formatNumber(area, locale, 2)}\u00a0${locale === 'uk' ? 'м²' : 'm²'}`;
