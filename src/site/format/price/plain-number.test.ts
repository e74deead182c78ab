import { expect, test } from 'vitest';
import { plainNumber, readNumber } from './plain-number.ts';

test('a number is read as people write it', () => {
  expect(['72 000', '72\u00a0000 $', '1,072,000', '32,5 %', '−3'].map(plainNumber)).toEqual(['72000', '72000', '1072000', '32.5', '-3']);
  expect(readNumber('32,5', 0, 100, 2)).toBe(32.5);
});

test('what is no number, has too many decimals or is out of bounds is nothing', () => {
  for (const text of ['', 'a', '1e3', '5.555', '101', '-1']) expect(readNumber(text, 0, 100, 2)).toBeUndefined();
  expect(readNumber('5.5', 0, 100)).toBeUndefined();
});
