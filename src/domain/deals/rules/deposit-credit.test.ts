import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, parseRate, type Rate } from '../../../base/money.ts';
import type { Contract } from '../crm-port.ts';
import { creditDeposit, paidUnder } from './deposit-credit.ts';
import { dueUnder } from './transfer-credit.ts';

const rate = parseRate('41.25') as Rate;
const deposit = { amount: money(2_000_000, 'UAH'), paidOn: '2026-11-20' };
const payment = (amountMinor: number, paidMinor = 0) => ({ dueOn: '2026-12-01', amountMinor, paidMinor, paidOn: null });
const contract = (minor: number, payments: Contract['payments'], currency: 'UAH' | 'USD' = 'UAH'): Contract => ({
  number: 'Д-7',
  signedOn: '2026-11-21',
  total: money(minor, currency),
  payments,
});
const paid = (given: Contract) => creditDeposit(given, deposit, rate).payments.map(({ paidMinor }) => paidMinor);

describe('the deposit of a reservation', () => {
  it('is a part of the first payment where the payments come to the whole sum', () => {
    expect(paid(contract(270_000_000, [payment(90_000_000), payment(180_000_000)]))).toEqual([2_000_000, 0]);
    expect(paid(contract(90_000_000, [payment(90_000_000, 88_000_000)]))).toEqual([90_000_000]);
  });

  it('fills the next payments where it is larger than the first', () => {
    expect(paid(contract(5_250_000, [payment(875_000), payment(875_000), payment(3_500_000)]))).toEqual([875_000, 875_000, 250_000]);
    const amounts = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, (list) => {
        const total = list.reduce((sum, one) => sum + one, 0);
        const credited = creditDeposit(
          contract(
            total,
            list.map((one) => payment(one)),
          ),
          deposit,
          rate,
        ).payments;
        expect(credited.reduce((sum, { paidMinor }) => sum + paidMinor, 0)).toBe(Math.min(total, 2_000_000));
        for (const { amountMinor, paidMinor } of credited) expect(paidMinor).toBeLessThanOrEqual(amountMinor);
      }),
    );
  });

  it('is counted once where the CRM has counted it already', () => {
    expect(paid(contract(90_000_000, [payment(30_000_000, 30_000_000), payment(60_000_000)]))).toEqual([30_000_000, 0]);
  });

  it('is a payment of its own where the payments leave it out', () => {
    const { payments } = creditDeposit(contract(92_000_000, [payment(90_000_000)]), deposit, rate);
    expect(payments[0]).toEqual({ dueOn: '2026-11-20', amountMinor: 2_000_000, paidMinor: 2_000_000, paidOn: '2026-11-20' });
    expect(payments[1]?.paidMinor).toBe(0);
  });

  it('is in a dollar contract at the rate of its deal, also where the CRM left out a whole number of dollars', () => {
    expect(paid(contract(6_000_000, [payment(6_000_000)], 'USD'))).toEqual([48_485]);
    expect(paid(contract(6_000_000, [payment(5_951_500)], 'USD'))).toEqual([48_500, 0]);
    expect(paid(contract(6_000_000, [payment(5_951_600)], 'USD'))).toEqual([48_400, 0]);
  });

  it('leaves no cents unpaid where the CRM has rounded it, and is no more than came where it has not', () => {
    for (const rest of [5_951_500, 5_951_600]) {
      const credited = creditDeposit(contract(6_000_000, [payment(rest, rest)], 'USD'), deposit, rate);
      expect([credited.deposit?.minor, paidUnder(credited), dueUnder(credited)]).toEqual([6_000_000 - rest, 6_000_000, null]);
      expect(credited.payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(6_000_000);
    }
    expect(dueUnder(creditDeposit(contract(6_000_000, [payment(5_951_000, 5_951_000)], 'USD'), deposit, rate))?.leftMinor).toBe(515);
    expect(dueUnder(creditDeposit(contract(92_000_050, [payment(90_000_000, 90_000_000)]), deposit, rate))?.leftMinor).toBe(50);
  });

  it('is all that is paid while no payments are known', () => {
    const credited = creditDeposit(contract(90_000_000, []), deposit, rate);
    expect([credited.payments, paidUnder(credited)]).toEqual([[], 2_000_000]);
  });

  it('is nothing where none was paid', () => {
    const given = contract(90_000_000, [payment(90_000_000)]);
    expect(creditDeposit(given, null, rate)).toEqual({ ...given, deposit: null });
  });
});
