import type { WireAdvertisingAnswer } from '../../../contract/content/partners.ts';
import type { Handler } from '../../handler.ts';
import { idOf } from './project-id.ts';

/** `GET /api/{locale}/advertising`: the spaces that partners can take, until they are taken. */
export const handle: Handler<'GET /api/{locale}/advertising'> = (deps) => {
  return ({ locale, reply }) => {
    const { advertising } = deps.content.current()[locale].entries;
    const answer: WireAdvertisingAnswer = {
      advertising: advertising
        .filter(({ over }) => !over)
        .map(({ slug, project, area, title, lead, place, terms, html, picture }) => ({
          slug,
          project_id: idOf(deps, project),
          area,
          title,
          lead,
          place,
          terms,
          html,
          picture,
        })),
    };
    return reply(answer);
  };
};
