import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthlyPayments } from './schedule.ts';

it('divides every sum into payments that come to it exactly, each a month after the other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 1_000_000_000 }), fc.integer({ min: 1, max: 60 }), (minor, count) => {
      const payments = monthlyPayments({ minor, count, first: '2027-01-31' });
      expect(payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(minor);
      expect(payments.every(({ amountMinor }) => amountMinor > 0)).toBe(true);
      expect(new Set(payments.map(({ dueOn }) => dueOn.slice(0, 7))).size).toBe(count);
    }),
  );
  expect(monthlyPayments({ minor: 30_000, count: 3, first: '2027-01-31' }).map(({ dueOn }) => dueOn)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
});
