import * as z from 'zod/mini';
import { pictureSchema } from '../../pictures.ts';

const megabyte = 1024 * 1024;
/** Bounds of pictures and of their uploads. */
export const mediaLimits = {
  fileLargest: 40 * megabyte,
  partLargest: megabyte,
  /** Of one person, not yet pictures. */
  unfinishedBytes: 400 * megabyte,
  unfinishedFiles: 100,
  /** Of one person within a day, where the right is not over all projects: two reports with all their photos, and some that were no good. */
  reportPicturesOfDay: 200,
  fileNameLongest: 200,
  altLongest: 500,
  pageRows: 60,
} as const;

const name = z.string('repeated').check(z.regex(/^[\w-]+(\/[\w-]+)*$/, 'malformed'), z.maxLength(200, 'too-long'));
const version = z.string('repeated').check(z.regex(/^[\w-]{1,64}$/, 'malformed'));
const uploadId = z.uuid('malformed');
const percent = z.number('malformed').check(z.gte(0, 'out-of-range'), z.lte(100, 'out-of-range'));
const words = z.string('malformed').check(z.trim(), z.minLength(1, 'required'), z.maxLength(mediaLimits.altLongest, 'too-long'));

/**
 * A picture of the site in every size. `alt` says in both languages what it shows; an empty one is not written yet, and no release with such
 * a picture is published. `uses` counts the fields of the site that name it. `version` changes with all of this.
 */
const mediaPictureSchema = z.object({
  ...pictureSchema.shape,
  name: z.string(),
  version: z.string(),
  alt: z.object({ uk: z.string(), en: z.string() }),
  /** The Ukrainian description has changed since the English one was written. */
  isStale: z.boolean(),
  isUploaded: z.boolean(),
  uses: z.int(),
});
export type MediaPictureAnswer = z.infer<typeof mediaPictureSchema>;

/** Where a picture is named: in a row of the site, or in the draft of a release that is not published yet. */
const pictureUseSchema = z.object({
  part: z.string(),
  name: z.string(),
  title: z.string(),
  path: z.array(z.string()),
  release: z.nullable(z.object({ number: z.int(), name: z.string() })),
  /** The page of the site that shows it, where it is known. */
  address: z.nullable(z.string()),
});
export type PictureUseAnswer = z.infer<typeof pictureUseSchema>;

/** `q` is looked for in names and descriptions; `only` leaves pictures without a description, those whose English one is older than the Ukrainian, or those that nothing names. */
export const mediaQuerySchema = z.strictObject({
  q: z.optional(z.string('repeated').check(z.trim(), z.maxLength(100, 'too-long'))),
  only: z.optional(z.enum(['undescribed', 'stale', 'unused'])),
  from: z.optional(z.string('repeated').check(z.regex(/^\d{1,5}$/, 'malformed'))),
});
export const mediaSchema = z.object({ pictures: z.array(mediaPictureSchema), total: z.int() });

export const mediaPictureQuerySchema = z.strictObject({ name });
/** `file` is what was uploaded last, null for a picture that came with a folder of contents. */
export const mediaPictureAnswerSchema = z.object({
  picture: mediaPictureSchema,
  file: z.nullable(
    z.object({
      fileName: z.string(),
      bytes: z.int(),
      width: z.int(),
      height: z.int(),
      by: z.object({ id: z.string(), name: z.nullable(z.string()) }),
      at: z.string(),
    }),
  ),
  uses: z.array(pictureUseSchema),
});
export type MediaPictureWhole = z.infer<typeof mediaPictureAnswerSchema>;

/** With `replaces` the file comes behind the picture of this name. */
export const beginUploadSchema = z.strictObject({
  fileName: z.string('malformed').check(z.trim(), z.minLength(1, 'required'), z.maxLength(mediaLimits.fileNameLongest, 'too-long')),
  bytes: z.int('malformed').check(z.gte(1, 'empty'), z.lte(mediaLimits.fileLargest, 'too-large')),
  replaces: z.nullable(name),
});
export const uploadQuerySchema = z.strictObject({ id: uploadId });
/** `received` bytes have arrived: the next part begins there. */
export const uploadSchema = z.object({ id: z.string(), bytes: z.int(), received: z.int() });
export const uploadPartQuerySchema = z.strictObject({
  id: uploadId,
  offset: z.string('repeated').check(z.regex(/^\d{1,9}$/, 'malformed')),
});
export const finishUploadSchema = z.strictObject({ id: uploadId });
/** `isKnown`: the same file was here before, and no second picture was made of it. */
export const finishedUploadSchema = z.object({ picture: mediaPictureSchema, isKnown: z.boolean() });

/** `version` is the one that was read. `isRight`: the English description is right for the Ukrainian one. */
export const describePictureSchema = z.strictObject({
  name,
  version,
  alt: z.strictObject({ uk: words, en: words }),
  focus: z.strictObject({ x: percent, y: percent }),
  isRight: z.optional(z.boolean('malformed')),
});
export const removePictureSchema = z.strictObject({ name, version });
