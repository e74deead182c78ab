import type { Locale } from '../base/locale.ts';

/** A moment by the clock of Kyiv, as a letter to a person of the office says it. */
export const momentIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', {
    timeZone: 'Europe/Kyiv',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  } as const).format(at);
