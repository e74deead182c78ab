import type { Locale } from '../../../base/locale.ts';

/** `2014-09` is eight months, two thirds of a year, after the beginning of 2014. */
export const yearsSince = (first: number, month: string): number =>
  Math.round((Number(month.slice(0, 4)) - first + (Number(month.slice(5, 7)) - 1) / 12) * 1000) / 1000;

/** `вересень 2014`, `September 2014`. */
export function monthName(month: string, locale: Locale): string {
  const [year, at] = month.split('-').map(Number);
  const day = new Date(Date.UTC(year ?? 0, (at ?? 1) - 1, 1));
  // The year is put there by hand: Ukrainian formats would add «р.».
  return `${new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day)}\u00a0${year}`;
}
