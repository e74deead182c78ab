import type { NewsKinds } from './news.ts';

/** Everything an editor keeps many of. Each family says in its own file what its entries are made of. */
export type EntryKinds = NewsKinds;
export type EntryKind = keyof EntryKinds;

/** Which facts of a kind name an entry of another kind, or a project by its slug. */
export const references: { [K in EntryKind]: Partial<Record<keyof EntryKinds[K]['facts'], EntryKind | 'project'>> } = {
  news: { tag: 'news_tag', project: 'project' },
  news_tag: {},
};
export const entryKinds = Object.keys(references) as EntryKind[];
