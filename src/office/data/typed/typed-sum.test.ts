import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSum, typedSum } from './typed-sum.ts';

it('reads sums as people write them, to the kopiyka', () => {
  expect(['71 200', '71 200,5', '0.07', '12.345', 'сто', ''].map(readSum)).toEqual([7_120_000, 7_120_050, 7, null, null, null]);
});

it('reads what it has typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
      expect(readSum(typedSum(minor))).toBe(minor);
    }),
  );
});
