export const locales = ['uk', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'uk';

/** A text in every language of the product. */
export type Localized<Value = string> = Record<Locale, Value>;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
