import type { Kind } from './kind.ts';

export type NewsKinds = {
  /** `from` is the day it came out. `showOnOneNews` puts it into the common list, beside the list of its tag. */
  news: Kind<{ from: string; tag: string; showOnOneNews: boolean; project: string | null }, { title: string; lead: string; html: string }>;
  news_tag: Kind<object, { name: string }>;
};
