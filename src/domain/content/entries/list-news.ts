import type { LocalEntry } from './entry.ts';

type NewsCriteria = {
  /** A tag's slug, or the common list. */
  tag?: string;
  /** A project's slug. */
  project?: string;
};

/** The newest first; without a tag those of the common list. */
export function listNews(news: LocalEntry<'news'>[], { tag, project }: NewsCriteria): LocalEntry<'news'>[] {
  return newestFirst(
    news
      .filter((item) => (tag === undefined ? item.showOnOneNews : item.tag === tag))
      .filter((item) => project === undefined || item.project === project),
  );
}

/** The news to read next, the newest first: of the same project, then of the same tag, then of the common list. */
export function relatedNews(news: LocalEntry<'news'>[], item: LocalEntry<'news'>, most: number): LocalEntry<'news'>[] {
  const all = newestFirst(news.filter((one) => one !== item));
  const near = [
    ...all.filter(({ project }) => project !== null && project === item.project),
    ...all.filter(({ tag }) => tag === item.tag),
    ...all.filter(({ showOnOneNews }) => showOnOneNews),
  ];
  return [...new Set(near)].slice(0, most);
}

const newestFirst = (news: LocalEntry<'news'>[]) => news.toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from));
