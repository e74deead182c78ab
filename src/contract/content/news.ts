import * as z from 'zod/mini';
import { pictureSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';
import { number, optionalId, optionalSlug, page, paged } from '../query-values.ts';
import { nameShapes } from '../shape-names.ts';

/** The value of `type` for the common list, which is also the default. */
export const commonNews = 'show_on_one_news';
/** Of one page when `per_page` does not say. */
export const newsPerPage = 9;

export const newsQuerySchema = z.strictObject({
  page,
  per_page: number(/^([1-9]|[1-3]\d|4[0-8])?$/, 'Items on a page, from 1 to 48; 9 when not given.'),
  type: optionalSlug(`The id of a tag, or ${commonNews}, which is the default.`),
  project_id: optionalId('Only news of one project, by its salesforce_id.'),
});

export const newsTagSchema = z.object({ id: z.string(), name: z.string() });
/** `date` is the Kyiv day `YYYY-MM-DD` of publication. */
export const newsSummarySchema = z.object({
  slug: z.string(),
  date: z.string(),
  title: z.string(),
  lead: z.string(),
  show_on_one_news: z.boolean(),
  tag_id: z.string(),
  project_id: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
});
export type WireNewsSummary = z.infer<typeof newsSummarySchema>;
export type NewsSummary = InProductWords<WireNewsSummary>;
/** `html` is safe markup: paragraphs, headings, lists, links and emphasis. */
const newsItemSchema = z.extend(newsSummarySchema, {
  html: z.string(),
  gallery: z.array(pictureSchema),
  related: z.array(newsSummarySchema),
});

export const newsAnswerSchema = z.object({ news: paged(newsSummarySchema) });
export type WireNewsAnswer = z.infer<typeof newsAnswerSchema>;
export const newsItemAnswerSchema = z.object({ news: newsItemSchema });
export type WireNewsItemAnswer = z.infer<typeof newsItemAnswerSchema>;

nameShapes({ NewsSummary: newsSummarySchema });
