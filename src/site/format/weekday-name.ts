import type { Locale } from '../../base/locale.ts';

const weekdays: Record<Locale, string[]> = {
  uk: 'понеділок вівторок середа четвер пʼятниця субота неділя'.split(' '),
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
};
const weekdaysShort: Record<Locale, string[]> = { uk: 'пн вт ср чт пт сб нд'.split(' '), en: 'Mon Tue Wed Thu Fri Sat Sun'.split(' ') };

/** `пн`, `Mon` of 0; with `long` `понеділок`, `Monday`. */
export const weekdayName = (weekday: number, locale: Locale, length: 'short' | 'long' = 'short'): string =>
  (length === 'long' ? weekdays : weekdaysShort)[locale][weekday] ?? '';
