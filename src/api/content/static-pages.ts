import { makeAnswerCache } from '../answer-cache.ts';
import type { Handler } from '../handler.ts';
import { makeAnswer } from '../send-json.ts';
import { wireStaticPages } from './wire-static-pages.ts';

/** `GET /api/{locale}/static-pages`: the content that all pages share, made once for each state of the data. */
export const handle: Handler<'GET /api/{locale}/static-pages'> = (deps) => {
  const { catalogue, content, money } = deps;
  const cached = makeAnswerCache({ state: () => [catalogue.version(), content.current(), money.currentRate()?.date], most: 2 });
  return ({ c, locale }) => {
    return cached.send(c, locale, () => {
      const pages = wireStaticPages(deps, locale);
      return makeAnswer(() => pages);
    });
  };
};
