import * as z from 'zod/mini';
import { currencies } from '../../base/money.ts';
import type { InProductWords } from '../product-words.ts';
import { nameShapes } from '../shape-names.ts';

/**
 * The effect of an offer: `percent` takes `value` percent off the price, `per_m2` takes `value` whole units of `currency` off each
 * square metre, `gift` gives what the text `gift` names.
 */
export const offerEffectSchema = z.object({
  kind: z.enum(['percent', 'per_m2', 'gift']),
  value: z.number(),
  currency: z.nullable(z.enum(currencies)),
  gift: z.string(),
});
export type WireEffect = z.infer<typeof offerEffectSchema>;

/**
 * The first monthly payment of the plan that most people may take, from today on: `instalment-plan` gives the same where nothing but the
 * flat is chosen. `down` is the percentage of its down payment; null where a flat is paid for at once or by the quarter.
 */
export const monthlySchema = z.nullable(z.object({ cost: z.int(), cost_usd: z.int(), down: z.int(), months: z.int() }));
export type WireMonthly = z.infer<typeof monthlySchema>;
export type MonthlyPayment = NonNullable<InProductWords<WireMonthly>>;

/**
 * An offer as the page of one flat names it, with the flat's price under it in whole units. A booking has the price of the
 * `applied` one; an offer that is not `for_everyone` has to be proven before the contract.
 */
export const flatOfferSchema = z.object({
  slug: z.string(),
  title: z.string(),
  last_day: z.string(),
  effect: offerEffectSchema,
  for_everyone: z.boolean(),
  applied: z.boolean(),
  cost: z.int(),
  cost_usd: z.int(),
});
export type WireFlatOffer = z.infer<typeof flatOfferSchema>;
export type FlatOffer = InProductWords<WireFlatOffer>;

/** An offer beside the flat's price, with the monthly payment of the price under it. */
export const payableOfferSchema = z.extend(flatOfferSchema, { monthly: monthlySchema });
export type WirePayableOffer = z.infer<typeof payableOfferSchema>;
export type PayableOffer = InProductWords<WirePayableOffer>;

nameShapes({ FlatOffer: flatOfferSchema });
