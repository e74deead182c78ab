import type { Locale } from '../../base/locale.ts';
import type { Deal } from '../../contract/deals/deals.ts';
import * as m from '../paraglide/messages.js';
import { formatPrice } from './price/number-formats.ts';

/** Where the money of a deal that has ended is; empty when nothing comes back. */
export function formatRefund({ payment }: Pick<Deal, 'payment'>, locale: Locale): string {
  if (!payment || payment.refund <= 0) return '';
  const sum = formatPrice(payment.refund, 'UAH', locale);
  return payment.state === 'refunded' ? m.booking_refund_done({ sum }) : m.booking_refund_coming({ sum });
}
