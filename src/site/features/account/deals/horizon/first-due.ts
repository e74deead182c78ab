import type { DealContract } from '../../../../../contract/deals/deals.ts';

type Payment = DealContract['payments'][number];

/** Where the deposit is not a part of a payment it is the first of them. */
const isDeposit = ({ deposit }: DealContract, { amount, dueOn }: Payment): boolean =>
  deposit !== null && amount === deposit.amount && dueOn === deposit.paidOn;

/** The first payment that the contract itself asks for. */
export const firstDue = (contract: DealContract): Payment | undefined => contract.payments.find((one) => !isDeposit(contract, one));
