import { streetWords } from '../../base/address-words.ts';
import { kyivDay } from '../../base/kyiv-time.ts';
import {
  type VacanciesAnswer,
  type VacanciesQuery,
  type VacancyAnswer,
  type VacancySummary,
  vacanciesPerPage,
} from '../../contract/content/vacancies.ts';
import { type LocalEntry, listVacancies } from '../../domain/content/content.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';
import { pageOf } from './page-of.ts';

type House = Pick<ApiHouse, 'catalogue' | 'content'>;
const mostRelated = 3;

export const wireVacancySummary = (vacancy: LocalEntry<'vacancy'>): VacancySummary => ({
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

/** `GET /api/{locale}/vacancies` and, with a category, `GET /api/{locale}/vacancy_category/{id}`: the open vacancies. */
export function makeListVacancies({ content }: House) {
  return (c: ApiContext, { page, per_page }: VacanciesQuery, category?: string): Response => {
    const { vacancy, vacancy_category } = content.current()[localeOf(c)].entries;
    if (category !== undefined && !vacancy_category.some(({ slug }) => slug === category))
      return answerProblem(c, 'unknown-vacancy-category');
    const { items, ...rest } = pageOf(listVacancies(vacancy, category), { page, perPage: Number(per_page || vacanciesPerPage) });
    const answer: VacanciesAnswer = { vacancy: { items: items.map(wireVacancySummary), ...rest } };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}

/** `GET /api/{locale}/vacancy/{slug}`: one vacancy, also when it is closed. */
export function makeShowVacancy({ catalogue, content }: House) {
  return (c: ApiContext, slug: string): Response => {
    const locale = localeOf(c);
    const { vacancy: all, office: offices } = content.current()[locale].entries;
    const vacancy = all.find((one) => one.slug === slug);
    if (!vacancy) return answerProblem(c, 'unknown-vacancy');
    const project = catalogue.projects().find((one) => one.project.slug === vacancy.project)?.project;
    const office = offices.find((one) => one.slug === vacancy.office);
    const near = new Set([...listVacancies(all, vacancy.category), ...listVacancies(all)]);
    near.delete(vacancy);
    const answer: VacancyAnswer = {
      vacancy: {
        ...wireVacancySummary(vacancy),
        closed: vacancy.over,
        address: {
          city: office?.city ?? '',
          street: project ? project.address[locale] : office ? streetWords(office, locale) : '',
        },
        project_id: project?.salesforce_id ?? null,
        duties: vacancy.duties,
        expectations: vacancy.expectations,
        gives: vacancy.gives,
        related: [...near].slice(0, mostRelated).map(wireVacancySummary),
      },
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
