import type { StoredEntry } from '../../../../../src/domain/content/content.ts';

type Words = [title: string, html: string];
/** One table holds the chapters of both texts. */
const prefixes = { 'privacy-policy': 'privacy', 'terms-of-use': 'terms' } as const;

type Page = StoredEntry<'legal_chapter'>['page'];

export const chapterOf =
  (page: Page) =>
  (slug: string, uk: Words, en: Words): StoredEntry<'legal_chapter'> => ({
    slug: `${prefixes[page]}-${slug}`,
    from: null,
    until: null,
    picture: null,
    gallery: [],
    page,
    uk: { title: uk[0], html: uk[1] },
    en: { title: en[0], html: en[1] },
  });
