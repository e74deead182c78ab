import type { Locale } from '../../../base/locale.ts';
import type { Stock } from '../../../plans/floors/storeys.ts';
import { counted } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';

/** `3 квартири вільні`, briefly `3 вільні`, and with a filter the number of matching ones: `Підходять 2`. */
export function formatAvailability({ free, matching }: Stock, picky: boolean, locale: Locale, brief = false): string {
  if (free === 0) return m.floors_taken();
  if (!picky) return (brief ? m.chessboard_free : m.floors_free)(counted(free, locale));
  return matching > 0 ? m.floors_fit(counted(matching, locale)) : m.floors_none_fits();
}
