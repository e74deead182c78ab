import type { Locale } from '../../../base/locale.ts';
import type { Deal } from '../../../contract/deals/deals.ts';
import * as m from '../../paraglide/messages.js';
import { formatPrice } from '../price/number-formats.ts';

/**
 * Where the money of a deal is that has ended, or of which something is asked back; empty when nothing comes back. Money that stays here
 * after the end is one of a refund that is not agreed to. Under a contract the money is a part of the price, and an earlier refusal is over.
 */
export function formatRefund({ payment, state }: Pick<Deal, 'payment' | 'state'>, locale: Locale): string {
  if (payment && payment.refundAsked > 0) return m.booking_refund_asked({ sum: formatPrice(payment.refundAsked, 'UAH', locale) });
  const declined = state === 'contract' || state === 'completed' ? null : payment?.refundDeclined;
  if (declined) return m.booking_refund_declined({ sum: formatPrice(declined.amount, 'UAH', locale), reason: declined.reason });
  if (payment?.state === 'paid' && (state === 'cancelled' || state === 'expired')) return m.booking_refund_open();
  if (!payment || payment.refund <= 0) return '';
  const sum = formatPrice(payment.refund, 'UAH', locale);
  return payment.state === 'refunded' ? m.booking_refund_done({ sum }) : m.booking_refund_coming({ sum });
}
