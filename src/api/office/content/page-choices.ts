import type { Locale } from '../../../base/locale.ts';
import { type Contents, pagesOfSite, type Rows } from '../../../domain/content/content.ts';
import { titleOf } from './row-texts.ts';

const partOf: Readonly<Record<string, string>> = { projects: 'project', news: 'news', promo: 'offer', vacancy: 'vacancy' };

type Known = { contents: Contents; rows: Rows; projects: ReadonlyMap<string, string>; locale: Locale };

/** The pages that a menu may lead to, each with its title. */
export const pageChoices = ({ contents, rows, projects, locale }: Known): { name: string; title: string }[] =>
  pagesOfSite(contents).map((name) => {
    const [first = '', slug] = name.split('/');
    const row = rows.get(slug === undefined ? `page/${name}` : `${partOf[first]}/${slug}`);
    const project = first === 'projects' && slug !== undefined ? projects.get(slug) : undefined;
    return { name, title: project ?? (row ? titleOf(row, locale) : name) };
  });
