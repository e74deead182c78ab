import type { ContractPayment } from '../crm-port.ts';

/** `part`: something was paid and the rest is not due yet. */
export type PaymentState = 'paid' | 'part' | 'due' | 'overdue';

/** The state of a contract's payment on a Kyiv day, `YYYY-MM-DD`; on its due day it is not overdue yet. */
export function paymentState({ dueOn, amountMinor, paidMinor }: ContractPayment, today: string): PaymentState {
  if (paidMinor >= amountMinor) return 'paid';
  if (dueOn < today) return 'overdue';
  return paidMinor > 0 ? 'part' : 'due';
}

/** The first payment that is not paid in full yet; null when all is paid. */
export const nextPayment = (payments: ContractPayment[]): ContractPayment | null =>
  payments.find(({ amountMinor, paidMinor }) => paidMinor < amountMinor) ?? null;
