import type { FoundFlat } from '../../contract/office/find.ts';
import * as m from '../paraglide/messages.js';
import { formatMoment, formatMoney } from './format.ts';
import { getLocale } from './message-locale.ts';

export const formatNumber = (value: number): string => value.toLocaleString(getLocale() === 'uk' ? 'uk-UA' : 'en-GB');

/** Whole units: a price is said on the phone. */
export const formatPrice = (minor: number, currency: 'UAH' | 'USD'): string =>
  formatMoney({ minor: Math.round(minor / 100) * 100, currency });

const statuses: Record<FoundFlat['status'], () => string> = {
  available: m.find_status_available,
  held: m.find_status_held,
  reserved: m.find_status_reserved,
  sold: m.find_status_sold,
};

/** Whether it is free, and until when it is not. */
export const flatStatus = ({ status, bookedUntil }: Pick<FoundFlat, 'status' | 'bookedUntil'>): string =>
  bookedUntil ? `${statuses[status]()} ${m.find_status_until({ at: formatMoment(bookedUntil) })}` : statuses[status]();
