import { expect, test } from 'vitest';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { amountsIn, instalmentQuery, readInstalmentInput, withInstalmentInput } from './instalment-input.ts';

test('a input is read as people write it, and only what is its own', () => {
  const search = new URLSearchParams('down=32,5 %&months= 18&every=quarter&price=90 000&utm_source=x');
  expect(readInstalmentInput(search, { apartment: 'a' })).toEqual({ down: '32.5', months: '18', every: 'quarter' });
  expect(readInstalmentInput(search, 'chosen')).toEqual({ price: '90000', down: '32.5', months: '18', every: 'quarter' });
});

test('what is written is read back', () => {
  const input = { price: '90000', usd: '1', first: '25000', months: '18', every: 'quarter' };
  expect(readInstalmentInput(new URLSearchParams(instalmentQuery(input)), 'chosen')).toEqual(input);
  expect(instalmentQuery({ down: '30' }, { apartment: 'luhova-1' })).toBe('apartment=luhova-1&down=30');
});

test('an address takes the new input and keeps what is of others', () => {
  const search = new URLSearchParams('utm_source=x&down=30&first=1&price=5');
  expect(withInstalmentInput(search, { down: '40' }, { apartment: 'a' })).toBe('utm_source=x&price=5&down=40');
});

test('§9 typed amounts follow the currency of the visitor, all of them at once', () => {
  const plan = { cost: 3_300_000, costUsd: 80_000, first: 990_000, firstUsd: 24_000 } as InstalmentPlan;
  expect(amountsIn('UAH', { price: '80000', first: '24000', usd: '1' }, plan)).toEqual({ price: '3300000', first: '990000', usd: '' });
  expect(amountsIn('USD', { price: '3300000', months: '9' }, plan)).toEqual({ price: '80000', usd: '1' });
  expect(amountsIn('USD', { price: '80000', usd: '1' }, plan)).toEqual({});
  expect(amountsIn('UAH', { down: '30', usd: '1' }, plan)).toEqual({});
});
