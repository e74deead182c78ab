import type { Locale, Localized } from '../../base/locale.ts';

const plurals = { uk: new Intl.PluralRules('uk'), en: new Intl.PluralRules('en') };
const roomWords: Localized<Record<string, string>> = {
  uk: { one: 'кімната', few: 'кімнати', many: 'кімнат', other: 'кімнати' },
  en: { one: 'room', other: 'rooms' },
};

const rooms = (locale: Locale, count: number): string =>
  count === 0 ? (locale === 'uk' ? 'Студія' : 'Studio') : `${count}\u00a0${roomWords[locale][plurals[locale].select(count)] ?? ''}`;
const floor = (locale: Locale, level: number, of: number): string =>
  locale === 'uk' ? `поверх\u00a0${level} із\u00a0${of}` : `floor\u00a0${level} of\u00a0${of}`;

/** The texts of a flat's picture: everything but the price, which changes sooner than a shared link. */
export const flatTexts = {
  rooms,
  floor,
  place: (locale: Locale, flat: { roomCount: number; floor: number; floorsTotal: number }): string =>
    `${rooms(locale, flat.roomCount)}, ${floor(locale, flat.floor, flat.floorsTotal)}`,
  area: (locale: Locale, area: number): string =>
    `${new Intl.NumberFormat(locale === 'uk' ? 'uk' : 'en-GB', { maximumFractionDigits: 1 }).format(area)}\u00a0${locale === 'uk' ? 'м²' : 'm²'}`,
};

export const dayText = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale === 'uk' ? 'uk' : 'en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(/\sр\.$/, '');

export const untilText = (locale: Locale, day: string): string => `${locale === 'uk' ? 'До' : 'Until'} ${dayText(locale, day)}`;
