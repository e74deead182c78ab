import * as z from 'zod/mini';
import { html, instant, kind, slug, text } from './kind.ts';

export const newsKinds = {
  /** `from` is the day of publication. `showOnOneNews` puts it into the common list, beside the list of its tag. */
  news: kind({ from: instant, tag: slug, showOnOneNews: z.boolean(), project: z.nullable(slug) }, { title: text, lead: z.string(), html }),
  news_tag: kind({}, { name: text }),
};
