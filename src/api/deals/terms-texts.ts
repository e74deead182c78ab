import type { Localized } from '../../base/locale.ts';
import type { WireBookingTerms } from '../../contract/deals/booking-terms.ts';

const plurals = { uk: new Intl.PluralRules('uk'), en: new Intl.PluralRules('en') };

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;
const units: Localized<{ minutes: Forms; hours: Forms; hoursGenitive: Forms; flats: Forms }> = {
  uk: {
    minutes: { one: 'хвилину', few: 'хвилини', many: 'хвилин' },
    hours: { one: 'годину', few: 'години', many: 'годин' },
    hoursGenitive: { one: 'години', few: 'годин', many: 'годин' },
    flats: { one: 'квартири', few: 'квартир', many: 'квартир' },
  },
  en: {
    minutes: { one: 'minute', other: 'minutes' },
    hours: { one: 'hour', other: 'hours' },
    hoursGenitive: { one: 'hour', other: 'hours' },
    flats: { one: 'apartment', other: 'apartments' },
  },
};

/** The numbers of the booking terms with their units, for the sentences of the agreement and of the terms of use. */
export function termsTexts(terms: WireBookingTerms, locale: 'uk' | 'en') {
  const counted = (count: number, unit: keyof (typeof units)['uk']) =>
    `${count}\u00a0${units[locale][unit][plurals[locale].select(count)]}`;
  return {
    hold: counted(terms.hold_minutes, 'minutes'),
    reservation: counted(terms.reservation_hours, 'hours'),
    refund_whole: counted(terms.refund_whole_hours, 'hoursGenitive'),
    refund_later: locale === 'uk' ? `${terms.refund_later_percent}\u00a0%` : `${terms.refund_later_percent}%`,
    holds: counted(terms.holds, 'flats'),
  };
}
