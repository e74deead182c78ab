import { localeOf, pathTo } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';

/** Where a feed reader that is given a page of the news finds their feed. */
export const feedLink = (pathname: string) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type: 'application/rss+xml',
  title: m.news_feed(),
  href: `${pathTo(localeOf(pathname), 'news')}rss.xml`,
});
