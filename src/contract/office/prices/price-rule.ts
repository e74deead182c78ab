import * as z from 'zod/mini';
import { type Currency, currencies, minorPerMajor, scale } from '../../../base/money.ts';

/** Prices are rounded to whole units of their currency, or to these. */
export const roundings = [1, 10, 50, 100, 500, 1_000] as const;
export const ruleLimits = { percentLeast: -5_000, percentMost: 10_000, sumMost: 1_000_000_000_000 } as const;
/** No flat costs less, in whole units of either currency: in the other one it could be shown as nothing. */
const leastPrice = 100;

const roundTo = z.union(roundings.map((one) => z.literal(one)));
const sum = z.int().check(z.gte(-ruleLimits.sumMost, 'out-of-range'), z.lte(ruleLimits.sumMost, 'out-of-range'));
const inCurrency = { currency: z.enum(currencies), roundTo };

/** How prices of flats change. Sums are in minor units, percents in hundredths. */
export const priceRuleSchema = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('percent'),
    hundredths: z.int().check(z.gte(ruleLimits.percentLeast, 'out-of-range'), z.lte(ruleLimits.percentMost, 'out-of-range')),
    roundTo,
  }),
  /** So much more, or less. */
  z.strictObject({ by: z.literal('sum'), minor: sum, ...inCurrency }),
  /** So much more for each square metre. */
  z.strictObject({ by: z.literal('metre'), minor: sum, ...inCurrency }),
  /** So much more for each floor above `from`. */
  z.strictObject({ by: z.literal('floor'), minor: sum, from: z.int().check(z.gte(-9), z.lte(200)), ...inCurrency }),
  /** This price. */
  z.strictObject({ by: z.literal('set'), minor: sum, ...inCurrency }),
]);
export type PriceRule = z.infer<typeof priceRuleSchema>;

export type PricedFlat = { priceMinor: number; currency: Currency; areaHundredths: number; floor: number };

/** The product of two integers over a positive third, to the nearest one, away from zero where two are as near. */
const scaled = (amount: number, factor: number, divisor: number): number =>
  Math.sign(amount * factor) * scale(Math.abs(amount), Math.abs(factor), divisor);

function unrounded({ priceMinor, areaHundredths, floor }: PricedFlat, rule: PriceRule): number {
  if (rule.by === 'percent') return scaled(priceMinor, 10_000 + rule.hundredths, 10_000);
  if (rule.by === 'sum') return priceMinor + rule.minor;
  if (rule.by === 'metre') return priceMinor + scaled(rule.minor, areaHundredths, 100);
  if (rule.by === 'floor') return priceMinor + rule.minor * Math.max(0, floor - rule.from);
  return rule.minor;
}

/** The price that a rule gives a flat; null where it would be next to none, or the rule is of another currency. */
export function priceAfter(flat: PricedFlat, rule: PriceRule): number | null {
  if (rule.by !== 'percent' && rule.currency !== flat.currency) return null;
  const exact = unrounded(flat, rule);
  const step = rule.roundTo * minorPerMajor;
  const rounded = scaled(exact, 1, step) * step;
  return Number.isSafeInteger(rounded) && rounded >= leastPrice * minorPerMajor && rounded <= ruleLimits.sumMost ? rounded : null;
}
