import type { Locale } from '../../base/locale.ts';
import { englishMonths } from './format-date.ts';

/** As a month is named alone, where a date has another ending. */
const monthsAlone: Record<Locale, string[]> = {
  uk: 'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень'.split(' '),
  en: englishMonths,
};

/** `жовтень 2026`, `October 2026` of `2026-10`, on one line; a month that is none comes back as it came. */
export function formatMonth(month: string, locale: Locale): string {
  const [year, at] = month.split('-').map(Number);
  const name = monthsAlone[locale][(at ?? 0) - 1];
  return name ? `${name}\u00a0${year}` : month;
}

/** After a vowel, with the preposition that is easy to say there. */
const inMonths: Record<Locale, string[]> = {
  uk: [
    'в січні',
    'в лютому',
    'в березні',
    'у квітні',
    'у травні',
    'в червні',
    'в липні',
    'в серпні',
    'у вересні',
    'в жовтні',
    'в листопаді',
    'у грудні',
  ],
  en: englishMonths.map((name) => `in ${name}`),
};

/** `в червні 2026`, `in June 2026` of `2026-06`, on one line; a month that is none comes back as it came. */
export function formatInMonth(month: string, locale: Locale): string {
  const [year, at] = month.split('-').map(Number);
  const name = inMonths[locale][(at ?? 0) - 1];
  return name ? `${name} ${year}`.replaceAll(' ', '\u00a0') : month;
}
