import * as z from 'zod/mini';
import { amount, kind, month, slug, text } from './kind.ts';

/** The company's facts about itself. */
export const companyKinds = {
  /** A person; the entry's picture is the portrait. */
  team_member: kind({}, { name: text, role: z.string() }),
  award: kind({ year: z.int(), project: z.nullable(slug) }, { title: text, jury: z.string(), text: z.string() }),
  /** A point of the company's history. */
  milestone: kind({ month, project: z.nullable(slug) }, { title: text, text: z.string() }),
  /**
   * A contribution to the city: `year` of the beginning, `spent` in whole hryvnias until now, `count` of the things that `counted` names
   * ("shelters opened").
   */
  social_project: kind(
    { year: z.int(), spent: amount, count: amount },
    { title: text, place: z.string(), counted: z.string(), text: z.string() },
  ),
};
