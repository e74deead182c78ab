import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';

const tags: Record<Locale, string> = { uk: 'uk-UA', en: 'en-GB' };

/** An instant by the clock of Kyiv, for example `24 листопада, 14:15 за Києвом`. */
export function momentIn(at: Date, locale: Locale): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { timeZone: 'Europe/Kyiv', ...options }).format(at);
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${part({ day: 'numeric', month: 'long' })}, ${time} ${locale === 'uk' ? 'за Києвом' : 'Kyiv time'}`;
}

/** A calendar day, for example `24 листопада 2026`. */
export const dayIn = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`)).replace(/\sр\.$/, '');

/** A sum: `20 000 ₴`, kopiykas only where there are some. */
export const sumIn = (minor: number, currency: Currency, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100);
export const hryvnias = (minor: number, locale: Locale): string => sumIn(minor, 'UAH', locale);
