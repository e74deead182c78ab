import { expect, test } from 'vitest';
import { priceChart, priceRise } from './price-chart.ts';

const history = [
  { date: '2026-01-01', price: 100 },
  { date: '2026-01-06', price: 120 },
  { date: '2026-01-11', price: 110 },
];

test('a price holds until the next one, and the last until today', () => {
  expect(priceChart(history, '2026-01-21')).toEqual({
    line: 'M0 240H250V0H500V120H1000',
    points: [
      { x: 0, y: 240 },
      { x: 250, y: 0 },
      { x: 500, y: 120 },
    ],
    low: 100,
    high: 120,
  });
});

test('a price that never changed is a level line', () => {
  expect(priceChart([{ date: '2026-01-01', price: 100 }], '2026-02-01')?.line).toBe('M0 120H1000');
});

test('one day gives no line', () => {
  expect(priceChart([{ date: '2026-01-01', price: 100 }], '2026-01-01')).toBeNull();
  expect(priceChart([], '2026-01-01')).toBeNull();
});

test('the rise is counted from the first price', () => {
  expect(priceRise(history)).toBeCloseTo(10);
  expect(priceRise([])).toBe(0);
});
