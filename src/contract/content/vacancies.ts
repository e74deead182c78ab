import * as z from 'zod/mini';
import type { InProductWords } from '../product-words.ts';
import { number, page, paged } from '../query-values.ts';
import { nameShapes } from '../shape-names.ts';

/** Of one page when `per_page` does not say. */
export const vacanciesPerPage = 6;

export const vacanciesQuerySchema = z.strictObject({
  page,
  per_page: number(/^([1-9]|[1-3]\d|4[0-8])?$/, 'Vacancies on a page, from 1 to 48; 6 when not given.'),
});
export type VacanciesQuery = z.infer<typeof vacanciesQuerySchema>;

/** `total` counts the open vacancies of the field. */
export const vacancyCategorySchema = z.object({ id: z.string(), name: z.string(), total: z.int() });
export type VacancyCategory = z.infer<typeof vacancyCategorySchema>;
/** The company's benefits for its employees. */
export const careerCategorySchema = z.object({ id: z.string(), name: z.string(), text: z.string(), points: z.array(z.string()) });
export type CareerCategory = z.infer<typeof careerCategorySchema>;

/**
 * `salary_from` and `salary_to` are whole hryvnias a month before taxes, null where that end is open. `date` is the Kyiv day
 * `YYYY-MM-DD` of the announcement, `valid_through` the last one, null when not set. `veterans` is information for
 * veterans.
 */
export const vacancySummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  category_id: z.string(),
  employment: z.enum(['full', 'part', 'internship']),
  place: z.string(),
  schedule: z.string(),
  salary_from: z.nullable(z.int()),
  salary_to: z.nullable(z.int()),
  veterans: z.string(),
  date: z.string(),
  valid_through: z.nullable(z.string()),
});
export type WireVacancySummary = z.infer<typeof vacancySummarySchema>;
export type VacancySummary = InProductWords<WireVacancySummary>;

/** `closed` means that the vacancy is filled or withdrawn. `address` is the place of work; `related` are open ones of the same field first. */
export const vacancySchema = z.extend(vacancySummarySchema, {
  closed: z.boolean(),
  address: z.object({ city: z.string(), street: z.string() }),
  project_id: z.nullable(z.string()),
  duties: z.array(z.string()),
  expectations: z.array(z.string()),
  gives: z.array(z.string()),
  related: z.array(vacancySummarySchema),
});
export type WireVacancy = z.infer<typeof vacancySchema>;
export type Vacancy = InProductWords<WireVacancy>;

export const vacanciesAnswerSchema = z.object({ vacancy: paged(vacancySummarySchema) });
export type WireVacanciesAnswer = z.infer<typeof vacanciesAnswerSchema>;
export const vacancyAnswerSchema = z.object({ vacancy: vacancySchema });
export type WireVacancyAnswer = z.infer<typeof vacancyAnswerSchema>;
export type VacancyAnswer = InProductWords<WireVacancyAnswer>;

nameShapes({ VacancySummary: vacancySummarySchema });
