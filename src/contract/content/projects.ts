import * as z from 'zod/mini';
import { pictureSchema } from '../pictures.ts';
import { pointSchema } from '../point.ts';
import type { InProductWords } from '../product-words.ts';
import { number, optionalId, page, paged } from '../query-values.ts';
import { nameShapes } from '../shape-names.ts';

/** Of one page of reports when `per_page` does not say: a year. */
export const reportsPerPage = 12;

export const constructionQuerySchema = z.strictObject({
  page,
  per_page: number(/^([1-9]|[1-3]\d|4[0-8])?$/, 'Reports on a page, from 1 to 48; 12 when not given.'),
  project_id: optionalId('Only reports of one project, by its salesforce_id.'),
});

/** A name with its id, in the editor's order: stages, categories. */
export const namedSchema = z.object({ id: z.string(), name: z.string() });

/**
 * A month `YYYY-MM` of a project. `percent` is how much of the whole is built, the mean of its stages; `planned` and `actual`
 * are percent of one stage at the end of the month. Pictures with the same `view` were taken from the same place. `storeys` is how many
 * storeys of a section have their frame `cast` at the end of the month, `ahead` by the end of which months there are to be more; both are
 * empty in a report that says nothing of storeys.
 */
export const constructionReportSchema = z.object({
  slug: z.string(),
  project_id: z.string(),
  month: z.string(),
  stage_id: z.string(),
  percent: z.int(),
  planned_percent: z.int(),
  title: z.string(),
  text: z.string(),
  stages: z.array(z.object({ stage_id: z.string(), planned: z.int(), actual: z.int() })),
  storeys: z.array(z.object({ section_id: z.string(), cast: z.int() })),
  ahead: z.array(z.object({ month: z.string(), section_id: z.string(), cast: z.int() })),
  view: z.nullable(z.string()),
  picture: z.nullable(pictureSchema),
  gallery: z.array(pictureSchema),
});
export type WireConstructionReport = z.infer<typeof constructionReportSchema>;
export type ConstructionReport = InProductWords<WireConstructionReport>;
export const constructionAnswerSchema = z.object({ construction: paged(constructionReportSchema) });
export type WireConstructionAnswer = z.infer<typeof constructionAnswerSchema>;

/** `date` is the day `YYYY-MM-DD` on the document. */
const documentSchema = z.object({
  id: z.string(),
  kind: z.enum(['permit', 'declaration', 'land', 'expertise', 'rights', 'commissioning']),
  number: z.string(),
  date: z.string(),
  title: z.string(),
  issuer: z.string(),
});
/** Something near a project; `minutes` on foot from its gate. A metro station or a school is a `landmark`, in every language. */
const placeSchema = z.object({
  id: z.string(),
  category_id: z.string(),
  landmark: z.nullable(z.enum(['metro', 'school'])),
  name: z.string(),
  minutes: z.int(),
  coordinates: pointSchema,
});

export type WirePlace = z.infer<typeof placeSchema>;
export type Place = InProductWords<WirePlace>;

/** A day on which the delivery of a section was announced for a quarter, or moved to it; `reason` is empty when it was first announced. */
const deliveryDateSchema = z.object({ section_id: z.string(), said: z.string(), submission_date: z.string(), reason: z.string() });
export type WireDeliveryDate = z.infer<typeof deliveryDateSchema>;
export type DeliveryDate = InProductWords<WireDeliveryDate>;

/**
 * The systems that work without mains power: `hours` of each system, 0 for one that stops, and `how`. `tested` is the longest trial without
 * the mains, null while all this is a design. The shelter's `area` is in m², its `minutes` are on foot from the farthest apartment.
 */
export const blackoutCardSchema = z.object({
  systems: z.array(
    z.object({ system: z.enum(['lifts', 'water', 'heating', 'light', 'internet', 'doors']), hours: z.int(), how: z.string() }),
  ),
  tested: z.nullable(z.object({ on: z.string(), hours: z.int() })),
  generator: z.nullable(z.object({ kilowatts: z.int(), hours: z.int() })),
  shelter: z.nullable(
    z.object({
      kind: z.enum(['shelter', 'dual_use', 'basement']),
      area: z.number(),
      places: z.int(),
      minutes: z.int(),
      accessible: z.boolean(),
      text: z.string(),
    }),
  ),
  note: z.string(),
});
export type BlackoutCard = z.infer<typeof blackoutCardSchema>;

/** A project's first picture by day, in the evening, and in a blackout of the whole quarter: of one size, from one place. */
const lightsSchema = z.object({ day: pictureSchema, evening: pictureSchema, blackout: pictureSchema });
export type HeroLights = z.infer<typeof lightsSchema>;

/**
 * The details of a project beyond the shared content. `coordinates` is its gate; reports are the newest first, delivery dates in the
 * order of sections and in that of the days on which they were announced. `tour`, `cameras` and `has_model` say whether these exist.
 */
export const projectAnswerSchema = z.object({
  project: z.object({
    salesforce_id: z.string(),
    slug: z.string(),
    coordinates: z.nullable(pointSchema),
    construction: z.array(constructionReportSchema),
    places: z.array(placeSchema),
    documents: z.array(documentSchema),
    delivery_dates: z.array(deliveryDateSchema),
    blackout: z.nullable(blackoutCardSchema),
    lights: z.nullable(lightsSchema),
    tour: z.nullable(z.object({ poster: z.nullable(pictureSchema), rooms: z.array(z.string()) })),
    cameras: z.array(z.object({ id: z.string(), name: z.string(), note: z.string(), poster: z.nullable(pictureSchema) })),
    has_model: z.boolean(),
  }),
});
export type WireProjectAnswer = z.infer<typeof projectAnswerSchema>;
export type ProjectAnswer = InProductWords<WireProjectAnswer>;
export type ProjectDetails = ProjectAnswer['project'];

nameShapes({ ConstructionReport: constructionReportSchema });
