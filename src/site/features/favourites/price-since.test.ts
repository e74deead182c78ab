import { expect, it } from 'vitest';
import { changeSince } from './price-since.tsx';

const priceHistory = [
  { date: '2026-02-16', cost: 4_100_000, costUsd: 100_000 },
  { date: '2026-08-17', cost: 4_000_000, costUsd: 97_000 },
  { date: '2026-11-20', cost: 4_050_000, costUsd: 97_000 },
];
const flat = { priceHistory, cost: 4_050_000, costUsd: 97_000 };

it('a price is compared with that of the day on which the flat was saved', () => {
  expect(changeSince(flat, '2026-05-01')).toEqual({ uah: -50_000, usd: -3_000 });
  expect(changeSince({ ...flat, cost: 4_300_000, costUsd: 103_000 }, '2026-02-16')).toEqual({ uah: 200_000, usd: 3_000 });
});

it('a change of the rate alone is no change of the price, and an unknown price is compared with nothing', () => {
  expect(changeSince(flat, '2026-09-01')).toBeNull();
  expect(changeSince(flat, '2026-11-27')).toBeNull();
  expect(changeSince(flat, '2026-01-01')).toBeNull();
});
