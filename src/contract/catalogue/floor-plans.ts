import * as z from 'zod/mini';
import { pictureSchema, planSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';
import { number, optionalId } from '../query-values.ts';

export const floorPlansQuerySchema = z.strictObject({
  section_id: optionalId('Only storeys of one section, by its salesforce_id.'),
  floor: number(/^([1-9]\d{0,2})?$/, 'Only the drawing of this storey; 1 is the ground floor.'),
});

const point = z.tuple([z.number(), z.number()]);
const outline = z.array(point);
const commonRoomSchema = z.object({ kind: z.enum(['corridor', 'stairs', 'lift', 'hall', 'store', 'shaft']), outline });

/** A layout's plan turned clockwise by `turn` degrees, the upper left corner of its frame at `at`. */
const placedSchema = z.object({ position: z.int(), layout_id: z.string(), at: point, turn: z.int() });

/**
 * Storeys that are alike, in centimetres; y grows downwards, outlines do not repeat their first point. `north` is degrees
 * clockwise from the drawing's up to true north.
 */
const floorPlanSchema = z.object({
  section_id: z.string(),
  floors: z.object({ from: z.int(), to: z.int() }),
  width: z.int(),
  height: z.int(),
  north: z.number(),
  common: z.array(commonRoomSchema),
  flats: z.array(placedSchema),
});
export type WireFloorPlan = z.infer<typeof floorPlanSchema>;
export type FloorPlan = InProductWords<WireFloorPlan>;

/** Each layout that a plan names comes once. */
export const floorPlansAnswerSchema = z.object({
  floor_plans: z.object({
    project_id: z.string(),
    plans: z.array(floorPlanSchema),
    layouts: z.array(z.object({ id: z.string(), plan: planSchema })),
  }),
});
export type WireFloorPlansAnswer = z.infer<typeof floorPlansAnswerSchema>;
export type FloorPlansAnswer = InProductWords<WireFloorPlansAnswer>;

/** `width` and `height` are the frame in which the points lie; shapes come far ones first. `floor` is null for a whole section. */
const viewpointSchema = z.object({
  view: z.enum(['facade', 'site']),
  picture: pictureSchema,
  width: z.number(),
  height: z.number(),
  shapes: z.array(z.object({ section_id: z.string(), floor: z.nullable(z.int()), outline })),
});
export const viewpointsAnswerSchema = z.object({ viewpoints: z.array(viewpointSchema) });
export type WireViewpointsAnswer = z.infer<typeof viewpointsAnswerSchema>;
export type ViewpointsAnswer = InProductWords<WireViewpointsAnswer>;
