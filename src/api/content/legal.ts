import type { LegalAnswer } from '../../contract/legal.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';

/** `GET /api/{locale}/legal/{slug}`: the chapters of one legal text, in their order. */
export function makeShowLegal({ content }: Pick<ApiHouse, 'content'>) {
  return (c: ApiContext): Response => {
    const chapters = content.current()[localeOf(c)].entries.legal_chapter.filter(({ page }) => page === c.req.param('slug'));
    if (chapters.length === 0) return answerProblem(c, 'unknown-address');
    const answer: LegalAnswer = { legal: chapters.map(({ slug, title, html }) => ({ id: slug, title, html })) };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
