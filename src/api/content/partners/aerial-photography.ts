import { kyivDay } from '../../../base/kyiv-time.ts';
import type { WireAerialAnswer } from '../../../contract/content/partners.ts';
import type { Handler } from '../../handler.ts';
import { idOf } from './project-id.ts';

/** `GET /api/{locale}/aerial-photography`: surveys from the air, the newest first. */
export const handle: Handler<'GET /api/{locale}/aerial-photography'> = (deps) => {
  return ({ locale, reply }) => {
    const { aerial_photography } = deps.content.current()[locale].entries;
    const answer: WireAerialAnswer = {
      aerial_photography: aerial_photography
        .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))
        .map(({ slug, project, from, height, frames, title, lead, html, picture }) => ({
          slug,
          project_id: idOf(deps, project),
          date: kyivDay(new Date(from)),
          height,
          frames,
          title,
          lead,
          html,
          picture,
        })),
    };
    return reply(answer);
  };
};
