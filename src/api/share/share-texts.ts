import type { Localized } from '../../base/locale.ts';

const plurals = { uk: new Intl.PluralRules('uk'), en: new Intl.PluralRules('en') };
const rooms: Localized<Record<string, string>> = {
  uk: { one: 'кімната', few: 'кімнати', many: 'кімнат', other: 'кімнати' },
  en: { one: 'room', other: 'rooms' },
};

/** The texts of a flat's picture: everything but the price, which changes sooner than a shared link. */
export const flatTexts = {
  rooms: (locale: 'uk' | 'en', count: number) => `${count} ${rooms[locale][plurals[locale].select(count)] ?? ''}`,
  floor: (locale: 'uk' | 'en', floor: number, of: number) => (locale === 'uk' ? `поверх ${floor} з ${of}` : `floor ${floor} of ${of}`),
  area: (locale: 'uk' | 'en', area: number) =>
    `${new Intl.NumberFormat(locale === 'uk' ? 'uk' : 'en-GB', { maximumFractionDigits: 1 }).format(area)} ${locale === 'uk' ? 'м²' : 'm²'}`,
};

export const dayText = (locale: 'uk' | 'en', day: string): string =>
  new Intl.DateTimeFormat(locale === 'uk' ? 'uk' : 'en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(/\sр\.$/, '');
