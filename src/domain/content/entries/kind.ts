import * as z from 'zod/mini';
import { isDay } from '../../../base/kyiv-time.ts';

/** The parts of an entry beside those that all entries have: facts that are the same in both languages, and texts. */
export const kind = <Facts extends z.core.$ZodLooseShape, Texts extends z.core.$ZodLooseShape>(facts: Facts, texts: Texts) => ({
  facts: z.strictObject(facts),
  texts: z.strictObject(texts),
});
type AnyKind = { facts: z.core.$ZodType; texts: z.core.$ZodType };
/** The fields of a kind that has none. */
type Fields<Schema> = string extends keyof z.infer<Schema> ? object : z.infer<Schema>;
export type KindsOf<All extends Record<string, AnyKind>> = {
  [Name in keyof All]: { facts: Fields<All[Name]['facts']>; texts: Fields<All[Name]['texts']> };
};

/** What is left out is said to be so, and nothing else is said of it. */
const filled = z.regex(/\S/, { error: 'is empty', abort: true });
/** A text that may not be left out in either language. */
export const text = z.string().check(filled);
/** The address of an entry or a project. */
export const slug = z
  .string()
  .check(filled, z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not made of small Latin letters, digits and single hyphens'));
/** A text or paragraphs of one. */
export const html = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat().join('')),
);
/** An instant with its zone, `2026-11-21T10:00:00+02:00`. */
export const instant = z.string().check(
  filled,
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, 'is no instant such as 2026-11-21T10:00:00+02:00'),
  z.refine((value) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)), 'is an instant that never was'),
);
/** `YYYY-MM-DD`. */
export const day = z.string().check(filled, z.refine(isDay, 'is no day such as 2026-11-21'));
/** `YYYY-MM`. */
export const month = z.string().check(filled, z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'is no month such as 2026-11'));
export const quarter = z.string().check(filled, z.regex(/^(19|20)\d\d-Q[1-4]$/, 'is no quarter such as 2027-Q4'));
/** Where something is, in degrees of WGS 84. */
export const point = z.strictObject({ lat: z.number(), lng: z.number() });
/** The CRM's id of a section, a layout or a benefit. */
export const externalId = z.string().check(filled);
/** A count, or hours, minutes, square metres and the like. */
export const amount = z.number().check(z.nonnegative('is below nothing'));
