import { type ConstructionAnswer, reportsPerPage } from '../../../contract/content/projects.ts';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../page-of.ts';
import { reportsOf } from './wire-report.ts';

/** `GET /api/{locale}/construction`: how building goes on, of all projects or of one. */
export const handle: Handler<'GET /api/{locale}/construction'> = (house) => {
  return ({ query: { page, per_page, project_id }, locale, reply, refuse }) => {
    if (project_id && !house.catalogue.projects().some(({ project }) => project.salesforce_id === project_id))
      return refuse('bad-query', { project_id: ['unknown'] });
    const reports = reportsOf(house, house.content.current()[locale], project_id);
    const answer: ConstructionAnswer = { construction: pageOf(reports, { page, perPage: Number(per_page || reportsPerPage) }) };
    return reply(answer);
  };
};
