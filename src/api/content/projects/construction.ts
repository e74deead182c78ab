import { reportsPerPage, type WireConstructionAnswer } from '../../../contract/content/projects.ts';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../page-of.ts';
import { reportsOf } from './wire-report.ts';

/** `GET /api/{locale}/construction`: construction reports, of all projects or of one. */
export const handle: Handler<'GET /api/{locale}/construction'> = (deps) => {
  return ({ query: { page, per_page, project_id }, locale, reply, refuse }) => {
    if (project_id && !deps.catalogue.projects().some(({ project }) => project.externalId === project_id))
      return refuse('bad-query', { project_id: ['unknown'] });
    const reports = reportsOf(deps, deps.content.current()[locale], project_id);
    const answer: WireConstructionAnswer = { construction: pageOf(reports, { page, perPage: Number(per_page || reportsPerPage) }) };
    return reply(answer);
  };
};
