export const locales = ['uk', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'uk';

/** A text in every language of the product. */
export type Localized<Value = string> = Record<Locale, Value>;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The address of a page in a language: `/news/` is `/en/news/` in English; the default language has no prefix. */
export const localePath = (locale: Locale, path: string): string => (locale === defaultLocale ? path : `/${locale}${path}`);
