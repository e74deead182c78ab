import * as z from 'zod/mini';
import { pictureSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';

/** `area` in m²; `html` is safe markup. */
const advertisingSchema = z.object({
  slug: z.string(),
  project_id: z.string(),
  area: z.nullable(z.number()),
  title: z.string(),
  lead: z.string(),
  place: z.string(),
  terms: z.string(),
  html: z.string(),
  picture: z.nullable(pictureSchema),
});
export const advertisingAnswerSchema = z.object({ advertising: z.array(advertisingSchema) });
export type WireAdvertisingAnswer = z.infer<typeof advertisingAnswerSchema>;
export type AdvertisingAnswer = InProductWords<WireAdvertisingAnswer>;

/** `date` is the Kyiv day `YYYY-MM-DD` of the flight, `height` in metres above the ground. */
const aerialSchema = z.object({
  slug: z.string(),
  project_id: z.string(),
  date: z.string(),
  height: z.int(),
  frames: z.int(),
  title: z.string(),
  lead: z.string(),
  html: z.string(),
  picture: z.nullable(pictureSchema),
});
export const aerialAnswerSchema = z.object({ aerial_photography: z.array(aerialSchema) });
export type WireAerialAnswer = z.infer<typeof aerialAnswerSchema>;
export type AerialAnswer = InProductWords<WireAerialAnswer>;
