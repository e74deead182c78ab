import type { OfficeHandler } from '../office-handler.ts';
import { versionRows } from './legal-version-rows.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const plain = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
const paragraphsOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h[1-6])>/)
    .map(plain)
    .filter((text) => text !== '');

/** The text of a version. */
export const handle: OfficeHandler<'GET /office/api/legal/version'> = ({ content }) => {
  return async ({ query: { page, number }, reply, decline }) => {
    const found = await content.legalVersion({ page, number: Number(number) });
    const row = (await versionRows(content)).find((one) => one.page === page && one.number === Number(number));
    if (!found || !row) return decline({ kind: 'unknown-content' });
    const texts = ({ title, html }: { title: string; html: string }) => ({ title, paragraphs: paragraphsOf(html) });
    return reply({ ...row, chapters: found.chapters.map(({ slug, uk, en }) => ({ slug, uk: texts(uk), en: texts(en) })) });
  };
};
