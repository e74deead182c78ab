import type { LegalVersionAnswer, LegalVersionRow } from '../../../contract/office/releases/legal.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

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

type Content = Pick<OfficeDependencies['content'], 'legalVersions' | 'legalVersion'>;

/** Each version with the instant of the next one. */
export async function versionRows(content: Pick<OfficeDependencies['content'], 'legalVersions'>): Promise<LegalVersionRow[]> {
  const all = await content.legalVersions();
  return all.map(({ page, number, since }) => {
    const next = all.find((one) => one.page === page && one.number === number + 1);
    return { page: page as LegalVersionRow['page'], number, since: since.toISOString(), until: next?.since.toISOString() ?? null };
  });
}

/** A version with its text, without markup; null for an unknown one. */
export async function legalVersionAnswer(content: Content, of: { page: string; number: number }): Promise<LegalVersionAnswer | null> {
  const found = await content.legalVersion(of);
  const row = (await versionRows(content)).find(({ page, number }) => page === of.page && number === of.number);
  if (!found || !row) return null;
  const texts = ({ title, html }: { title: string; html: string }) => ({ title, paragraphs: paragraphsOf(html) });
  return { ...row, chapters: found.chapters.map(({ slug, uk, en }) => ({ slug, uk: texts(uk), en: texts(en) })) };
}
