import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert, currencies, type Money, money, parseRate, type Rate, wholeUnits } from '../../base/money.ts';
import type { OfferEffect } from '../content/content.ts';
import { priceUnder } from './price-under.ts';

const rate = parseRate('41.25') as Rate;
const dollars = (amount: number) => money(amount * 100, 'USD');

test('§2 an offer lowers the price in the currency of the contract, to whole units in the buyer’s favour', () => {
  const flat = { price: dollars(60_001), areaHundredths: 5_430 };
  expect(priceUnder({ kind: 'percent', hundredths: 500 }, flat, rate)).toEqual(dollars(57_000));
  expect(priceUnder({ kind: 'percent', hundredths: 5_000 }, flat, rate)).toEqual(dollars(30_000));
  expect(priceUnder({ kind: 'percent', hundredths: 5_001 }, flat, rate)).toBeNull();
  expect(priceUnder({ kind: 'per_m2', minor: 55_249, currency: 'USD' }, flat, rate)).toEqual(dollars(30_000));
  expect(priceUnder({ kind: 'per_m2', minor: 55_250, currency: 'USD' }, flat, rate)).toBeNull();
  expect(priceUnder({ kind: 'per_m2', minor: 4_500, currency: 'USD' }, flat, rate)).toEqual(dollars(57_557));
  expect(priceUnder({ kind: 'per_m2', minor: 180_000, currency: 'UAH' }, flat, rate)).toEqual(dollars(57_631));
  expect(priceUnder({ kind: 'gift' }, flat, rate)).toEqual(flat.price);
});

const effects: fc.Arbitrary<OfferEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), hundredths: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({
    kind: fc.constant('per_m2' as const),
    minor: fc.integer({ min: 1, max: 10_000_000 }),
    currency: fc.constantFrom(...currencies),
  }),
  fc.constant({ kind: 'gift' as const }),
);
const flats = fc.record({
  price: fc.record({ units: fc.integer({ min: 0, max: 900_000_000 }), currency: fc.constantFrom(...currencies) }),
  areaHundredths: fc.integer({ min: 1_000, max: 100_000 }),
});
/** The exact discount in minor units of the price, without any rounding. */
function takenOff(effect: OfferEffect, { price, areaHundredths }: { price: Money; areaHundredths: number }, day: Rate): number {
  if (effect.kind === 'gift') return 0;
  if (effect.kind === 'percent') return (price.minor / 10_000) * effect.hundredths;
  const sum = (effect.minor / 100) * areaHundredths;
  const inDollars = effect.currency === 'USD' ? sum : (sum / day.tenThousandths) * 10_000;
  return effect.currency === price.currency ? sum : price.currency === 'USD' ? inDollars : (sum * day.tenThousandths) / 10_000;
}

const rates = fc.integer({ min: 80_000, max: 990_000 }).map((tenThousandths) => ({ tenThousandths }));

test('§9 for every offer, flat and rate: whole units, from half of the price to all of it, and never more in the other currency', () => {
  fc.assert(
    fc.property(effects, flats, rates, (effect, { price: { units, currency }, areaHundredths }, day) => {
      const price = money(units * 100, currency);
      const under = priceUnder(effect, { price, areaHundredths }, day);
      const [off, tolerance] = [takenOff(effect, { price, areaHundredths }, day), 2 + day.tenThousandths / 10_000];
      if (off < price.minor / 2 - tolerance) expect(under).not.toBeNull();
      if (off > price.minor / 2 + tolerance) expect(under).toBeNull();
      if (!under) return;
      expect(under.currency).toBe(currency);
      expect(under.minor % 100).toBe(0);
      expect(under.minor).toBeGreaterThan(price.minor / 2 - 101);
      expect(under.minor).toBeLessThanOrEqual(price.minor);
      const other = currency === 'USD' ? 'UAH' : 'USD';
      const [without, withOffer] = [price, under].map((amount) => wholeUnits(convert(amount, other, day)));
      expect(withOffer).toBeLessThanOrEqual(without as number);
      // The other currency is the day's rate of what is paid, and leads back to it within its own rounding.
      const back = convert(convert(under, other, day), currency, day);
      expect(Math.abs(back.minor - under.minor)).toBeLessThanOrEqual(Math.ceil(day.tenThousandths / 10_000));
    }),
    { numRuns: 2_000 },
  );
});

test('§2 half of a percent is half of one: a larger discount never costs more', () => {
  fc.assert(
    fc.property(flats, fc.integer({ min: 1, max: 4_999 }), rates, ({ price: { units, currency }, areaHundredths }, hundredths, day) => {
      const flat = { price: money(units * 100, currency), areaHundredths };
      const [less, more] = [hundredths, hundredths + 1].map((part) => priceUnder({ kind: 'percent', hundredths: part }, flat, day)?.minor);
      expect(more).toBeLessThanOrEqual(less as number);
      expect(Math.abs((less as number) - (flat.price.minor * (10_000 - hundredths)) / 10_000)).toBeLessThanOrEqual(100);
    }),
  );
});
