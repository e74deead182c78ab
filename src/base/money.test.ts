import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, formatRate, money, parseRate, wholeUnits } from './money.ts';

const rates = fc.integer({ min: 1, max: 9_999_999_999 }).map((tenThousandths) => ({ tenThousandths }));

describe('money', () => {
  it('converts by exact integers, half up', () => {
    const rate = { tenThousandths: 412_550 };
    expect(convert(money(7_200_000, 'USD'), 'UAH', rate)).toEqual({ minor: 297_036_000, currency: 'UAH' });
    expect(convert(money(1, 'USD'), 'UAH', { tenThousandths: 415_000 })).toEqual({ minor: 42, currency: 'UAH' });
    expect(convert(money(100, 'UAH'), 'USD', { tenThousandths: 400_000 })).toEqual({ minor: 3, currency: 'USD' });
  });

  it('loses at most half a cent on the way to hryvnias and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 10_000, max: 9_999_999 }), (minor, tenThousandths) => {
        const back = convert(convert(money(minor, 'USD'), 'UAH', { tenThousandths }), 'USD', { tenThousandths });
        return Math.abs(back.minor - minor) <= 1;
      }),
    );
  });

  it('converts any amount as big integers would', () => {
    const amounts = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: 1, max: 100_000_000_000 }));
    fc.assert(
      fc.property(amounts, rates, (minor, rate) => {
        const [dividend, divisor] = [BigInt(minor) * 10_000n, BigInt(rate.tenThousandths)];
        const exact = Number((2n * dividend + divisor) / (2n * divisor));
        if (!Number.isSafeInteger(exact)) expect(() => convert(money(minor, 'UAH'), 'USD', rate)).toThrow(RangeError);
        else expect(convert(money(minor, 'UAH'), 'USD', rate).minor).toBe(exact);
      }),
      { numRuns: 2_000 },
    );
  });

  it('rounds to whole units half up', () => {
    expect([149, 150, 151].map((minor) => wholeUnits(money(minor, 'UAH')))).toEqual([1, 2, 2]);
  });

  it('refuses what is not an exact integer', () => {
    for (const minor of [0.5, Number.NaN, 2 ** 53]) expect(() => money(minor, 'UAH')).toThrow(RangeError);
  });

  it('reads every rate that it prints', () => {
    fc.assert(
      fc.property(rates, (rate) => {
        expect(parseRate(formatRate(rate))).toEqual(rate);
      }),
    );
    for (const text of ['', '0', '0.0000', '-1', '41,25', '41.12345', 'NaN', '1e3']) expect(parseRate(text)).toBeNull();
  });
});
