import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';

const outline = z.array(z.tuple([z.number(), z.number()]));

/** The first storey is `ground` metres high, every other one `storey`; `storeys` counts the first. */
const modelSectionSchema = z.object({
  section_id: z.string(),
  outline,
  ground: z.number(),
  storey: z.number(),
  storeys: z.int(),
});

/** `until` is the month `YYYY-MM` in which one that is not built yet is expected, null when it stands. */
const modelNeighbourSchema = z.object({ name: z.string(), outline, height: z.number(), until: z.nullable(z.string()) });

/** Storeys that are alike: outlines of the rooms of each flat, and of what all flats share. */
const modelStoreysSchema = z.object({
  section_id: z.string(),
  floors: z.object({ from: z.int(), to: z.int() }),
  flats: z.array(z.object({ position: z.int(), rooms: z.array(outline) })),
  common: z.array(outline),
});

/** Instants of sunrise and sunset in ISO 8601. */
const modelDaySchema = z.object({ date: z.string(), sunrise: z.string(), sunset: z.string() });

/**
 * Points are metres to the right and up in the project's own frame; `north` is degrees clockwise from its up to true north. Outlines do not
 * repeat their first point. `days` begins with today. `built_by` is the month by which all neighbours stand, null when they do.
 */
export const projectModelSchema = z.object({
  place: z.object({ lat: z.number(), lng: z.number() }),
  north: z.number(),
  built_by: z.nullable(z.string()),
  days: z.array(modelDaySchema),
  sections: z.array(modelSectionSchema),
  neighbours: z.array(modelNeighbourSchema),
  areas: z.array(z.object({ name: z.string(), kind: z.enum(['water', 'green', 'sand', 'square']), outline })),
  streets: z.array(z.object({ line: outline, wide: z.boolean() })),
  storeys: z.array(modelStoreysSchema),
});
export type WireProjectModel = z.infer<typeof projectModelSchema>;
export type ProjectModel = InProductWords<WireProjectModel>;

export const modelAnswerSchema = z.object({ model: z.nullable(projectModelSchema) });
export type WireModelAnswer = z.infer<typeof modelAnswerSchema>;
