import * as z from 'zod/mini';

/** The bounds of typed fields of releases. */
export const releaseLimits = { nameLongest: 120, latestDays: 366 } as const;

/** `draft` is worked on; `scheduled` publishes itself at an instant; `undone` has been taken back. */
export const releaseStates = ['draft', 'scheduled', 'published', 'undone'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** The steps that may be taken with a release now. */
const releaseSteps = ['edit', 'schedule', 'unschedule', 'publish', 'undo', 'discard'] as const;
export type ReleaseStep = (typeof releaseSteps)[number];

/** A release changes flats, or its offers change what booking costs: its steps take the right to prices. */
export const priceReasons = ['flats', 'offers'] as const;
export type PriceReason = (typeof priceReasons)[number];

export const releasePerson = z.object({ id: z.string(), name: z.nullable(z.string()) });
export const releaseNumber = z.int().check(z.gte(1), z.lte(2_147_483_647));
export const version = z.int().check(z.gte(0), z.lte(2_147_483_647));
/** An instant with its zone in ISO 8601. */
export const instant = z.string('repeated').check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, 'malformed'),
  z.refine((text) => !Number.isNaN(Date.parse(text)), 'malformed'),
);
/** A fault of a field of a draft: `path` leads to it from the row on; `message` says it in the language of the request. */
export const faultSchema = z.object({ path: z.array(z.string()), message: z.string() });
export type DraftFault = z.infer<typeof faultSchema>;

/** A row of the site's contents: a page, a menu, a project's story, the slides of a benefit, or an entry of a kind. */
export const rowSchema = z.object({ part: z.string(), name: z.string(), title: z.string() });

/**
 * A row that a release changes. `conflicts` are fields that have been changed on the site, too, since the draft was begun; they have to be
 * decided before it is published.
 */
const draftRowSchema = z.object({
  ...rowSchema.shape,
  change: z.enum(['new', 'changed', 'removed']),
  conflicts: z.array(z.array(z.string())),
  faults: z.array(faultSchema),
  /** English texts whose Ukrainian ones have changed since. */
  stale: z.int(),
  by: releasePerson,
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
  by: releasePerson,
  madeAt: z.string(),
  version: z.int(),
  /** In a list of releases, offers that change what booking costs are not looked at. */
  allowed: z.array(z.enum(releaseSteps)),
});
export type ReleaseRow = z.infer<typeof releaseRowSchema>;

export const releasesSchema = z.object({ releases: z.array(releaseRowSchema) });
/**
 * `withheld` are steps that the person may not take for want of the right to prices, and why. `breaks` are rows that the release does not change and that could not be shown with it,
 * such as a menu whose page it removes.
 */
export const releaseAnswerSchema = z.object({
  release: releaseRowSchema,
  withheld: z.nullable(z.object({ steps: z.array(z.enum(releaseSteps)), why: z.enum(priceReasons) })),
  drafts: z.array(draftRowSchema),
  breaks: z.array(z.object({ ...rowSchema.shape, faults: z.array(faultSchema) })),
});
export type ReleaseAnswer = z.infer<typeof releaseAnswerSchema>;
export type BrokenRow = ReleaseAnswer['breaks'][number];
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
