import { listVacancies } from '../../../domain/content/content.ts';
import type { Handler } from '../../handler.ts';
import { wireVacancies } from './wire-vacancy.ts';

/** The open vacancies. */
export const handle: Handler<'GET /api/{locale}/vacancies'> =
  ({ content }) =>
  ({ query, locale, reply }) =>
    reply(wireVacancies(listVacancies(content.current()[locale].entries.vacancy), query));
