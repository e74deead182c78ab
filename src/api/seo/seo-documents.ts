import { defaultLocale, type Locale, localePath, locales } from '../../base/locale.ts';
import { type Client, problemOf } from '../../contract/client.ts';
import { newsFeed } from './news-feed.ts';
import { countFlatSitemaps, type SitemapPage, sitemapFlats, sitemapPages } from './sitemap-pages.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

export { robots } from './robots.ts';

export type SeoDocument = { type: string; text: string };
type Context = { client: (locale: Locale) => Client; origin: string };

const xml = (text: string): SeoDocument => ({ type: 'application/xml; charset=utf-8', text });
const feeds = new Map(locales.map((locale) => [localePath(locale, '/news/rss.xml'), locale]));
const sitemap = /^\/sitemaps\/([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/;

/**
 * Documents for search engines and feed readers: `/sitemap.xml`, which lists `/sitemaps/{kind}.xml`, and the news as RSS in each language.
 * Null for any other address, and for the sitemaps of an API that does not list its pages. Made anew at every call; the caller caches it.
 */
export function makeSeoDocuments({ client, origin }: Context) {
  // Every page exists in each language.
  const pages = client(defaultLocale);

  async function index(): Promise<SeoDocument> {
    const [files, flatFiles] = await Promise.all([sitemapPages(pages), countFlatSitemaps(pages)]);
    const ofPages = [...files].map(([name, listed]) => ({ path: `/sitemaps/${name}.xml`, changed: lastChange(listed) }));
    const ofFlats = Array.from({ length: flatFiles }, (_, at) => ({ path: `/sitemaps/apartments-${at + 1}.xml`, changed: null }));
    return xml(sitemapIndexXml([...ofPages, ...ofFlats], origin));
  }

  async function sitemapOf(path: string): Promise<SeoDocument | null> {
    if (path === '/sitemap.xml') return index();
    const [, name, number] = sitemap.exec(path) ?? [];
    if (name === undefined) return null;
    const isOfFlats = name === 'apartments' && number !== undefined;
    const listed = isOfFlats ? await sitemapFlats(pages, Number(number)) : number ? [] : (await sitemapPages(pages)).get(name);
    return listed?.length ? xml(sitemapXml(listed, origin)) : null;
  }

  return async (path: string): Promise<SeoDocument | null> => {
    const locale = feeds.get(path);
    if (locale) return { type: 'application/rss+xml; charset=utf-8', text: await newsFeed(client(locale), { locale, origin }) };
    try {
      return await sitemapOf(path);
    } catch (fault) {
      if (problemOf(fault)?.statusCode === 404) return null;
      throw fault;
    }
  };
}

const lastChange = (pages: SitemapPage[]): string | null =>
  pages.reduce<string | null>((last, { changed }) => ((changed ?? '') > (last ?? '') ? changed : last), null);
