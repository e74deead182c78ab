import type { Handler } from '../../handler.ts';
import { wireProjectDetails } from './wire-project.ts';

/** `GET /api/{locale}/project/{slug}`: the details of a project beyond the shared content. */
export const handle: Handler<'GET /api/{locale}/project/{slug}'> = (deps) => {
  return ({ params: { slug }, locale, reply, refuse }) => {
    const found = deps.catalogue.projects().find(({ project }) => project.slug === slug)?.project;
    if (!found) return refuse('unknown-project');
    const texts = deps.content.current()[locale];
    return reply({ project: wireProjectDetails(found, texts, deps) });
  };
};
