import { convert, type Money, money, type Rate } from '../../../base/money.ts';
import type { Contract } from '../crm-port.ts';

/** The deposit of a deal that stands in a contract: the credited part of it, in the contract's currency, and the Kyiv day on which it came. */
type CreditedDeposit = { minor: number; paidOn: string };
export type CreditedContract = Contract & { deposit: CreditedDeposit | null };

/** All that has come, also where the payments are not known yet. */
export const paidUnder = ({ payments, deposit }: CreditedContract): number =>
  Math.max(
    deposit?.minor ?? 0,
    payments.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
  );

/**
 * A contract with the deposit of its deal among the payments. Where the payments come to less than the contract by the deposit, it is a
 * payment of its own; else it fills the payments from the first on, up to the sum that the CRM does not have as paid there, so that a CRM
 * that has counted it already counts it once.
 */
export function creditDeposit(contract: Contract, deposit: { amount: Money; paidOn: string } | null, rate: Rate): CreditedContract {
  if (!deposit) return { ...contract, deposit: null };
  const { minor } = convert(deposit.amount, contract.total.currency, rate);
  const { payments, total } = contract;
  const known = { minor, paidOn: deposit.paidOn };
  const missing = total.minor - payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (payments.length > 0 && missing >= minor - roundedBy) {
    // A CRM rounds a deposit in another currency to whole units: what it left out is what it counts the deposit for.
    const isRounded = deposit.amount.currency !== total.currency && missing <= minor + roundedBy;
    const own = { ...known, minor: isRounded ? missing : minor };
    return { ...contract, deposit: own, payments: [ownPayment(money(own.minor, total.currency), own.paidOn), ...payments] };
  }
  let rest = minor;
  const filled = payments.map((payment) => {
    const part = Math.min(rest, payment.amountMinor);
    if (part === 0) return payment;
    rest -= part;
    const paidMinor = Math.max(payment.paidMinor, Math.min(payment.amountMinor, payment.paidMinor + part));
    return { ...payment, paidMinor, paidOn: payment.paidOn ?? (paidMinor >= payment.amountMinor ? deposit.paidOn : null) };
  });
  return { ...contract, deposit: known, payments: filled };
}

const roundedBy = 100;

const ownPayment = ({ minor }: Money, paidOn: string): Contract['payments'][number] => ({
  dueOn: paidOn,
  amountMinor: minor,
  paidMinor: minor,
  paidOn,
});
