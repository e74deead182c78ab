import type { Currency } from '../../../base/money.ts';
import { type CreditedContract, paidUnder } from './deposit-credit.ts';
import { nextPayment } from './payment-schedule.ts';

/** A bank transfer that a person of the office has noted, in the currency of the contract at the time; `knownMinor` had come by then without transfers. */
export type CreditedTransfer = { creditedMinor: number; currency: Currency; knownMinor: number; paidOn: string };
type Part = { minor: number; paidOn: string };

/**
 * What transfers add to what is known without them, the first part first. A CRM that counts a transfer later, too, counts it once: money
 * that has become known since a transfer was noted is taken for it, the earliest first.
 */
export function addedBy(transfers: readonly CreditedTransfer[], knownMinor: number): Part[] {
  const whole = transfers.reduce((sum, one) => Math.max(sum, one.knownMinor) + one.creditedMinor, 0);
  let rest = Math.max(0, whole - knownMinor);
  return transfers
    .toReversed()
    .map(({ creditedMinor, paidOn }): Part => {
      const minor = Math.min(creditedMinor, rest);
      rest -= minor;
      return { minor, paidOn };
    })
    .filter(({ minor }) => minor > 0)
    .toReversed();
}

/** The contract with noted transfers among its payments: they fill what is not paid yet from the first due day on; the rest is a row of its own. */
export function creditTransfers(contract: CreditedContract, transfers: readonly CreditedTransfer[]): CreditedContract {
  const known = paidUnder(contract);
  // A contract that is in another currency since: its transfers are taken back and noted anew.
  const counted = transfers.filter(({ currency }) => currency === contract.total.currency);
  const parts = addedBy(counted, known);
  if (parts.length === 0) return contract;
  const own = ({ minor, paidOn }: Part) => ({ dueOn: paidOn, amountMinor: minor, paidMinor: minor, paidOn });
  const { deposit } = contract;
  // A deposit alone is in no payment.
  const first = contract.payments.length === 0 && deposit ? [own(deposit)] : contract.payments;
  const payments = first.map((one) => ({ ...one }));
  const beyond = parts.flatMap(({ minor, paidOn }) => {
    let rest = minor;
    for (const payment of payments) {
      const taken = Math.min(rest, Math.max(0, payment.amountMinor - payment.paidMinor));
      if (taken === 0) continue;
      rest -= taken;
      payment.paidMinor += taken;
      if (payment.paidMinor >= payment.amountMinor) payment.paidOn = paidOn;
    }
    return rest > 0 ? [own({ minor: rest, paidOn })] : [];
  });
  return { ...contract, payments: [...payments, ...beyond] };
}

/** What is left of the payments of one day; 0 where nothing is. */
export function dueOnDay(contract: CreditedContract, day: string): number {
  const left = contract.payments
    .filter(({ dueOn }) => dueOn === day)
    .map(({ amountMinor, paidMinor }) => Math.max(0, amountMinor - paidMinor));
  return Math.max(
    0,
    Math.min(
      contract.total.minor - paidUnder(contract),
      left.reduce((sum, minor) => sum + minor, 0),
    ),
  );
}

/** The sums that are still due under a contract: all of it, and the next payment of its schedule, whose day is null where none is agreed. */
export type Due = { leftMinor: number; nextMinor: number; dueOn: string | null };

export function dueUnder(contract: CreditedContract): Due | null {
  const leftMinor = contract.total.minor - paidUnder(contract);
  if (leftMinor <= 0) return null;
  const next = nextPayment(contract.payments);
  return { leftMinor, nextMinor: next ? Math.min(leftMinor, next.amountMinor - next.paidMinor) : leftMinor, dueOn: next?.dueOn ?? null };
}
