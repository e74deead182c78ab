import { kyivDay } from '../../../base/kyiv-time.ts';
import {
  type VacanciesQuery,
  vacanciesPerPage,
  type WireVacanciesAnswer,
  type WireVacancySummary,
} from '../../../contract/content/vacancies.ts';
import type { LocalEntry } from '../../../domain/content/content.ts';
import { pageOf } from '../page-of.ts';

export const wireVacancySummary = (vacancy: LocalEntry<'vacancy'>): WireVacancySummary => ({
  slug: vacancy.slug,
  title: vacancy.title,
  lead: vacancy.lead,
  category_id: vacancy.category,
  employment: vacancy.employment,
  place: vacancy.place,
  schedule: vacancy.schedule,
  salary_from: vacancy.salaryFrom,
  salary_to: vacancy.salaryTo,
  veterans: vacancy.veterans,
  date: kyivDay(new Date(vacancy.from)),
  valid_through: vacancy.until === null ? null : kyivDay(new Date(vacancy.until)),
});

export function wireVacancies(listed: LocalEntry<'vacancy'>[], { page, per_page }: VacanciesQuery): WireVacanciesAnswer {
  const { items, ...rest } = pageOf(listed, { page, perPage: Number(per_page || vacanciesPerPage) });
  return { vacancy: { items: items.map(wireVacancySummary), ...rest } };
}
