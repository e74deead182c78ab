import type { Locale } from '../../base/locale.ts';

/** By hand, because `Intl` reads its tables at its first date: 20 ms on a desktop, a tenth of a second on a phone during hydration. */
export const englishMonths = 'January February March April May June July August September October November December'.split(' ');
/** As a date names it, `22 листопада`. */
const months: Record<Locale, string[]> = {
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' '),
  en: englishMonths,
};
/** How many letters of a name stay when it is short. */
const letters: Record<Locale, string> = { uk: '333444343444', en: '333333334333' };
const monthName = (at: number, locale: Locale, length: 'long' | 'short'): string | undefined =>
  months[locale][at]?.slice(0, length === 'short' ? Number(letters[locale][at]) : undefined);

/** `22 листопада 2026`, `22 November 2026` of `2026-11-22`; a day that is none comes back as it came. */
export function formatDay(day: string, locale: Locale, length: 'long' | 'short' = 'long'): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = monthName((month ?? 0) - 1, locale, length);
  return name && date ? `${date}\u00a0${name}${length === 'short' && locale === 'uk' ? '.' : ''} ${year}` : day;
}

/** `22 листопада`, `22 November` of `2026-11-22`. */
export const formatDayAndMonth = (day: string, locale: Locale): string => formatDay(day, locale).replace(/ \d{4}$/, '');

/** `лист`, `Nov` of `2026-11`: one of twelve side by side. */
export const formatShortMonth = (month: string, locale: Locale): string => monthName(Number(month.slice(5)) - 1, locale, 'short') ?? month;
