import * as z from 'zod/mini';
import { pictureSchema } from '../pictures.ts';
import { pointSchema } from '../point.ts';
import type { InProductWords } from '../product-words.ts';
import { boundsSchema } from './apartments.ts';

const id = z.string();
const nullableInt = z.nullable(z.int());

export const projectSchema = z.object({
  salesforce_id: id,
  name: z.string(),
  prime: z.boolean(),
  slug: z.string(),
  class: z.string(),
  district: z.string(),
  /** The district's id in the filter; empty where it is not known. */
  district_id: z.string(),
  address: z.string(),
  /** The project's gate. */
  coordinates: z.nullable(pointSchema),
  /** The nearest station of the metro; `minutes` on foot. */
  metro: z.nullable(z.object({ name: z.string(), minutes: z.int() })),
  /** Null until it is known how far it is built. */
  stage: z.nullable(z.enum(['foundation', 'frame', 'facade', 'done'])),
  submission_date: z.string(),
  sale: z.enum(['selling', 'sold_out', 'upcoming']),
  total: z.int(),
  cost_from: nullableInt,
  cost_from_usd: nullableInt,
  area_from: z.nullable(z.number()),
  area_to: z.nullable(z.number()),
  storeys: z.array(z.int()),
  lead: z.string(),
  about: z.array(z.string()),
  features: z.array(z.object({ title: z.string(), text: z.string(), category_id: z.string() })),
  picture: z.nullable(pictureSchema),
  /** The same view by day where `picture` has the evening, and in the evening where it has the day; null where there is none. */
  other_light: z.nullable(pictureSchema),
  gallery: z.array(pictureSchema),
});
export type WireProject = z.infer<typeof projectSchema>;
export type Project = InProductWords<WireProject>;

export const filtersSchema = z.extend(boundsSchema, {
  project_submission_date: z.array(z.string()),
  /** Those of them whose buildings are all finished. */
  handed_over_dates: z.array(z.string()),
  benefit_categories: z.array(z.object({ salesforce_id: id, name: z.string() })),
  /** `where` says the name after its preposition, `bank` is that of the river; null where the contents do not say it. */
  district_all: z.array(
    z.object({
      id,
      name: z.string(),
      where: z.nullable(z.string()),
      bank: z.nullable(z.enum(['right', 'left'])),
      coordinates: z.nullable(pointSchema),
    }),
  ),
  /** The metro stations near the projects, by their names. */
  metro_all: z.array(z.object({ id, name: z.string() })),
  project_all: z.array(z.object({ salesforce_id: id, name: z.string(), prime: z.boolean(), slug: z.string() })),
});
export type WireFilters = z.infer<typeof filtersSchema>;
export const sectionSchema = z.object({
  salesforce_id: id,
  salesforce_project_id: id,
  name: z.string(),
  floors_total: z.int(),
  submission_date: z.string(),
});
export type WireSection = z.infer<typeof sectionSchema>;
export type Section = InProductWords<WireSection>;
