import { dayMs } from '../../../../base/durations.ts';
import { kyivDay } from '../../../../base/kyiv-time.ts';
import type { Locale } from '../../../../base/locale.ts';
import type { Deal, DealContract, DealMovement } from '../../../../contract/deals/deals.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatNumber, formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';

type Payment = DealContract['payments'][number];

/** A sum to the last kopiyka or cent, which a contract may have: `15 000,50 $`, whole ones without. */
export const formatSum = (amount: number, currency: DealContract['currency'], locale: Locale): string =>
  formatPrice(amount, currency, locale, true);

/** Sums of hundredths may differ from the whole. */
export const unpaidOf = ({ amount, paid }: Payment): number => Math.max(0, Math.round((amount - paid) * 100) / 100);

/** How many days lie between now in Kyiv and a day; negative once it is over. */
export const daysUntil = (day: string, now: Date): number => Math.round((Date.parse(day) - Date.parse(kyivDay(now))) / dayMs);

/** The state of a payment as text. */
export function formatPaymentStatus(payment: Payment, currency: DealContract['currency'], locale: Locale): string {
  const left = formatSum(unpaidOf(payment), currency, locale);
  switch (payment.state) {
    case 'paid':
      return payment.paidOn ? m.account_payment_paid_on({ day: formatDay(payment.paidOn, locale) }) : m.account_payment_paid();
    case 'part':
      return m.account_payment_part({ left });
    case 'overdue':
      return payment.paid > 0 ? m.account_payment_overdue_part({ left }) : m.account_payment_overdue();
    case 'due':
      return m.account_payment_due();
  }
}

/** Why less is due than the payment comes to; null where all of it is. */
export function formatRest(payment: Payment, { currency, deposit }: DealContract, locale: Locale): string | null {
  if (payment.paid === 0) return null;
  const whole = formatSum(payment.amount, currency, locale);
  const paid = formatSum(payment.paid, currency, locale);
  return payment.paid === deposit?.amount ? m.account_payment_less_deposit({ whole, paid }) : m.account_payment_less_paid({ whole, paid });
}

/** The paid share of a price: no sum is nothing. */
export function formatShare(share: number, locale: Locale): string {
  const percent = Math.floor(share * 1000) / 10;
  return m.project_percent({ percent: percent > 0 && percent < 10 ? formatNumber(percent, locale, 1) : Math.floor(percent) });
}

/** A payment of the contract that has come and is no movement of the deal's own: those fill the payments from the first on. */
export type ContractPaid = { day: string | null; amount: number };

export function paidUnderContract({ contract, movements }: Pick<Deal, 'contract' | 'movements'>): ContractPaid[] {
  if (!contract) return [];
  const isTransfer = ({ kind }: DealMovement) => kind === 'transfer';
  // Which part of a payment in dollars a transfer of hryvnias was, is not known.
  if (contract.currency !== 'UAH' && movements.some(isTransfer)) return [];
  let known =
    contract.currency === 'UAH'
      ? movements.filter(({ state }) => state === 'credited').reduce((sum, { amount }) => sum + amount, 0)
      : (contract.deposit?.amount ?? 0);
  return contract.payments.flatMap(({ paid, paidOn }) => {
    const own = Math.min(known, paid);
    known -= own;
    const amount = Math.round((paid - own) * 100) / 100;
    return amount > 0 ? [{ day: paidOn, amount }] : [];
  });
}

/** The contract has its own words about it; what they leave open a person answers. */
export const howToPay = ({ number }: DealContract, phone: string): string =>
  phone ? m.account_pay_how_by_phone({ number, phone }) : m.account_pay_how({ number });
