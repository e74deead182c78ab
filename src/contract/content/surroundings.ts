import * as z from 'zod/mini';
import { pointSchema } from '../point.ts';
import type { InProductWords } from '../product-words.ts';

/** Metres east and south of a door or a gate. */
export const stepSchema = z.tuple([z.number(), z.number()]);

/** The drawn ground around a door; a part without a name is drawn without a label. */
export const groundSchema = z.object({
  streets: z.array(z.object({ name: z.string(), line: z.array(stepSchema), wide: z.boolean() })),
  areas: z.array(z.object({ name: z.string(), kind: z.enum(['water', 'green', 'sand', 'square']), outline: z.array(stepSchema) })),
});

/**
 * The ground around a project's gate, which stands at `coordinates`, as far as `reach` metres from it. A block is a neighbouring
 * building: its middle, length and depth in metres, and by how many degrees its length is turned clockwise from the east.
 * Sections are the project's own, each with the door that one comes out of.
 */
export const surroundingsSchema = z.extend(groundSchema, {
  coordinates: pointSchema,
  reach: z.number(),
  paths: z.array(z.array(stepSchema)),
  tracks: z.array(z.object({ kind: z.enum(['metro', 'rail', 'tram']), line: z.array(stepSchema) })),
  blocks: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])),
  sections: z.array(z.object({ salesforce_id: z.string(), outline: z.array(stepSchema), door: stepSchema })),
});
export type WireProjectSurroundings = z.infer<typeof surroundingsSchema>;
export type ProjectSurroundings = InProductWords<WireProjectSurroundings>;

/** Null for a project without drawn surroundings. */
export const surroundingsAnswerSchema = z.object({ surroundings: z.nullable(surroundingsSchema) });
export type WireSurroundingsAnswer = z.infer<typeof surroundingsAnswerSchema>;
export type SurroundingsAnswer = InProductWords<WireSurroundingsAnswer>;
