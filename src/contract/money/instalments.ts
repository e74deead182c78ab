import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';
import { number, one } from '../query-values.ts';

/** The interval of payments. */
export const everies = ['month', 'quarter'] as const;
/** The parts of the input that are outside the standard conditions. */
export const outsides = ['down', 'months', 'every'] as const;

const slug = /^([\p{L}\p{N}._:-]{1,120})?$/u;
const decimalShape = /^(\d{1,6}([.]\d{1,2})?)?$/;

/**
 * The input of an instalment plan. Missing values follow the terms: the least down payment, the longest term, the first
 * interval that they name. Exactly one of `apartment`, `project` (its most affordable flat) and `price` gives the purchase;
 * `project` beside a `price` gives the terms.
 */
export const instalmentQuerySchema = z.strictObject({
  apartment: one(slug, 'malformed', 'The flat, by slug.'),
  project: one(slug, 'malformed', 'The project, by slug: its most affordable flat, or with a price only its terms.'),
  price: number(/^([1-9]\d{0,8})?$/, 'A price in whole units of the asked currency, up to 999,999,999.', /^\d{0,12}$/),
  usd: one(/^[01]?$/, 'unknown', '1: price and first are dollars; otherwise hryvnias.'),
  down: number(
    /^(100([.]0{1,2})?|\d{1,2}([.]\d{1,2})?)?$/,
    'Down payment in percent of the price after the discount, 0 to 100.',
    decimalShape,
  ),
  first: number(/^\d{0,9}$/, 'Down payment in whole units of the asked currency, instead of down.', /^\d{0,12}$/),
  months: number(/^([1-9]|[1-9]\d|1[01]\d|120)?$/, 'Months until the last payment, 1 to 120.', /^\d{0,6}$/),
  every: one(/^(month|quarter)?$/, 'unknown', 'The interval of payments: month or quarter.'),
});
export type InstalmentQuery = z.infer<typeof instalmentQuerySchema>;

/** Costs are whole units, `…_usd` dollars and the others hryvnias; percentages have at most two decimals. */
export const instalmentPlanSchema = z.object({
  apartment: z.nullable(z.object({ slug: z.string(), number: z.string() })),
  project: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  /** The offer that lowers the price of a booking made now; the costs are after it. */
  offer: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  /** The Kyiv day of the first payment, and the quarter until which the building is finished; null where it is, or where no project is named. */
  starts: z.string(),
  delivery: z.nullable(z.string()),
  cost: z.int(),
  cost_usd: z.int(),
  down: z.number(),
  months: z.int(),
  every: z.enum(everies),
  discount: z.number(),
  total: z.int(),
  total_usd: z.int(),
  first: z.int(),
  first_usd: z.int(),
  /** `date` is a Kyiv day. With the first payment they add up to the total in each currency. */
  payments: z.array(z.object({ date: z.string(), cost: z.int(), cost_usd: z.int() })),
  /** Empty when the plan is standard; other parts have to be agreed with a manager. */
  outside: z.array(z.enum(outsides)),
  /** The next payment and the remaining debt, in hryvnias, after a rise of the dollar; empty where they do not follow it. */
  stress: z.array(z.object({ percent: z.int(), rate: z.string(), payment: z.int(), rest: z.int() })),
  terms: z.object({
    down_from: z.int(),
    months_to: z.int(),
    every: z.array(z.enum(everies)),
    discounts: z.array(z.object({ from: z.int(), percent: z.number() })),
    indexed: z.boolean(),
  }),
  rate: z.object({ value: z.string(), date: z.string(), source: z.string() }),
});
export type WireInstalmentPlan = z.infer<typeof instalmentPlanSchema>;
export type InstalmentPlan = InProductWords<WireInstalmentPlan>;
export const instalmentAnswerSchema = z.object({ plan: instalmentPlanSchema });
