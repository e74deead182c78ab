import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/instalments.ts';
import * as m from '../../paraglide/messages.js';
import { formatNumber } from '../price/number-formats.ts';

export const percentWords = (value: number, locale: Locale): string => m.flat_percent({ value: formatNumber(value, locale, 2) });
export const monthsWords = (count: number): string => m.instalments_months_count({ count });
export const everyWords = (every: InstalmentPlan['every']): string =>
  every === 'month' ? m.instalments_monthly() : m.instalments_quarterly();

/** A number as people type it; undefined when it is none or not between the two. */
export function readNumber(text: string, least: number, most: number, decimals = 0): number | undefined {
  const plain = text.replace(/[\s\u00a0%$₴]/g, '').replace(',', '.');
  if (!new RegExp(decimals > 0 ? `^\\d+([.]\\d{1,${decimals}})?$` : '^\\d+$').test(plain)) return undefined;
  const value = Number(plain);
  return value >= least && value <= most ? value : undefined;
}
