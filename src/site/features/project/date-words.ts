import type { Locale } from '../../../base/locale.ts';

/** `жовтень 2026`, `October 2026` of `2026-10`. For loaders: the browser never formats a month of its own. */
export function monthWords(month: string, locale: Locale): string {
  const at = new Date(`${month}-01T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return month;
  return new Intl.DateTimeFormat(locale === 'uk' ? 'uk' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(at)
    .replace(/\s*р\.$/, '')
    .replaceAll(' ', '\u00a0');
}
