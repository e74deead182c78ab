import * as z from 'zod/mini';
import { locales } from '../../base/locale.ts';
import { officeFlatSchema } from './deals.ts';
import { moneySchema } from './refunds.ts';

/** For how many days a price may be promised. */
export const quoteDays = { usual: 3, most: 14 } as const;

/** `to` is a phone or an e-mail address; null where the person sends the link. Without `downPercent` and `months` the terms decide. */
export const makeQuoteSchema = z.strictObject({
  apartmentId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  days: z.int().check(z.gte(1, 'out-of-range'), z.lte(quoteDays.most, 'out-of-range')),
  locale: z.enum(locales),
  downPercent: z.nullable(z.int().check(z.gte(0, 'out-of-range'), z.lte(100, 'out-of-range'))),
  months: z.nullable(z.int().check(z.gte(1, 'out-of-range'), z.lte(120, 'out-of-range'))),
  to: z.nullable(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'too-long'))),
  requestId: z.nullable(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** Quotes of one flat, by its id, or of one request. */
export const quotesQuerySchema = z.strictObject({
  of: z.enum(['apartment', 'request'], 'malformed'),
  id: z.string('repeated').check(z.regex(/^[\w:-]{1,64}$/, 'malformed')),
});

/** Times are ISO 8601; `dealNumber` is the last deal that was made by it. */
const quoteRowSchema = z.object({
  number: z.int(),
  code: z.string(),
  /** The address of its page. */
  url: z.string(),
  flat: officeFlatSchema,
  price: z.object({ minor: z.int(), currency: z.enum(['UAH', 'USD']) }),
  madeAt: z.string(),
  validUntil: z.string(),
  isOver: z.boolean(),
  by: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  channel: z.enum(['sms', 'letter', 'link']),
  openings: z.object({ count: z.int(), first: z.nullable(z.string()), last: z.nullable(z.string()) }),
  dealNumber: z.nullable(z.int()),
});
export type QuoteRow = z.infer<typeof quoteRowSchema>;
export const quoteAnswerSchema = z.object({ quote: quoteRowSchema });
/** The newest first. */
export const quotesSchema = z.object({ quotes: z.array(quoteRowSchema) });

export const standingQuotesMost = 100;
/**
 * Quotes that still stand when prices change, of flats that will cost more: `total` of them, of which `below` are honoured below the new price.
 * `sums` are what lies between for these, by currency. The first `standingQuotesMost` are listed, those that end first before the others.
 */
export const standingQuotesSchema = z.object({
  total: z.int(),
  below: z.int(),
  sums: z.array(moneySchema),
  /** When the last of those below the new price ends. */
  last: z.nullable(z.string()),
  quotes: z.array(
    z.object({
      number: z.int(),
      flat: officeFlatSchema,
      /** The price of a booking without the quote now and from then on, and the price that was promised. */
      before: moneySchema,
      promised: moneySchema,
      after: moneySchema,
      validUntil: z.string(),
      isBelow: z.boolean(),
    }),
  ),
});
export type StandingQuotes = z.infer<typeof standingQuotesSchema>;
