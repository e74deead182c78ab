import type { Locale } from '../../../base/locale.ts';
import type { Stock } from '../../../plans/floors/storeys.ts';
import * as m from '../../paraglide/messages.js';
import { counted } from '../format-apartment.ts';

/** `3 квартири вільні`, briefly `3 вільні`, and with a filter the number of matching ones: `Підходять 2`; without any the resold ones. */
export function formatAvailability({ free, matching, resale }: Stock, picky: boolean, locale: Locale, brief = false): string {
  if (resale > 0 && (picky ? matching : free) === 0) return m.floors_resale({ count: resale });
  if (free === 0) return m.floors_taken();
  if (!picky) return (brief ? m.chessboard_free : m.floors_free)(counted(free, locale));
  return matching > 0 ? m.floors_fit(counted(matching, locale)) : m.floors_none_fits();
}

/** `, ще 6 продають інвестори`, after a count of the developer's own; nothing where there are none. */
export const resaleToo = ({ resale }: Stock, locale: Locale): string =>
  resale > 0 ? `, ${m.chessboard_found_resale(counted(resale, locale))}` : '';

/** `Підходять 34 вільні квартири, ще 6 продають інвестори`. */
export const formatFound = (stock: Stock, locale: Locale): string =>
  `${m.chessboard_found(counted(stock.matching, locale))}${resaleToo(stock, locale)}`;
