import { expect, it } from 'vitest';
import { farMoves, farOf, isConfirmed } from './far-prices.ts';

const move = (id: number, afterMinor: number) => ({ id, beforeMinor: 10_000, afterMinor });

it('a quarter up or down is not far, what is beyond is, and the farthest comes first', () => {
  expect(farMoves([move(1, 12_500), move(2, 7_500), move(3, 12_501), move(4, 100), move(5, 7_499)]).map(({ id }) => id)).toEqual([4, 5, 3]);
  expect(farOf([move(1, 12_500)])).toBeNull();
});

it('only what would be changed is confirmed', () => {
  const far = farOf([move(3, 20_000), move(4, 100)]);
  expect(far).toEqual({ count: 2, apartment: 4, afterMinor: 100 });
  expect(isConfirmed(far, { count: 2, apartment: 4, afterMinor: 100 })).toBe(true);
  expect(isConfirmed(null, undefined)).toBe(true);
  for (const other of [undefined, { count: 1, apartment: 4, afterMinor: 100 }, { count: 2, apartment: 3, afterMinor: 100 }])
    expect(isConfirmed(far, other)).toBe(false);
});
