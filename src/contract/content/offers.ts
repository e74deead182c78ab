import * as z from 'zod/mini';
import { offerEffectSchema } from '../catalogue/flat-offers.ts';
import { pictureSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';
import { number, optionalId, optionalSlug, page, paged } from '../query-values.ts';
import { nameShapes } from '../shape-names.ts';

/** Of one page when `per_page` does not say. */
export const offersPerPage = 9;

export const offersQuerySchema = z.strictObject({
  page,
  per_page: number(/^([1-9]|[1-3]\d|4[0-8])?$/, 'Offers on a page, from 1 to 48; 9 when not given.'),
  tag: optionalSlug('Only offers of one tag, by its id.'),
  project_id: optionalId('Only offers for flats of one project, by its salesforce_id.'),
});

export const offerTagSchema = z.object({ id: z.string(), name: z.string() });

/**
 * `date` and `last_day` are the first and the last Kyiv day `YYYY-MM-DD` on which the offer applies; `until` is the instant, in
 * ISO 8601, from which it is over.
 */
export const offerSummarySchema = z.object({
  slug: z.string(),
  date: z.string(),
  last_day: z.string(),
  until: z.string(),
  over: z.boolean(),
  title: z.string(),
  lead: z.string(),
  show_on_one_news: z.boolean(),
  tag_id: z.string(),
  project_ids: z.array(z.string()),
  rooms: z.array(z.int()),
  effect: offerEffectSchema,
  picture: z.nullable(pictureSchema),
});
export type WireOfferSummary = z.infer<typeof offerSummarySchema>;
export type OfferSummary = InProductWords<WireOfferSummary>;

/** A flat that can be bought under the offer: its price without and with it, and the saving, in whole units. */
const offeredFlatSchema = z.object({
  id: z.int(),
  slug: z.string(),
  number: z.string(),
  rooms_number: z.int(),
  area: z.number(),
  floor: z.int(),
  floors_total: z.int(),
  project: z.string(),
  cost: z.int(),
  cost_usd: z.int(),
  offer_cost: z.int(),
  offer_cost_usd: z.int(),
  saving: z.int(),
  saving_usd: z.int(),
});
export type WireOfferedFlat = z.infer<typeof offeredFlatSchema>;
export type OfferedFlat = InProductWords<WireOfferedFlat>;

/** `now` is the instant of the answer by the server's clock, ISO 8601. `html` is safe markup; `terms` are plain sentences. */
const offerSchema = z.extend(offerSummarySchema, {
  now: z.string(),
  html: z.string(),
  terms: z.array(z.string()),
  gallery: z.array(pictureSchema),
  apartments: z.array(offeredFlatSchema),
  /** How many flats can be bought under the offer now. */
  apartments_total: z.int(),
  /** Other offers that apply now. */
  related: z.array(offerSummarySchema),
});
export type WireOffer = z.infer<typeof offerSchema>;
export type Offer = InProductWords<WireOffer>;

export const offersAnswerSchema = z.object({ offers: paged(offerSummarySchema) });
export type WireOffersAnswer = z.infer<typeof offersAnswerSchema>;
export const offerAnswerSchema = z.object({ offer: offerSchema });
export type WireOfferAnswer = z.infer<typeof offerAnswerSchema>;

nameShapes({ OfferSummary: offerSummarySchema });
