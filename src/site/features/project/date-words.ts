import type { Locale } from '../../../base/locale.ts';

const nbsp = '\u00a0';
const languages = { uk: 'uk-UA', en: 'en-GB' };
const written = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languages[locale], { ...options, timeZone: 'UTC' })
    .format(new Date(`${date}T12:00:00Z`))
    .replace(/\sр\.$/, '')
    .replaceAll(' ', nbsp);

/** `жовтень 2026`, `October 2026` of `2026-10`. For loaders: the browser never formats a date of its own. */
export const monthWords = (month: string, locale: Locale): string => written(`${month}-01`, locale, { month: 'long', year: 'numeric' });

/** `18 березня 2025`, `18 March 2025` of `2025-03-18`. */
export const dayWords = (day: string, locale: Locale): string => written(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });
