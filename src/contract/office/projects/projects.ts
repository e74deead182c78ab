import * as z from 'zod/mini';

/** Classes have interiors and tours of their own; none is a class, too. */
export const projectClasses = ['', 'comfort', 'business', 'prime'] as const;
export const projectStages = ['foundation', 'frame', 'facade', 'done'] as const;
export const projectSales = ['upcoming', 'selling', 'sold_out'] as const;
export const projectTextLongest = 200;

const words = z.string('malformed').check(z.trim(), z.maxLength(projectTextLongest, 'too-long'));
const name = words.check(z.minLength(1, 'required'));
const pair = <Text extends z.ZodMiniType>(text: Text) => z.strictObject({ uk: text, en: text });
const factsSchema = z.strictObject({
  name: pair(name),
  district: pair(words),
  address: pair(words),
  // A feed may call a class as it likes.
  class: z.string('malformed').check(z.maxLength(40, 'too-long')),
  prime: z.boolean('malformed'),
  /** Null while it is unsaid; the site says nothing of it then. */
  stage: z.nullable(z.enum(projectStages, 'unknown')),
  sale: z.enum(projectSales, 'unknown'),
});
/** The facts of a project that each of its pages shows. */
export type ProjectFacts = z.infer<typeof factsSchema>;

/** `before` is what the person has seen: fields that stay as they were are not touched. */
export const saveProjectSchema = z.strictObject({
  project: z.string('malformed').check(z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
  before: factsSchema,
  facts: factsSchema,
});

export const officeProjectsSchema = z.object({
  projects: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      facts: factsSchema,
      /** Whether the office decides these facts; a feed and the CRM do not change them then. */
      isOurs: z.boolean(),
      sections: z.int(),
      forSale: z.int(),
      /** Which parts of its pages are there. */
      has: z.object({ story: z.boolean(), facade: z.boolean(), floors: z.boolean(), building: z.boolean() }),
    }),
  ),
});
export type OfficeProject = z.infer<typeof officeProjectsSchema>['projects'][number];
