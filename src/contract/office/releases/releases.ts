import * as z from 'zod/mini';
import { planSchema } from '../../pictures.ts';

/** The bounds of typed fields of releases. */
export const releaseLimits = { nameLongest: 120, latestDays: 366 } as const;

/** `draft` is worked on; `scheduled` publishes itself at an instant; `undone` has been taken back. */
export const releaseStates = ['draft', 'scheduled', 'published', 'undone'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** What may be done with a release now. */
const releaseSteps = ['edit', 'schedule', 'unschedule', 'publish', 'undo', 'discard'] as const;
export type ReleaseStep = (typeof releaseSteps)[number];

const person = z.object({ id: z.string(), name: z.nullable(z.string()) });
const part = z.string('repeated').check(z.regex(/^[a-z][a-z_]{0,39}$/, 'malformed'));
const rowName = z.string('repeated').check(z.regex(/^[\w./-]{1,200}$/, 'malformed'));
export const releaseNumber = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const version = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** An instant with its zone in ISO 8601. */
export const instant = z.string('repeated').check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, 'malformed'),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'malformed'),
);
const content = z.nullable(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]));

/** The English texts whose Ukrainian ones have changed since they were translated, as paths joined by dots. */
const staleFields = z.array(z.string());

/** What is wrong with a field of a draft: `path` leads to it from the row on; `message` says it in the language of the request. */
const faultSchema = z.object({ path: z.array(z.string()), message: z.string() });
export type DraftFault = z.infer<typeof faultSchema>;

/** A row of the site's contents: a page, a menu, a project's story, the slides of a benefit, or an entry of a kind. */
const rowSchema = z.object({ part: z.string(), name: z.string(), title: z.string() });

/**
 * A row that a release changes. `conflicts` are fields that have been changed on the site, too, since the draft was begun; they have to be
 * decided before it is published.
 */
const draftRowSchema = z.object({
  ...rowSchema.shape,
  change: z.enum(['new', 'changed', 'removed']),
  conflicts: z.array(z.array(z.string())),
  faults: z.array(faultSchema),
  by: person,
  changedAt: z.string(),
});
export type DraftRow = z.infer<typeof draftRowSchema>;

const releaseRowSchema = z.object({
  number: z.int(),
  name: z.string(),
  state: z.enum(releaseStates),
  /** Times are ISO 8601. */
  publishAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /** Why a scheduled release could not be published at its instant. */
  heldBack: z.nullable(z.enum(['conflicts', 'faults'])),
  drafts: z.int(),
  /** Flats that get another price. */
  prices: z.int(),
  statuses: z.int(),
  by: person,
  madeAt: z.string(),
  version: z.int(),
  allowed: z.array(z.enum(releaseSteps)),
});
export type ReleaseRow = z.infer<typeof releaseRowSchema>;

export const releasesSchema = z.object({ releases: z.array(releaseRowSchema) });
/** `breaks` are rows that the release does not change and that could not be shown with it, such as a menu whose page it removes. */
export const releaseAnswerSchema = z.object({
  release: releaseRowSchema,
  drafts: z.array(draftRowSchema),
  breaks: z.array(z.object({ ...rowSchema.shape, faults: z.array(faultSchema) })),
});
export type BrokenRow = z.infer<typeof releaseAnswerSchema>['breaks'][number];
/** `left` are rows that were changed after the release was published, `leftPrices` and `leftStatuses` count such flats: they stay as they are. */
export const undoneSchema = z.object({
  ...releaseAnswerSchema.shape,
  left: z.array(rowSchema),
  leftPrices: z.int(),
  leftStatuses: z.int(),
});

export const releaseQuerySchema = z.strictObject({ number: z.string('repeated').check(z.regex(/^\d{1,9}$/, 'malformed')) });
export const makeReleaseSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(releaseLimits.nameLongest, 'too-long')),
});
export const renameReleaseSchema = z.strictObject({ number: releaseNumber, version, ...makeReleaseSchema.shape });
export const releaseStepSchema = z.strictObject({ number: releaseNumber, version });
export const scheduleReleaseSchema = z.strictObject({ number: releaseNumber, version, at: instant });
/** `at` is the instant at which the site is shown; now without one. */
export const previewQuerySchema = z.strictObject({
  ...releaseQuerySchema.shape,
  at: z.optional(instant),
});
const laidRelease = z.object({ number: z.int(), name: z.string(), publishAt: z.string() });
/**
 * `url` opens the preview in a browser, for twelve hours; `&to=` leads to a page of it. Releases that are scheduled until its instant are shown
 * with this one: `under` it come those before it, `over` it those after it. `heldBack` are those that cannot be published on top of what comes
 * before them, and are not shown; `conflicts` says that this release is one of them, which is shown all the same.
 */
export const previewSchema = z.object({
  url: z.string(),
  under: z.array(laidRelease),
  over: z.array(laidRelease),
  heldBack: z.array(laidRelease),
  conflicts: z.boolean(),
});
export type LaidRelease = z.infer<typeof laidRelease>;

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
 * when the draft was begun. `schema` is the JSON Schema (2020-12) of the content; its `format` says `html`, `picture`, `slug`, `day`,
 * `date-time`, `quarter`, `month` or `page` where a text is one.
 */
export const contentRowSchema = z.object({
  part: z.string(),
  name: z.string(),
  live: z.nullable(z.object({ content: z.unknown() })),
  draft: z.nullable(
    z.object({
      content: z.unknown(),
      base: z.unknown(),
      version: z.int(),
      faults: z.array(faultSchema),
      by: person,
      changedAt: z.string(),
    }),
  ),
  schema: z.record(z.string(), z.unknown()),
  /** The rows, or projects, that a field of this name may name, and the pages of the site where it leads to one. */
  choices: z.record(z.string(), z.array(z.object({ name: z.string(), title: z.string() }))),
  stale: staleFields,
  /** The page of the site that shows the row, where its fields do not say which: of a tour, that of a project that has it. */
  page: z.nullable(z.string()),
  /** The rows that name this one, on the site or, where one is asked for, in the release; without it they have a fault. */
  usedBy: z.array(rowSchema),
});
export type ContentRowAnswer = z.infer<typeof contentRowSchema>;

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
