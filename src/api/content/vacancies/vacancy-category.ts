import { listVacancies } from '../../../domain/content/content.ts';
import type { Handler } from '../../handler.ts';
import { wireVacancies } from './wire-vacancy.ts';

/** The open vacancies of one field of work. */
export const handle: Handler<'GET /api/{locale}/vacancy_category/{id}'> =
  ({ content }) =>
  ({ params: { id }, query, locale, reply, refuse }) => {
    const { vacancy, vacancy_category } = content.current()[locale].entries;
    if (!vacancy_category.some(({ slug }) => slug === id)) return refuse('unknown-vacancy-category');
    return reply(wireVacancies(listVacancies(vacancy, id), query));
  };
