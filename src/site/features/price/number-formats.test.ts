import { expect, test } from 'vitest';
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
