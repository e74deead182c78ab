import type { AdvertisingAnswer } from '../../../contract/content/partners.ts';
import type { Handler } from '../../handler.ts';
import { idOf } from './project-id.ts';

/** `GET /api/{locale}/advertising`: the spaces that partners can take, until they are taken. */
export const handle: Handler<'GET /api/{locale}/advertising'> = (house) => {
  return ({ locale, reply }) => {
    const { advertising } = house.content.current()[locale].entries;
    const answer: AdvertisingAnswer = {
      advertising: advertising
        .filter(({ over }) => !over)
        .map(({ slug, project, area, title, lead, place, terms, html, picture }) => ({
          slug,
          project_id: idOf(house, project),
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
