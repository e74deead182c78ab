import * as z from 'zod/mini';
import { pictureSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';

/** `files` are its formats, the best first; a logo stands on its `ground`, a photo has a picture. */
const mediaFileSchema = z.object({
  id: z.string(),
  kind: z.enum(['logo', 'photo']),
  title: z.string(),
  note: z.string(),
  ground: z.enum(['ink', 'paper']),
  picture: z.nullable(pictureSchema),
  files: z.array(z.object({ src: z.string(), format: z.string() })),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/** `date` is a Kyiv day `YYYY-MM-DD`, `slug` that of the news item with the full text. */
const publicationSchema = z.object({ date: z.string(), title: z.string(), note: z.string(), slug: z.string() });

export const pressAnswerSchema = z.object({ media_kit: z.array(mediaFileSchema), publications: z.array(publicationSchema) });
export type WirePressAnswer = z.infer<typeof pressAnswerSchema>;
export type PressAnswer = InProductWords<WirePressAnswer>;
