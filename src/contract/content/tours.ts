import * as z from 'zod/mini';
import { pictureSchema, planSchema } from '../pictures.ts';

/** Centimetres on the plan; y grows downwards. */
const planPointSchema = z.tuple([z.number(), z.number()]);

/**
 * A room to look around in. `panorama` is equirectangular, its centre looks `heading` degrees clockwise from the plan's up. A link
 * leads to the scene `to` through a door at `through`.
 */
const tourSceneSchema = z.object({
  id: z.string(),
  name: z.string(),
  panorama: pictureSchema,
  at: planPointSchema,
  heading: z.number(),
  links: z.array(z.object({ to: z.string(), through: planPointSchema })),
});

/** `layout` has the plan on which the scenes stand, null when they stand on none. `poster` is shown until the tour is started. */
const tourSchema = z.object({
  project: z.object({ slug: z.string(), name: z.string(), prime: z.boolean() }),
  poster: z.nullable(pictureSchema),
  layout: z.nullable(z.object({ name: z.string(), plan: planSchema })),
  scenes: z.array(tourSceneSchema),
});
export const tourAnswerSchema = z.object({ tour: tourSchema });
export type TourAnswer = z.infer<typeof tourAnswerSchema>;
