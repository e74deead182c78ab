import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../../base/money.ts';
import { type CreditedContract, paidUnder } from './deposit-credit.ts';
import { addedBy, type CreditedTransfer, creditTransfers, dueUnder } from './transfer-credit.ts';

const transfer = (creditedMinor: number, knownMinor = 0, day = 1): CreditedTransfer => ({
  creditedMinor,
  knownMinor,
  currency: 'UAH',
  paidOn: `2026-12-${String(day).padStart(2, '0')}`,
});
const contract = (total: number, payments: readonly (readonly [amount: number, paid?: number])[], deposit = 0): CreditedContract => ({
  number: 'Д-7',
  signedOn: '2026-11-21',
  total: money(total, 'UAH'),
  deposit: deposit > 0 ? { minor: deposit, paidOn: '2026-11-20' } : null,
  payments: payments.map(([amountMinor, paidMinor = 0], at) => ({ dueOn: `2027-0${at + 1}-10`, amountMinor, paidMinor, paidOn: null })),
});
const paid = (given: CreditedContract) => given.payments.map(({ paidMinor }) => paidMinor);

describe('a bank transfer under a contract', () => {
  it('pays what is due first, and the payment that it completes has its day', () => {
    const credited = creditTransfers(contract(300, [[100], [100], [100]]), [transfer(60), transfer(60, 0, 2)]);
    expect(paid(credited)).toEqual([100, 20, 0]);
    expect(credited.payments.map(({ paidOn }) => paidOn)).toEqual(['2026-12-02', null, null]);
    expect(dueUnder(credited)).toEqual({ leftMinor: 180, nextMinor: 80, dueOn: '2027-02-10' });
  });

  it('is a row of its own where no payments are agreed, beside the deposit', () => {
    const credited = creditTransfers(contract(300, [], 50), [transfer(100, 50)]);
    expect(paid(credited)).toEqual([50, 100]);
    expect(dueUnder(credited)).toEqual({ leftMinor: 150, nextMinor: 150, dueOn: null });
    expect(dueUnder(creditTransfers(contract(150, [], 50), [transfer(100, 50)]))).toBeNull();
  });

  it('is counted once where the CRM counts it later, and beside what the CRM had before', () => {
    const twice = [transfer(100), transfer(50)];
    expect(paid(creditTransfers(contract(300, [[300]]), twice))).toEqual([150]);
    expect(paid(creditTransfers(contract(300, [[300, 100]]), twice))).toEqual([150]);
    expect(paid(creditTransfers(contract(300, [[300, 150]]), twice))).toEqual([150]);
    expect(paid(creditTransfers(contract(300, [[300, 100]]), [transfer(50, 100)]))).toEqual([150]);
  });

  it('adds neither more nor less than was noted, whatever was known before', () => {
    const minor = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 6 }), fc.array(minor, { maxLength: 5 }), fc.nat(500), (amounts, schedule, known) => {
        const transfers = amounts.map((one) => transfer(one, known));
        const sum = amounts.reduce((all, one) => all + one, 0);
        expect(addedBy(transfers, known).reduce((all, { minor: one }) => all + one, 0)).toBe(sum);
        const [first, ...rest] = schedule.map((one): [number] => [one]);
        const before = contract(1_000_000, first ? [[first[0] + known, known], ...rest] : known > 0 ? [[known, known]] : []);
        const credited = creditTransfers(before, transfers);
        expect(paidUnder(credited)).toBe(known + sum);
        expect(credited.payments.every(({ amountMinor, paidMinor }) => paidMinor <= amountMinor)).toBe(true);
        expect(dueUnder(credited)?.leftMinor).toBe(1_000_000 - known - sum);
      }),
    );
  });
});
