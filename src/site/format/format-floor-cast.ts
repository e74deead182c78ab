import type { Locale } from '../../base/locale.ts';
import type { Apartment } from '../../contract/catalogue/apartments.ts';
import * as m from '../paraglide/messages.js';
import { formatInMonth } from './format-month.ts';

const texts = {
  this: { in: m.construction_floor_in, by: m.construction_floor_by, planned: m.construction_floor_planned },
  own: { in: m.construction_own_floor_in, by: m.construction_own_floor_by, planned: m.construction_own_floor_planned },
};

/** When the frame of a floor was cast or is to be, in words: of this floor, or of the client's own. */
export const formatFloorCast = ({ state, month }: NonNullable<Apartment['floorCast']>, whose: 'this' | 'own', locale: Locale): string =>
  texts[whose][state]({ month: formatInMonth(month, locale) });
