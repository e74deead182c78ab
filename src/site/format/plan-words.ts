import type { Locale } from '../../base/locale.ts';
import type { InstalmentPlan } from '../../contract/money/instalments.ts';
import * as m from '../paraglide/messages.js';
import { formatNumber } from './price/number-formats.ts';

export const percentWords = (value: number, locale: Locale): string => m.flat_percent({ value: formatNumber(value, locale, 2) });
export const monthsWords = (count: number): string => m.instalments_months_count({ count });
export const everyWords = (every: InstalmentPlan['every']): string =>
  every === 'month' ? m.instalments_monthly() : m.instalments_quarterly();
