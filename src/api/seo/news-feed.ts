import { parseKyiv } from '../../base/kyiv-time.ts';
import { type Locale, localePath } from '../../base/locale.ts';
import type { Client } from '../../contract/client.ts';
import { inXml } from './xml.ts';

/** As many as a reader that polls once a month must not miss. */
const items = 20;

/** The wire has only the day: its first moment is used, so that nothing seems to come from the future. */
const momentOf = (day: string): string => (parseKyiv(`${day} 00:00:00`) ?? new Date(0)).toUTCString();

/** The newest of the common news as RSS 2.0. Errors of the API are thrown on. */
export async function newsFeed(client: Client, { locale, origin }: { locale: Locale; origin: string }) {
  const [{ news }, pages] = await Promise.all([
    client('GET /api/{locale}/news', { query: { per_page: `${items}` } }),
    client('GET /api/{locale}/static-pages'),
  ]);
  const at = (path: string) => inXml(`${origin}${localePath(locale, path)}`);
  const page = pages.pages?.news;
  const tags = new Map((pages.newsTags ?? []).map(({ id, name }) => [id, name]));
  const entries = news.items.map(({ slug, date, title, lead, tagId, picture }) => {
    const tag = tags.get(tagId);
    const image = picture && new URL(picture.src, origin).href;
    return `<item>
<title>${inXml(title)}</title>
<link>${at(`/news/${slug}/`)}</link>
<guid isPermaLink="true">${at(`/news/${slug}/`)}</guid>
<pubDate>${momentOf(date)}</pubDate>
${tag ? `<category>${inXml(tag)}</category>\n` : ''}<description>${inXml(lead)}</description>
${picture && image ? `<media:content url="${inXml(image)}" medium="image" width="${picture.width}" height="${picture.height}"/>\n` : ''}</item>\n`;
  });
  const newest = news.items[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${inXml(page?.metaTitle || pages.header?.logo || 'News')}</title>
<link>${at('/news/')}</link>
<description>${inXml(page?.metaDescription ?? '')}</description>
<language>${locale}</language>
${newest ? `<lastBuildDate>${momentOf(newest.date)}</lastBuildDate>\n` : ''}<atom:link rel="self" type="application/rss+xml" href="${at('/news/rss.xml')}"/>
${entries.join('')}</channel>
</rss>
`;
}
