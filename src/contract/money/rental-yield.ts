import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';
import { number, one } from '../query-values.ts';

const wholeShape = /^\d{0,12}$/;
const amount = (description: string) => number(/^\d{0,9}$/, `${description}, in whole units of the asked currency.`, wholeShape);
const percentShape = /^(\d{1,6}([.]\d{1,2})?)?$/;
const percent = (description: string) => number(/^(100([.]0{1,2})?|\d{1,2}([.]\d{1,2})?)?$/, `${description}, in percent.`, percentShape);

/** An investor's assumptions. `price` is required; other missing values are 0, and the default is ten years. */
export const yieldQuerySchema = z.strictObject({
  price: number(/^([1-9]\d{0,8})?$/, 'The price of the flat, in whole units of the asked currency.', wholeShape),
  usd: one(/^[01]?$/, 'unknown', '1: amounts are dollars; otherwise hryvnias.'),
  fitout: amount('Fit-out and furniture'),
  rent: amount('Rent of a month'),
  expenses: amount('Expenses of a month'),
  idle: number(/^(12([.]0)?|(\d|1[01])([.]\d)?)?$/, 'Months in a year without a tenant, 0 to 12.', /^(\d{1,4}([.]\d)?)?$/),
  tax: percent('Tax on the rent'),
  growth: number(
    /^(-?(50([.]0{1,2})?|[0-4]?\d([.]\d{1,2})?))?$/,
    'Growth of the price in a year, -50 to 50 percent.',
    /^(-?\d{1,6}([.]\d{1,2})?)?$/,
  ),
  sale: percent('Taxes and fees of a sale within three years of buying'),
  wait: number(/^([0-5]?\d|60)?$/, 'Months until the flat can be let, 0 to 60.', /^\d{0,6}$/),
  years: number(/^([1-9]|1\d|20)?$/, 'Years of the calculation, 1 to 20.', /^\d{0,6}$/),
});
export type YieldQuery = z.infer<typeof yieldQuerySchema>;

/** Whole units, `…_usd` dollars and the others hryvnias. */
const both = z.object({ cost: z.int(), cost_usd: z.int() });
export const rentalYieldSchema = z.object({
  invested: both,
  /** One year with a tenant: `net` is rent without the others, exactly. */
  year: z.object({ rent: both, idle: both, expenses: both, tax: both, net: both }),
  /** Percent of the invested sum. */
  gross: z.number(),
  net: z.number(),
  payback_months: z.nullable(z.int()),
  /** After each year: the flat's value, all net rent so far, and the total profit of a sale then. */
  years: z.array(z.object({ year: z.int(), value: both, rent: both, earned: both })),
  rate: z.object({ value: z.string(), date: z.string(), source: z.string() }),
});
export type WireRentalYield = z.infer<typeof rentalYieldSchema>;
export type RentalYield = InProductWords<WireRentalYield>;
export const yieldAnswerSchema = z.object({ yield: rentalYieldSchema });
