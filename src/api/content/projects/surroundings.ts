import { makeAnswerCache } from '../../answer-cache.ts';
import type { Handler } from '../../handler.ts';
import { makeAnswer } from '../../send-json.ts';
import { wireSurroundings } from './wire-surroundings.ts';

const answerCache = 100;

/** `GET /api/{locale}/project/{slug}/surroundings`: the drawn ground of the map of a project's surroundings. */
export const handle: Handler<'GET /api/{locale}/project/{slug}/surroundings'> = ({ catalogue, content }) => {
  const cached = makeAnswerCache({ state: () => [catalogue.version(), content.current()], most: answerCache });
  return ({ params: { slug }, c, locale, refuse }) => {
    return cached.send(c, `${locale}/${slug}`, () => {
      if (!catalogue.projects().some(({ project }) => project.slug === slug)) return refuse('unknown-project');
      const answer = { surroundings: wireSurroundings(content.current()[locale], slug) };
      return makeAnswer(() => answer);
    });
  };
};
