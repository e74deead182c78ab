import { defaultLocale, localePath, locales } from '../../base/locale.ts';
import type { SitemapPage } from './sitemap-pages.ts';
import { inXml } from './xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const lastmod = (changed: string | null) => (changed === null ? '' : `<lastmod>${changed}</lastmod>`);

/** Each page in each language, with all its languages beside it. */
export function sitemapXml(pages: SitemapPage[], origin: string): string {
  const urls = pages.flatMap(({ path, changed }) => {
    const address = (locale: (typeof locales)[number]) => inXml(`${origin}${localePath(locale, encodeURI(path))}`);
    const links = [...locales.map((locale) => [locale, address(locale)]), ['x-default', address(defaultLocale)]];
    const alternates = links.map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`).join('');
    return locales.map((locale) => `<url><loc>${address(locale)}</loc>${lastmod(changed)}${alternates}</url>\n`);
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

export function sitemapIndexXml(files: { path: string; changed: string | null }[], origin: string): string {
  const sitemaps = files.map(({ path, changed }) => `<sitemap><loc>${inXml(`${origin}${path}`)}</loc>${lastmod(changed)}</sitemap>\n`);
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('')}</sitemapindex>\n`;
}
