import { kyivDay } from '../../base/kyiv-time.ts';
import { money } from '../../base/money.ts';
import type { Contract } from './crm-port.ts';
import { type Deal, paidOf } from './deal.ts';
import { type CreditedContract, creditDeposit } from './rules/deposit-credit.ts';
import { type CreditedTransfer, creditTransfers } from './rules/transfer-credit.ts';

/** A contract whose payments include the deposit of its deal and the bank transfers that were noted. */
export function creditedOf(
  deal: Pick<Deal, 'payments' | 'rate'>,
  contract: Contract | undefined,
  transfers: readonly CreditedTransfer[] | undefined,
): CreditedContract | null {
  const paid = paidOf(deal);
  const deposit = paid && { amount: money(paid.amountMinor, 'UAH'), paidOn: kyivDay(paid.paidAt) };
  return contract ? creditTransfers(creditDeposit(contract, deposit, deal.rate), transfers ?? []) : null;
}
