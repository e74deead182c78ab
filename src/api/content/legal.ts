import type { LegalAnswer } from '../../contract/content/legal.ts';
import { wireTerms } from '../deals/booking-terms.ts';
import { termsWords } from '../deals/terms-words.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';

/** Writes the numbers of the booking terms where a text names them in braces; a name that the terms do not have stays as it is. */
const withTerms = (html: string, words: Record<string, string>) => html.replace(/\{(\w{1,32})\}/g, (whole, name) => words[name] ?? whole);

/** `GET /api/{locale}/legal/{slug}`: the chapters of one legal text, in their order. */
export function makeShowLegal({ content, deals }: Pick<ApiHouse, 'content' | 'deals'>) {
  const words = { uk: termsWords(wireTerms(deals), 'uk'), en: termsWords(wireTerms(deals), 'en') };
  return (c: ApiContext): Response => {
    const locale = localeOf(c);
    const chapters = content.current()[locale].entries.legal_chapter.filter(({ page }) => page === c.req.param('slug'));
    if (chapters.length === 0) return answerProblem(c, 'unknown-address');
    const answer: LegalAnswer = {
      legal: chapters.map(({ slug, title, html }) => ({ id: slug, title, html: withTerms(html, words[locale]) })),
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
