import type { ContractPayment } from '../crm-port.ts';

/** `part`: something was paid and the rest is not due yet. */
export type PaymentState = 'paid' | 'part' | 'due' | 'overdue';

/** How a payment of a contract stands on a Kyiv day, `YYYY-MM-DD`; on its due day it is not overdue yet. */
export function paymentState({ dueOn, amountMinor, paidMinor }: ContractPayment, today: string): PaymentState {
  if (paidMinor >= amountMinor) return 'paid';
  if (dueOn < today) return 'overdue';
  return paidMinor > 0 ? 'part' : 'due';
}

/** The first payment that is not whole yet; null when all is paid. */
export const nextPayment = (payments: ContractPayment[]): ContractPayment | null =>
  payments.find(({ amountMinor, paidMinor }) => paidMinor < amountMinor) ?? null;
