import { kyivDay } from '../../base/kyiv-time.ts';
import { money } from '../../base/money.ts';
import type { Contract } from './crm-port.ts';
import { type Deal, paidOf } from './deal.ts';
import { type CreditedContract, creditDeposit } from './rules/deposit-credit.ts';

/** A contract whose payments include the deposit of its deal. */
export function creditedOf(deal: Pick<Deal, 'payments' | 'rate'>, contract: Contract | undefined): CreditedContract | null {
  const paid = paidOf(deal);
  const deposit = paid && { amount: money(paid.amountMinor, 'UAH'), paidOn: kyivDay(paid.paidAt) };
  return contract ? creditDeposit(contract, deposit, deal.rate) : null;
}
