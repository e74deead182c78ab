import type { ApartmentItem } from '../../contract/catalogue/apartments.ts';
import * as m from '../paraglide/messages.js';

/** `метро 12 хв · школа 10 хв`; empty where neither is known. */
export const walksText = (walks: ApartmentItem['walks'] | null): string =>
  [walks?.metro && m.card_metro({ minutes: walks.metro.minutes }), walks?.school && m.card_school({ minutes: walks.school.minutes })]
    .filter(Boolean)
    .join('\u2002·\u2002');
