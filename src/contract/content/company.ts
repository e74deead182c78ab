import * as z from 'zod/mini';
import { pictureSchema } from '../pictures.ts';

/** The data of the company's page beside its texts. Months are `YYYY-MM`; a `project_id` is a salesforce_id. */
export const companyParts = {
  team: z.optional(z.array(z.object({ name: z.string(), role: z.string(), picture: z._default(z.nullable(pictureSchema), null) }))),
  awards: z.optional(
    z.array(
      z.object({
        year: z.int(),
        title: z.string(),
        jury: z.string(),
        text: z.string(),
        project_id: z.nullable(z.string()),
        picture: z.nullable(pictureSchema),
      }),
    ),
  ),
  milestones: z.optional(z.array(z.object({ month: z.string(), title: z.string(), text: z.string(), project_id: z.nullable(z.string()) }))),
};

/** `spent` in whole hryvnias, `count` of the things that `counted` names. */
export const socialProjectSchema = z.object({
  slug: z.string(),
  title: z.string(),
  place: z.string(),
  text: z.string(),
  year: z.int(),
  spent: z.int(),
  count: z.int(),
  counted: z.string(),
  picture: z.nullable(pictureSchema),
});
