import type { Kysely } from 'kysely';
import type { DealsTables } from '../deals.tables.ts';
import type { DealNow } from '../deals.ts';
import { readEntries, readLedger } from './ledger.store.ts';
import { movementsOf } from './movements.ts';

/** The balance of each account of a deal. */
export async function ledgerOf({ db }: { db: Kysely<DealsTables> }, dealId: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { account, minor } of (await readLedger(db, dealId)).flatMap(({ lines }) => lines))
    sums[account] = (sums[account] ?? 0) + minor;
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0));
}

/** The same from the payments alone, and from the sum of the bank transfers that stand. */
export function expectedLedger({ state, payments }: DealNow, transferred = 0): Record<string, number> {
  const came = payments.filter(({ paidAt }) => paidAt !== null);
  const sum = (some: typeof came, minor: (one: (typeof came)[number]) => number) => some.reduce((all, one) => all + minor(one), 0);
  const [back, stays] = [came.filter((one) => one.state === 'refunding'), came.filter((one) => one.state === 'paid')];
  const isSigned = state === 'contract' || state === 'completed';
  const sums = {
    bank: sum(came, ({ amountMinor }) => amountMinor) + transferred,
    [isSigned ? 'price' : 'deposit']: -sum(stays, ({ amountMinor }) => amountMinor) - transferred,
    refund: -sum(back, ({ refundMinor }) => refundMinor),
    fee: -sum(back, ({ amountMinor, refundMinor }) => amountMinor - refundMinor),
  };
  return Object.fromEntries(Object.entries(sums).filter(([, minor]) => minor !== 0));
}

/** What a client reads of a deal's money, summed up as the accounts that it speaks of. */
export async function movementSumsOf({ db }: { db: Kysely<DealsTables> }, dealId: string): Promise<Record<string, number>> {
  const movements = movementsOf((await readEntries(db, [dealId])).get(dealId) ?? []);
  const sum = (...states: (typeof movements)[number]['state'][]) =>
    movements.filter(({ state }) => states.includes(state)).reduce((all, { minor }) => all + minor, 0);
  return { bank: sum('received', 'credited') - sum('sent'), refund: 0 - sum('coming'), fee: 0 - sum('retained') };
}
