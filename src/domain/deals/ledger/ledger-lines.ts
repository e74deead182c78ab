import type { Currency } from '../../../base/money.ts';

/**
 * Where money is, and whose. `bank` is what has come by the bank and is positive; the others say what it is for and are negative: the
 * client's deposit, a part of the price, owed to the client, or the fee that stays.
 */
export const accounts = ['bank', 'deposit', 'price', 'refund', 'fee'] as const;
export type Account = (typeof accounts)[number];
export const entryKinds = [
  'payment-came',
  'deposit-credited',
  'credit-undone',
  'refund-asked',
  'refund-sent',
  'transfer-noted',
  'transfer-undone',
  'transfer-returned',
  'return-undone',
] as const;
export type EntryKind = (typeof entryKinds)[number];
export type Line = { account: Account; minor: number; currency: Currency };

/** The lines that a sum which has left the bank is taken from: what was owed first, then the price or the deposit, then the fee. */
export function sentLines(balances: ReadonlyMap<Account, number>, sent: number): Line[] {
  let rest = sent;
  const taken = (['refund', 'price', 'deposit', 'fee'] as const).map((account): Line => {
    const minor = Math.max(0, Math.min(rest, -(balances.get(account) ?? 0)));
    rest -= minor;
    return { account, minor, currency: 'UAH' };
  });
  // More than ever came: the client owes it.
  return taken.map((line) => (line.account === 'refund' ? { ...line, minor: line.minor + rest } : line));
}

/** The lines that take a payment from where it stands: the refund is owed from now on, and the rest is the fee. */
export function releaseLines(balances: ReadonlyMap<Account, number>, refund: number): Line[] {
  const deposit = -(balances.get('deposit') ?? 0);
  const price = -(balances.get('price') ?? 0);
  const fee = deposit + price - refund;
  const line = (account: Account, minor: number): Line => ({ account, minor, currency: 'UAH' });
  return [line('deposit', deposit), line('price', price), line('refund', -refund), line('fee', -fee)];
}
