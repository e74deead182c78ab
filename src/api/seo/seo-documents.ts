import { isLocale, type Locale, localePath, locales } from '../../base/locale.ts';
import type { Client } from '../../contract/client.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { newsFeed } from './news-feed.ts';
import { flatsPerSitemap, sitemapFlats, sitemapPages } from './sitemap-pages.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

export { robots } from './robots.ts';

export type SeoDocument = { type: string; text: string };
type Context = {
  /** Whose pages the sitemaps name; null while the site shows an inventory that is not ours. */
  deps: Pick<ApiDependencies, 'catalogue' | 'content'> | null;
  client: (locale: Locale) => Client;
  origin: string;
};

const xml = (text: string): SeoDocument => ({ type: 'application/xml; charset=utf-8', text });
const feeds = new Map(locales.map((locale) => [localePath(locale, '/news/rss.xml'), locale]));
const sitemap = /^\/sitemaps\/([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/;

/**
 * Documents for search engines and feed readers: `/sitemap.xml`, which lists `/sitemaps/{kind}.xml`, and the news as RSS in each language.
 * Null for any other address. Made anew at every call; the caller caches it.
 */
export function makeSeoDocuments({ deps, client, origin }: Context) {
  async function index(known: NonNullable<Context['deps']>): Promise<SeoDocument> {
    const changed = (pages: { changed: string | null }[]) => pages.map((page) => page.changed).reduce(later, null);
    const kinds = Object.entries(await sitemapPages(known)).filter(([, pages]) => pages.length > 0);
    const files = Math.ceil(known.catalogue.countAddresses() / flatsPerSitemap);
    const flats = Array.from({ length: files }, (_, at) => ({ path: `/sitemaps/apartments-${at + 1}.xml`, changed: null }));
    return xml(
      sitemapIndexXml([...kinds.map(([kind, pages]) => ({ path: `/sitemaps/${kind}.xml`, changed: changed(pages) })), ...flats], origin),
    );
  }

  return async (path: string): Promise<SeoDocument | null> => {
    const locale = feeds.get(path);
    if (isLocale(locale)) return { type: 'application/rss+xml; charset=utf-8', text: await newsFeed(client(locale), { locale, origin }) };
    if (deps === null) return null;
    if (path === '/sitemap.xml') return index(deps);
    const [, kind = '', number] = sitemap.exec(path) ?? [];
    const pages = number === undefined ? await ofKind(deps, kind) : kind === 'apartments' ? await sitemapFlats(deps, Number(number)) : [];
    return pages.length > 0 ? xml(sitemapXml(pages, origin)) : null;
  };
}

const later = (one: string | null, other: string | null): string | null => ((other ?? '') > (one ?? '') ? other : one);

async function ofKind(deps: NonNullable<Context['deps']>, kind: string) {
  const all = kind === '' ? {} : await sitemapPages(deps);
  return Object.hasOwn(all, kind) ? (all[kind] ?? []) : [];
}
