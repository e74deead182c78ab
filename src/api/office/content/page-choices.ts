import { type Contents, pagesOfSite, type Rows } from '../../../domain/content/content.ts';
import type { RowTitles } from './row-titles.ts';

const partOf: Readonly<Record<string, string>> = { projects: 'project', news: 'news', promo: 'offer', vacancy: 'vacancy' };

type Known = { contents: Contents; rows: Rows; projects: ReadonlyMap<string, string>; titleOf: RowTitles };

/** The pages that a menu may lead to, each with its title. */
export const pageChoices = ({ contents, rows, projects, titleOf }: Known): { name: string; title: string }[] =>
  pagesOfSite(contents).map((name) => {
    const [first = '', slug] = name.split('/');
    const row = rows.get(slug === undefined ? `page/${name}` : `${partOf[first]}/${slug}`);
    const project = first === 'projects' && slug !== undefined ? projects.get(slug) : undefined;
    return { name, title: project ?? (row ? titleOf(row) : name) };
  });
