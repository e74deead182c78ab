import type { StoredEntries } from '../../../src/domain/content/content.ts';
import { news, newsTags } from './news.ts';

/** All that the demo developer has many of, by kind. */
export const entries: StoredEntries = { news, news_tag: newsTags };
