import * as z from 'zod/mini';
import { flatOfferSchema } from '../catalogue/flat-offers.ts';
import type { InProductWords } from '../product-words.ts';
import { nameShapes } from '../shape-names.ts';

export const quoteCode = z.string().check(z.regex(/^[0-9A-Za-z]{10}$/));
export const openQuoteSchema = z.strictObject({ code: quoteCode });
export const quoteOpenedSchema = z.object({ opened: z.literal(true) });

/** `payment` is the first regular one; null where all is paid at once. Percentages have at most two decimals, costs are whole units. */
const quotedPlanSchema = z.object({
  down: z.number(),
  months: z.int(),
  every: z.enum(['month', 'quarter']),
  discount: z.number(),
  first: z.int(),
  first_usd: z.int(),
  payment: z.nullable(z.int()),
  payment_usd: z.nullable(z.int()),
});

/**
 * A price that the developer has promised for an apartment until `valid_until`. Costs are whole units, frozen when it was made; `offers`
 * are those of that moment. `now` is what a booking costs without the quote, null when the apartment is not listed any more. `standing`
 * says whether the apartment can be booked; changes are in percent, null without one. A booking that brings the code pays the quoted price
 * where `pays` is `quote`: within the time, unless the apartment has become cheaper.
 */
export const quoteSchema = z.object({
  code: z.string(),
  apartment: z.object({ id: z.int(), slug: z.string() }),
  made_at: z.string(),
  valid_until: z.string(),
  currency: z.enum(['UAH', 'USD']),
  cost: z.int(),
  cost_usd: z.int(),
  list_cost: z.int(),
  list_cost_usd: z.int(),
  rate: z.string(),
  rate_date: z.string(),
  offers: z.array(flatOfferSchema),
  plan: z.nullable(quotedPlanSchema),
  now: z.nullable(z.object({ cost: z.int(), cost_usd: z.int(), plan: z.nullable(quotedPlanSchema) })),
  standing: z.enum(['free', 'held', 'reserved', 'sold']),
  over: z.boolean(),
  changes: z.object({ price: z.nullable(z.number()), rate: z.nullable(z.number()), plan: z.enum(['same', 'other', 'none']) }),
  pays: z.enum(['quote', 'now']),
});
export type WireQuote = z.infer<typeof quoteSchema>;
export type Quote = InProductWords<WireQuote>;
export const quoteAnswerSchema = z.object({ quote: quoteSchema });

nameShapes({ Quote: quoteSchema, QuotedPlan: quotedPlanSchema });
