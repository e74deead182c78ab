import * as z from 'zod/mini';

const percent = z.int().check(z.gte(0, 'is below nothing'), z.lte(100, 'is more than all'));
const months = z.int().check(z.gte(0, 'is below nothing'), z.lte(600, 'is more than fifty years'));

const terms = z.strictObject({
  downFromPercent: percent,
  longestMonths: months,
  monthsWhenDone: months,
  every: z.array(z.enum(['month', 'quarter'])).check(z.minLength(1, 'names nothing')),
  discounts: z.array(z.strictObject({ fromPercent: percent, hundredths: z.int().check(z.gte(0), z.lte(10_000)) })),
  indexed: z.boolean(),
  usual: z.optional(z.strictObject({ downPercent: percent, every: z.enum(['month', 'quarter']) })),
});

/** Terms of instalments as a folder of contents has them. */
export const termsSchema = z.strictObject({ general: terms, projects: z.record(z.string(), terms) });
