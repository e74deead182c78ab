import type { Locale } from '../../base/locale.ts';
import * as m from '../paraglide/messages.js';
import { formatNumber } from './price/number-formats.ts';

/** `600 м`, `1,4 км`, `7 км`: as exact as a straight line between two gates is worth. */
export function formatDistance(metres: number, locale: Locale): string {
  if (metres < 950) return m.list_metres({ count: formatNumber(Math.max(50, Math.round(metres / 50) * 50), locale, 0) });
  const kilometres = metres / 1000;
  return m.list_kilometres({ count: formatNumber(kilometres, locale, kilometres < 2.95 ? 1 : 0) });
}
