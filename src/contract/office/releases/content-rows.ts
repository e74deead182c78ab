import * as z from 'zod/mini';
import { faultSchema, releaseNumber, releasePerson, releaseQuerySchema, rowSchema, version } from './releases.ts';

const part = z.string('repeated').check(z.regex(/^[a-z][a-z_]{0,39}$/, 'malformed'));
const rowName = z.string('repeated').check(z.regex(/^[\w./-]{1,200}$/, 'malformed'));
const content = z.nullable(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]));

/** The English texts whose Ukrainian ones have changed since they were translated, as paths joined by dots. */
const staleFields = z.array(z.string());

/** The parts of the contents, each with its number of rows; of `entries` rows have an address and a time of publication. */
export const contentPartsSchema = z.object({
  parts: z.array(z.object({ part: z.string(), rows: z.int(), isEntries: z.boolean() })),
});
export const contentRowsQuerySchema = z.strictObject({ part, release: z.optional(releaseQuerySchema.shape.number) });
/** Rows of a part in the order of the site, with the drafts of the release laid over them. */
export const contentRowsSchema = z.object({
  rows: z.array(
    z.object({
      ...rowSchema.shape,
      from: z.nullable(z.string()),
      until: z.nullable(z.string()),
      /** Texts that are there in Ukrainian and not in English. */
      untranslated: z.int(),
      /** English texts whose Ukrainian ones have changed since. */
      stale: z.int(),
      change: z.nullable(z.enum(['new', 'changed', 'removed'])),
    }),
  ),
  /**
   * How the site orders them: as an editor has put them, which a draft of the part `order` with the name of this part and the names of all
   * its entries changes, by date, by minutes on foot, or not at all. `version` is the one of that draft, 0 without it.
   */
  order: z.object({ by: z.enum(['editor', 'date', 'minutes', 'none']), version: z.int() }),
  /** Of the part of projects: those with flats whose page nothing is written for yet. */
  unwritten: z.array(z.object({ name: z.string(), title: z.string() })),
});
export type ContentRow = z.infer<typeof contentRowsSchema>['rows'][number];

export const contentRowQuerySchema = z.strictObject({ part, name: rowName, release: z.optional(releaseQuerySchema.shape.number) });
/**
 * `live` is the row on the site, `draft` the one in the release (with `content` null where it removes the row), `base` the row as it was
 * when the draft was begun. `schema` is the JSON Schema (2020-12) of the content; its `format` says `html`, `picture`, `slug`, `external-id`,
 * `date`, `date-time`, `quarter`, `month` or `page` where a text is one.
 */
export const contentRowSchema = z.object({
  part: z.string(),
  name: z.string(),
  live: z.nullable(z.object({ content: z.unknown() })),
  title: z.string(),
  draft: z.nullable(
    z.object({
      content: z.unknown(),
      base: z.unknown(),
      version: z.int(),
      faults: z.array(faultSchema),
      by: releasePerson,
      changedAt: z.string(),
    }),
  ),
  schema: z.record(z.string(), z.unknown()),
  /** The rows, projects, layouts or sections that a field of this name may name, and the pages of the site where it leads to one. */
  choices: z.record(z.string(), z.array(z.object({ name: z.string(), title: z.string() }))),
  stale: staleFields,
  /** No new row can have this name: the site has one, or another open release makes one. */
  isTaken: z.boolean(),
  /** The page of the site that shows the row, where its fields do not say which: of a tour, that of a project that has it. */
  page: z.nullable(z.string()),
  /** The rows that name this one, on the site or, where one is asked for, in the release; without it they have a fault. */
  usedBy: z.array(rowSchema),
});
export type ContentRowAnswer = z.infer<typeof contentRowSchema>;

/**
 * The streams that the server is configured with, by the names of the cameras in the contents; `lastFrame` is the instant of the newest
 * frame that was seen, null when none was.
 */
export const streamsSchema = z.object({
  streams: z.array(z.object({ name: z.string(), address: z.string(), isLive: z.boolean(), lastFrame: z.nullable(z.string()) })),
});
export type CameraStream = z.infer<typeof streamsSchema>['streams'][number];

const fieldPath = z.string('repeated').check(z.regex(/^[\w.-]{1,300}$/, 'malformed'));
/**
 * `version` is the one of the draft that was read, 0 without a draft. `content` null removes the row. A new row of entries has a new name.
 * `writtenFor` has, by the path of an English text that was written since the last save, the Ukrainian text that stood beside it then;
 * without it, that is the one of this save.
 */
export const saveDraftSchema = z.strictObject({
  release: releaseNumber,
  part,
  name: rowName,
  version,
  content,
  writtenFor: z.optional(z.record(fieldPath, z.string('malformed').check(z.maxLength(100_000, 'too-long')))),
});
export const savedDraftSchema = z.object({ version: z.int(), faults: z.array(faultSchema), stale: staleFields });
export const dropDraftSchema = z.strictObject({ release: releaseNumber, part, name: rowName, version });

/**
 * `field` is the path to an English text, joined by dots; `version` the one of the draft that was read, 0 without a draft. Without a
 * `release` it is the text of the site.
 */
export const confirmTranslationSchema = z.strictObject({
  ...dropDraftSchema.shape,
  release: z.nullable(releaseNumber),
  field: fieldPath,
});
export const confirmedTranslationSchema = z.object({ stale: staleFields });

/** Where a text stands that was clicked in the preview, or a picture by its file. */
export const findContentSchema = z.strictObject({
  release: releaseQuerySchema.shape.number,
  text: z.string('repeated').check(z.trim(), z.minLength(1, 'required'), z.maxLength(2_000, 'too-long')),
});
export const foundContentSchema = z.object({ found: z.array(z.object({ ...rowSchema.shape, path: z.array(z.string()) })) });
