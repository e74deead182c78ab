import type { Locale } from '../../base/locale.ts';
import type { InstalmentPlan } from '../../contract/money/instalments.ts';
import * as m from '../paraglide/messages.js';
import { formatNumber } from './price/number-formats.ts';

export const formatPercent = (value: number, locale: Locale): string => m.flat_percent({ value: formatNumber(value, locale, 2) });
export const formatMonths = (count: number): string => m.instalments_months_count({ count });
export const formatInterval = (every: InstalmentPlan['every']): string =>
  every === 'month' ? m.instalments_monthly() : m.instalments_quarterly();
