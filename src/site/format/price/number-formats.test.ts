import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../../../base/locale.ts';
import { currencies } from '../../../base/money.ts';
import { formatArea, formatNumber, formatPrice } from './number-formats.ts';

test('§9 prices stand as each language writes them, never broken across lines', () => {
  expect(formatPrice(72_000, 'USD', 'uk')).toBe('72\u00a0000\u00a0$');
  expect(formatPrice(2_970_000, 'UAH', 'uk')).toBe('2\u00a0970\u00a0000\u00a0₴');
  expect(formatPrice(72_000, 'USD', 'en')).toBe('$72,000');
  expect(formatPrice(2_970_000, 'UAH', 'en')).toBe('₴2,970,000');
});

test('what is less than nothing has a minus, not a hyphen', () => {
  expect(formatPrice(-6_000, 'USD', 'uk')).toBe('−6\u00a0000\u00a0$');
  expect(formatPrice(-6_000, 'USD', 'en')).toBe('−$6,000');
  expect(formatNumber(-2.5, 'uk')).toBe('−2,5');
  expect(formatPrice(-0, 'USD', 'uk'), 'nothing is not less than nothing').toBe('0\u00a0$');
});

test('areas keep their hundredths', () => {
  expect(formatArea(54.35, 'uk')).toBe('54,35\u00a0м²');
  expect(formatArea(54, 'en')).toBe('54\u00a0m²');
});

const minus = (text: string): string => text.replace('-', '−');

test('numbers are written as the tables of languages write them', () => {
  const numbers = fc.oneof(
    fc.integer({ min: -1e12, max: 1e12 }),
    fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  );
  fc.assert(
    fc.property(numbers, fc.constantFrom(...locales), fc.integer({ min: 0, max: 3 }), (value, locale, digits) => {
      const oracle = new Intl.NumberFormat(locale, { maximumFractionDigits: digits, signDisplay: 'negative' });
      expect(formatNumber(value, locale, digits)).toBe(minus(oracle.format(value)));
    }),
    { numRuns: 3000 },
  );
});

test('sums of money are written as the tables of languages write them, to the last kopiyka when asked', () => {
  const sums = fc.integer({ min: -1e12, max: 1e12 }).map((minor) => minor / 100);
  fc.assert(
    fc.property(sums, fc.constantFrom(...locales), fc.constantFrom(...currencies), fc.boolean(), (amount, locale, currency, exact) => {
      const digits = exact && !Number.isInteger(amount) ? 2 : 0;
      const oracle = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'negative',
      });
      expect(formatPrice(amount, currency, locale, exact)).toBe(minus(oracle.format(amount)));
    }),
    { numRuns: 3000 },
  );
});
