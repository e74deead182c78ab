import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';
import { number, one } from '../query-values.ts';

/** Why the state gives no mortgage for a flat. */
export const ineligibles = ['area', 'age'] as const;

const slug = /^([\p{L}\p{N}._:-]{1,120})?$/u;
const small = /^\d{0,6}$/;

/**
 * The input of a loan. `apartment` is required; missing values are two people, the last group of borrowers, the least down payment and the
 * longest term.
 */
export const stateMortgageQuerySchema = z.strictObject({
  apartment: one(slug, 'malformed', 'The flat, by slug.'),
  persons: number(/^([1-9]|1\d|20)?$/, 'How many people will live there, 1 to 20.', small),
  group: number(/^([1-9])?$/, 'The group of borrowers, counted from 1 in the order of `groups`.', small),
  young: one(/^[01]?$/, 'unknown', '1: the borrower is younger than `young_under`.'),
  loan_down: number(/^(100|\d{1,2})?$/, 'Down payment in percent of the price; never less than the state asks.', small),
  loan_years: number(/^([1-9]|[1-9]\d)?$/, 'Years of the loan, up to `years_most`.', small),
});
export type StateMortgageQuery = z.infer<typeof stateMortgageQuerySchema>;

/** Whole units, `…_usd` dollars at the rate of the day; the loan itself is in hryvnias. */
const both = z.object({ cost: z.int(), cost_usd: z.int() });
export const stateMortgageSchema = z.object({
  apartment: z.object({ slug: z.string(), number: z.string(), area: z.number() }),
  title: z.string(),
  price: both,
  persons: z.int(),
  group: z.int(),
  young: z.boolean(),
  /** Empty when the state would give the loan. */
  ineligible: z.array(z.enum(ineligibles)),
  /** The area that the state helps this family to buy, and what the flat has above it, in m². */
  area_to: z.number(),
  own_area: z.number(),
  /** The least family that the flat is not too large for; null when it is for any. */
  persons_from: z.nullable(z.int()),
  down_least: both,
  down: both,
  down_percent: z.number(),
  loan: both,
  years: z.int(),
  /** The equal payments of a month: the second one, from `from_year` on, where the rate rises before the loan ends. */
  payments: z.array(z.object({ percent: z.number(), from_year: z.int(), payment: both })),
  interest: both,
  /** In whole hryvnias; interest and principal of all years add up to those of the loan. */
  by_year: z.array(z.object({ year: z.int(), interest: z.int(), principal: z.int(), rest: z.int() })),
  terms: z.object({
    groups: z.array(z.object({ name: z.string(), percent: z.number(), later_percent: z.number() })),
    later_after_years: z.int(),
    down_from: z.int(),
    young_down_from: z.int(),
    young_under: z.int(),
    over_percent: z.int(),
    loan_most: z.int(),
    years_most: z.int(),
    built_within_years: z.int(),
    /** A Kyiv day. */
    since: z.string(),
    source: z.string(),
    note: z.string(),
  }),
});
export type WireStateMortgage = z.infer<typeof stateMortgageSchema>;
export type StateMortgage = InProductWords<WireStateMortgage>;
export const stateMortgageAnswerSchema = z.object({ mortgage: stateMortgageSchema });
