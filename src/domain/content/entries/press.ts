import * as z from 'zod/mini';
import { instant, kind, slug, text } from './kind.ts';

/** The materials for a newsroom. */
export const pressKinds = {
  /** A file to download: a logo by the address of its drawing, or a photo, which is the entry's picture. */
  media_file: kind(
    {
      group: z.enum(['logo', 'photo']),
      file: z.nullable(z.string().check(z.regex(/^\/pictures\/[\w/-]+\.svg$/, 'is no address such as /pictures/press/logo.svg'))),
      ground: z.enum(['ink', 'paper']),
    },
    { title: text, note: z.string() },
  ),
  /** A press release, on the day `from`; `news` has the whole story. */
  publication: kind({ from: instant, news: slug }, { title: text, note: z.string() }),
};
