import type { Locale } from '../../base/locale.ts';
import type { LocalContent } from '../../domain/content/content.ts';

export type Seller = { brand: string; name: string; code: string; address: string; phone: string; email: string };

export const tags: Record<Locale, string> = { uk: 'uk', en: 'en' };
export const sum = (amount: number, currency: 'UAH' | 'USD', locale: Locale) =>
  new Intl.NumberFormat(tags[locale], { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(
    amount,
  );
export const day = (at: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'uk' ? 'uk' : 'en-GB', { dateStyle: 'long', timeZone: 'Europe/Kyiv' })
    .format(at)
    .replace(/\sр\.$/, '');
export const moment = (at: Date, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'uk' ? 'uk' : 'en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Kyiv' }).format(at);

/** The seller, as the terms of use name it. */
export function sellerOf({ header, pages }: Pick<LocalContent, 'header' | 'pages'>): Seller {
  const texts = pages['terms-of-use']?.blocks;
  return {
    brand: header.logo,
    name: texts?.seller_name ?? header.logo,
    code: texts?.seller_code ?? '',
    address: texts?.seller_address ?? '',
    email: texts?.seller_email ?? '',
    phone: header.phone,
  };
}
