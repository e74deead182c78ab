import { systemClock } from '../../base/clock.ts';
import { bindSpaces } from '../../base/text/bind-words.ts';
import { getLocale } from './message-locale.ts';

const forms = {
  day: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  moment: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
const languages = { uk: 'uk-UA', en: 'en-GB' } as const;
const timeZone = 'Europe/Kyiv';

const made = new Map<string, Intl.DateTimeFormat>();
function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = getLocale() + JSON.stringify(options);
  const known = made.get(name) ?? new Intl.DateTimeFormat(languages[getLocale()], { timeZone, ...options });
  made.set(name, known);
  return known;
}

const yearOf = (at: Date) => formatterOf({ year: 'numeric' }).format(at);

/** An instant of the API by the clock of Kyiv, wherever the person is; its year is named only when it is another one. */
const format = (form: keyof typeof forms) => (instant: string) => {
  const at = new Date(instant);
  const text = formatterOf({ ...forms[form], ...(yearOf(at) !== yearOf(systemClock()) && { year: 'numeric' }) }).format(at);
  // "2027 р." would end a sentence with two dots.
  return bindSpaces(text.replace(/\sр\./, ''));
};
export const formatMoment = format('moment');
export const formatDay = format('day');
/** Of a month as `2026-11`. */
export const formatMonth = (month: string) => format('month')(`${month}-15T12:00:00Z`);

const moneyFormats = new Map<string, Intl.NumberFormat>();
/** A sum in minor units: kopiykas and cents only where there are some. A screen has thousands of prices, and making a format costs more than using it. */
export function formatMoney({ minor, currency }: { minor: number; currency: string }): string {
  const minimumFractionDigits = minor % 100 === 0 ? 0 : 2;
  const name = getLocale() + currency + minimumFractionDigits;
  const known =
    moneyFormats.get(name) ??
    new Intl.NumberFormat(languages[getLocale()], { style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits });
  moneyFormats.set(name, known);
  return known.format(minor / 100);
}
