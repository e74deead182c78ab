import type { Localized } from '../../base/locale.ts';

/** Something newly published. `page` is its address without language and slashes: `news/roof`. */
export type Announcement = {
  kind: 'news' | 'offer' | 'construction';
  slug: string;
  /** The slugs of the projects that it is about. */
  projects: readonly string[];
  title: Localized;
  lead: Localized;
  page: string;
};
