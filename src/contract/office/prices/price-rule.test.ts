import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PricedFlat, type PriceRule, priceAfter, priceRuleSchema, roundings } from './price-rule.ts';

const flat: PricedFlat = { priceMinor: 9_850_000, currency: 'USD', areaHundredths: 6_240, floor: 7 };
const inDollars = { currency: 'USD', roundTo: 1 } as const;

it.each<[string, PriceRule, number | null]>([
  ['two percent more', { by: 'percent', hundredths: 200, roundTo: 1 }, 10_047_000],
  ['two percent more, to the hundred', { by: 'percent', hundredths: 200, roundTo: 100 }, 10_050_000],
  ['a third less', { by: 'percent', hundredths: -3_333, roundTo: 1 }, 6_567_000],
  ['a sum more', { by: 'sum', minor: 150_000, ...inDollars }, 10_000_000],
  ['a sum less', { by: 'sum', minor: -150_000, ...inDollars }, 9_700_000],
  ['more for each square metre', { by: 'metre', minor: 5_000, ...inDollars }, 10_162_000],
  ['more for each floor above the second', { by: 'floor', minor: 30_000, from: 2, ...inDollars }, 10_000_000],
  ['more for each floor above the ninth', { by: 'floor', minor: 30_000, from: 9, ...inDollars }, 9_850_000],
  ['a price', { by: 'set', minor: 9_900_000, ...inDollars }, 9_900_000],
  ['a sum of another currency', { by: 'sum', minor: 150_000, currency: 'UAH', roundTo: 1 }, null],
  ['a price of one dollar', { by: 'set', minor: 100, ...inDollars }, null],
  ['more off than it costs', { by: 'sum', minor: -9_850_000, ...inDollars }, null],
])('%s', (_what, rule, after) => {
  expect(priceRuleSchema.safeParse(rule).success).toBe(true);
  expect(priceAfter(flat, rule)).toBe(after);
});

const flats = fc.record<PricedFlat>({
  priceMinor: fc.integer({ min: 1, max: 10_000_000_000 }),
  currency: fc.constantFrom('UAH', 'USD'),
  areaHundredths: fc.integer({ min: 1, max: 100_000 }),
  floor: fc.integer({ min: -2, max: 100 }),
});
const whole = { currency: fc.constantFrom('UAH' as const, 'USD' as const), roundTo: fc.constantFrom(...roundings) };
const sums = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const rules = fc.oneof<fc.Arbitrary<PriceRule>[]>(
  fc.record({ by: fc.constant('percent' as const), hundredths: fc.integer({ min: -5_000, max: 10_000 }), roundTo: whole.roundTo }),
  fc.record({ by: fc.constant('sum' as const), minor: sums, ...whole }),
  fc.record({ by: fc.constant('metre' as const), minor: sums, ...whole }),
  fc.record({ by: fc.constant('floor' as const), minor: sums, from: fc.integer({ min: -9, max: 200 }), ...whole }),
  fc.record({ by: fc.constant('set' as const), minor: sums, ...whole }),
);

it('a price is a positive number of whole steps, within half a step of what the rule says exactly', () => {
  fc.assert(
    fc.property(flats, rules, (flat, rule) => {
      const after = priceAfter(flat, rule);
      const exact =
        rule.by === 'percent'
          ? (flat.priceMinor * (10_000 + rule.hundredths)) / 10_000
          : rule.by === 'set'
            ? rule.minor
            : flat.priceMinor +
              rule.minor *
                (rule.by === 'metre' ? flat.areaHundredths / 100 : rule.by === 'floor' ? Math.max(0, flat.floor - rule.from) : 1);
      if (after === null) return;
      expect(after).toBeGreaterThan(0);
      expect(after % (rule.roundTo * 100)).toBe(0);
      // Square metres and percents are rounded to the minor unit before.
      expect(Math.abs(after - exact)).toBeLessThanOrEqual(rule.roundTo * 50 + 0.5 + Math.abs(exact) * 1e-12);
    }),
  );
});
