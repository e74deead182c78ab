import * as z from 'zod/mini';
import { releaseLimits } from '../releases/releases.ts';

export const reportLimits = {
  mostPhotos: 60,
  titleLongest: 120,
  textLongest: 4_000,
  mostStages: 40,
  mostSections: 60,
  highest: 200,
} as const;

const slug = z.string('malformed').check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'malformed'), z.maxLength(100, 'too-long'));
const month = z.string('malformed').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'malformed'));
const percent = z.int('malformed').check(z.gte(0, 'out-of-range'), z.lte(100, 'out-of-range'));
const name = z.string('malformed').check(z.regex(/^[\w-]+(\/[\w-]+)*$/, 'malformed'), z.maxLength(200, 'too-long'));

const text = (longest: number) => z.string('malformed').check(z.trim(), z.maxLength(longest, 'too-long'));
const wordsSchema = z.strictObject({ title: text(reportLimits.titleLongest), text: text(reportLimits.textLongest) });
const workSchema = z.strictObject({ stage: slug, planned: percent, actual: percent });
const section = z.string('malformed').check(z.minLength(1, 'required'), z.maxLength(100, 'too-long'));
const cast = z.int('malformed').check(z.gte(0, 'out-of-range'), z.lte(reportLimits.highest, 'out-of-range'));

/**
 * One month of a project, as a person on the site tells it. Of the photos the first is the large one; each shows a stage. `storeys` is how
 * many storeys of the sections that are counted have their frame cast.
 */
export const sendReportSchema = z.strictObject({
  project: slug,
  month,
  stage: slug,
  works: z.array(workSchema).check(z.minLength(1, 'required'), z.maxLength(reportLimits.mostStages, 'too-many')),
  storeys: z.optional(z.array(z.strictObject({ section, cast })).check(z.maxLength(reportLimits.mostSections, 'too-many'))),
  uk: wordsSchema,
  en: wordsSchema,
  photos: z.array(z.strictObject({ name, stage: slug })).check(z.maxLength(reportLimits.mostPhotos, 'too-many')),
});
export type SentReport = z.infer<typeof sendReportSchema>;

/** `isPublished`: the report is on the site; otherwise it waits in the release for an editor. */
export const sentReportSchema = z.object({ release: z.int(), isPublished: z.boolean() });

const localized = z.object({ uk: z.string(), en: z.string() });
/** The projects of the person, with the newest report that is on the site, and the stages in their order. */
export const reportsSchema = z.object({
  stages: z.array(z.object({ id: z.string(), name: localized })),
  projects: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      sections: z.array(z.object({ id: z.string(), name: z.string(), floors: z.int() })),
      last: z.nullable(
        z.object({
          month: z.string(),
          title: z.string(),
          stage: z.string(),
          photos: z.int(),
          works: z.array(z.object({ stage: z.string(), planned: z.int(), actual: z.int() })),
          storeys: z.array(z.object({ section: z.string(), cast: z.int() })),
        }),
      ),
      /** Reports that are not on the site yet: each waits in a release for an editor, or for the instant of the release. */
      waits: z.array(
        z.object({
          number: z.int(),
          name: z.string().check(z.maxLength(releaseLimits.nameLongest)),
          month: z.string(),
          publishAt: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
export type Reports = z.infer<typeof reportsSchema>;
