import type { LocalEntry } from './entry.ts';

type NewsCriteria = {
  /** A tag's slug, or the common list. */
  tag?: string;
  /** A project's slug. */
  project?: string;
};

/** The newest first; with no tag those that the common list shows. */
export function listNews(news: LocalEntry<'news'>[], { tag, project }: NewsCriteria): LocalEntry<'news'>[] {
  return news
    .filter((item) => (tag === undefined ? item.showOnOneNews : item.tag === tag))
    .filter((item) => project === undefined || item.project === project)
    .toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from));
}
