import type { Client } from '../../contract/client.ts';
import type { AnswerOf } from '../../contract/operation-types.ts';

type Listed = AnswerOf<'GET /api/{locale}/pages'>['pages']['items'][number];
/** A page for search engines: its Ukrainian address, and the Kyiv day of its last change where it is known. */
export type SitemapPage = { path: string; changed: string | null };

/** Two addresses a flat, one in each language, and at most 50,000 in a file. */
const flatsPerSitemap = 25_000;

/** The address of a page, and the sitemap that lists it. */
const kinds: Record<Exclude<Listed['kind'], 'apartment'>, { file: string; path: (slug: string) => string }> = {
  page: { file: 'pages', path: (slug) => (slug === 'main' ? '/' : `/${slug}/`) },
  advertising: { file: 'pages', path: (slug) => `/advertising/${slug}/` },
  'aerial-photography': { file: 'pages', path: (slug) => `/aerial-photography/${slug}/` },
  project: { file: 'projects', path: (slug) => `/projects/${slug}/` },
  construction: { file: 'projects', path: (slug) => `/projects/${slug}/construction/` },
  news: { file: 'news', path: (slug) => `/news/${slug}/` },
  offer: { file: 'offers', path: (slug) => `/promo/${slug}/` },
  vacancy: { file: 'vacancies', path: (slug) => `/vacancy/${slug}/` },
};

/** All sitemaps but those of flats, by name. */
export async function sitemapPages(client: Client): Promise<Map<string, SitemapPage[]>> {
  const { pages } = await client('GET /api/{locale}/pages', { query: { per_page: `${flatsPerSitemap}` } });
  const files = new Map<string, SitemapPage[]>();
  for (const { kind, slug, changed } of pages.items) {
    // A kind of another API that has no page here is read as the first of ours.
    if (kind === 'apartment') continue;
    const { file, path } = kinds[kind];
    const listed = files.get(file) ?? [];
    listed.push({ path: path(slug), changed: changed || null });
    files.set(file, listed);
  }
  return files;
}

/** How many sitemaps of flats there are. */
export async function countFlatSitemaps(client: Client): Promise<number> {
  const { pages } = await client('GET /api/{locale}/pages', { query: { kind: 'apartment', per_page: '1' } });
  return Math.ceil(pages.total / flatsPerSitemap);
}

/** The flats that can still be had, or are just held, of one file; counted from 1. */
export async function sitemapFlats(client: Client, number: number): Promise<SitemapPage[]> {
  const query = { kind: 'apartment', per_page: `${flatsPerSitemap}`, page: `${number}` } as const;
  const { pages } = await client('GET /api/{locale}/pages', { query });
  return pages.items.map(({ slug, changed }) => ({ path: `/apartments/${slug}/`, changed: changed || null }));
}
