import * as z from 'zod/mini';
import { amount, instant, kind, slug, text } from './kind.ts';

export const employments = ['full', 'part', 'internship'] as const;

/** Work in the company. */
export const careerKinds = {
  /**
   * `from` is the day it was announced, at `until` it is closed. `salaryFrom` and `salaryTo` are whole hryvnias a month before
   * taxes, null where that end is open. With a `project` the work is on its site, otherwise in the `office`.
   */
  vacancy: kind(
    {
      from: instant,
      category: slug,
      office: slug,
      project: z.nullable(slug),
      employment: z.enum(employments),
      salaryFrom: z.nullable(amount),
      salaryTo: z.nullable(amount),
    },
    {
      title: text,
      lead: z.string(),
      place: z.string(),
      schedule: z.string(),
      duties: z.array(text),
      expectations: z.array(text),
      gives: z.array(text),
      /** Information for veterans; empty when there is nothing special. */
      veterans: z.string(),
    },
  ),
  /** A field of work, by which vacancies are filtered. */
  vacancy_category: kind({}, { name: text }),
  /** The benefits of employees: a chapter of the career page. */
  career_category: kind({}, { name: text, text: z.string(), points: z.array(text) }),
};
