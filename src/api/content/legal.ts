import type { LegalAnswer } from '../../contract/content/legal.ts';
import { termsTexts } from '../deals/terms-texts.ts';
import { wireTerms } from '../deals/wire-terms.ts';
import type { Handler } from '../handler.ts';

/** Writes the numbers of the booking terms where a text names them in braces; a name that the terms do not have stays as it is. */
const withTerms = (html: string, words: Record<string, string>) => html.replace(/\{(\w{1,32})\}/g, (whole, name) => words[name] ?? whole);

/** `GET /api/{locale}/legal/{slug}`: the chapters of one legal text, in their order. */
export const handle: Handler<'GET /api/{locale}/legal/{slug}'> = ({ content, deals }) => {
  const words = { uk: termsTexts(wireTerms(deals), 'uk'), en: termsTexts(wireTerms(deals), 'en') };
  return ({ params: { slug }, locale, reply, refuse }) => {
    const chapters = content.current()[locale].entries.legal_chapter.filter(({ page }) => page === slug);
    if (chapters.length === 0) return refuse('unknown-address');
    const answer: LegalAnswer = {
      legal: chapters.map(({ slug, title, html }) => ({ id: slug, title, html: withTerms(html, words[locale]) })),
    };
    return reply(answer);
  };
};
