import * as z from 'zod/mini';
import { pictureSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';

/**
 * A camera over a building site. `stream` is an HLS playlist, null where none is configured. `last_frame` is the instant (ISO 8601) of the
 * newest frame that was seen, null when none was; an `offline` camera has sent nothing new for a while since then.
 */
const cameraSchema = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  poster: z.nullable(pictureSchema),
  stream: z.nullable(z.string()),
  state: z.enum(['live', 'offline']),
  last_frame: z.nullable(z.string()),
});
export const camerasAnswerSchema = z.object({
  project: z.object({ slug: z.string(), name: z.string(), prime: z.boolean() }),
  cameras: z.array(cameraSchema),
});
export type WireCamerasAnswer = z.infer<typeof camerasAnswerSchema>;
export type CamerasAnswer = InProductWords<WireCamerasAnswer>;
