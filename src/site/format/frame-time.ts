import type { Locale } from '../../base/locale.ts';

const formats = {
  time: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
  day: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
} as const;
const tags = { uk: 'uk-UA', en: 'en-GB' } as const;

/** The instant of a frame in Kyiv time, in every time zone of a visitor. */
export const frameTime = (instant: string, locale: Locale, as: keyof typeof formats): string =>
  new Intl.DateTimeFormat(tags[locale], { ...formats[as], timeZone: 'Europe/Kyiv' }).format(new Date(instant));
