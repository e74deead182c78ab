import { data } from 'react-router';
import type { Client } from '../../../contract/client.ts';
import { missingOr503 } from '../../data/pages/missing-or-503.ts';

/** A page of all open vacancies or of one field of work, as the address asks. */
export async function loadVacancies(client: Client, search: URLSearchParams, perPage?: number) {
  const category = search.get('category') || null;
  const asked = search.get('page') || '1';
  const query = { page: asked, ...(perPage !== undefined && { per_page: `${perPage}` }) };
  const { vacancy } = await (category === null
    ? client('GET /api/{locale}/vacancies', { query })
    : client('GET /api/{locale}/vacancy_category/{id}', { id: category, query })
  ).catch(missingOr503);
  const page = Number(asked);
  if (page > vacancy.lastPage) throw data(null, { status: 404 });
  return { ...vacancy, category, page };
}
export type VacanciesPage = Awaited<ReturnType<typeof loadVacancies>>;
