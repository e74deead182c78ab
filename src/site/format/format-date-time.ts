import type { Locale } from '../../base/locale.ts';

const tags: Record<Locale, string> = { uk: 'uk-UA', en: 'en-GB' };

/** When something happened, as a reader in Kyiv would write it down. */
export const formatDateTime = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Kyiv' }).format(new Date(iso));
