import * as z from 'zod/mini';
import { planSchema } from '../../pictures.ts';
import { releaseQuerySchema } from './releases.ts';

export const buildingQuerySchema = z.strictObject({
  project: z.string('repeated').check(z.regex(/^[a-z0-9-]{1,100}$/, 'malformed')),
  release: z.optional(releaseQuerySchema.shape.number),
});
const layoutSchema = z.object({ id: z.string(), name: z.string(), plan: planSchema });
export const layoutQuerySchema = z.strictObject({ id: z.string('repeated').check(z.regex(/^[\w.-]{1,100}$/, 'malformed')) });
/**
 * A layout of the catalogue as the site shows it. `source` is its plan as the feed or the CRM says it, and `mark` changes with that; `row` is
 * the name of the row of contents in which the office draws it. `flats` are those with this layout, areas in m².
 */
export const layoutAnswerSchema = z.object({
  layout: layoutSchema,
  source: planSchema,
  mark: z.string(),
  row: z.string(),
  flats: z.array(z.object({ number: z.string(), area: z.number(), project: z.object({ slug: z.string(), name: z.string() }) })),
});
export type LayoutAnswer = z.infer<typeof layoutAnswerSchema>;

/**
 * What is to be drawn of a project: its sections in the order of the site, each with the storeys that its building has (null where the
 * building does not know it) and the flats of the catalogue, by storey and place; and the layouts of the flats with their plans.
 */
export const buildingSchema = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      storeys: z.nullable(z.int()),
      flats: z.array(z.object({ number: z.string(), floor: z.int(), position: z.int(), layout: z.nullable(z.string()) })),
    }),
  ),
  layouts: z.array(layoutSchema),
});
export type BuildingAnswer = z.infer<typeof buildingSchema>;

export const sunQuerySchema = z.strictObject({
  project: buildingQuerySchema.shape.project,
  release: releaseQuerySchema.shape.number,
  section: layoutQuerySchema.shape.id,
  number: z.string('repeated').check(z.minLength(1, 'required'), z.maxLength(40, 'too-long')),
});
/**
 * Minutes of direct sun on 21 December in each room of a flat that has a window, among all neighbours that are drawn, also planned ones: on
 * the site, and in the release. Null where the flat is not drawn, and in the release as long as outlines are wrong, which `isWrong` says.
 */
export const sunSchema = z.object({
  rooms: z.array(z.object({ id: z.string(), label: z.string(), before: z.nullable(z.int()), after: z.nullable(z.int()) })),
  isWrong: z.boolean(),
});
