import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { openApi } from '../../../tests/support/api/open-api.ts';
import { newsItem, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { makeSeoDocuments, robots } from './seo-documents.ts';

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** Parses XML strictly: throws when it is not well formed or a prefix is not declared. */
function readXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]));
    const element = { name, attributes: values, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    const last = open.at(-1);
    if (last) last.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root.children[0] ?? root;
}
const all = ({ children }: Element, name: string) => children.filter((child) => child.name === name);
const textOf = (element: Element | undefined, name: string) => element && all(element, name)[0]?.text;

const contents = someContents({
  news: [
    newsItem('roof', { project: 'project-1', from: '2026-11-20T08:00:00.000Z' }),
    newsItem('a-b', {
      from: '2026-11-18T22:30:00.000Z',
      en: { title: 'Bricks & <mortar>', lead: 'It’s "here"', html: '<p>Yes.</p>' },
    }),
    newsItem('tomorrow', { from: '2026-11-22T08:00:00.000Z' }),
    newsItem('only-in-its-list', { from: '2026-11-19T08:00:00.000Z', showOnOneNews: false }),
  ],
});
const origin = 'https://example.test';

onOneEngine('what search engines and feed readers find', (open) => {
  async function documents(flats: NonNullable<Parameters<typeof openApi>[1]>['flats'] = [{}]) {
    const { pageClient } = await openApi(await open(), { flats, contents });
    const find = makeSeoDocuments({ client: () => pageClient, origin });
    return async (path: string) => readXml((await find(path))?.text ?? '<nothing/>');
  }

  it('lists sitemaps by type, each page in both languages with its languages beside it and the day of its change', async () => {
    const read = await documents([{ slug: 'free' }, { slug: 'gone', status: 'sold' }, { slug: 'held', status: 'held' }]);
    const index = await read('/sitemap.xml');
    const files = all(index, 'sitemap').map((file) => textOf(file, 'loc'));
    for (const kind of ['pages', 'projects', 'news', 'offers', 'vacancies', 'apartments-1'])
      expect(files).toContain(`${origin}/sitemaps/${kind}.xml`);
    const news = await read('/sitemaps/news.xml');
    expect(all(news, 'url').map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')])).toEqual([
      [`${origin}/news/roof/`, '2026-11-20'],
      [`${origin}/en/news/roof/`, '2026-11-20'],
      [`${origin}/news/a-b/`, '2026-11-19'],
      [`${origin}/en/news/a-b/`, '2026-11-19'],
      [`${origin}/news/only-in-its-list/`, '2026-11-19'],
      [`${origin}/en/news/only-in-its-list/`, '2026-11-19'],
    ]);
    const [first] = all(news, 'url');
    expect(first && all(first, 'xhtml:link').map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual([
      ['uk', `${origin}/news/roof/`],
      ['en', `${origin}/en/news/roof/`],
      ['x-default', `${origin}/news/roof/`],
    ]);
    const flats = all(await read('/sitemaps/apartments-1.xml'), 'url').map((url) => textOf(url, 'loc'));
    expect(flats).toEqual(['free', 'held'].flatMap((slug) => [`${origin}/apartments/${slug}/`, `${origin}/en/apartments/${slug}/`]));
    const pages = all(await read('/sitemaps/pages.xml'), 'url');
    expect(
      textOf(
        pages.find((url) => textOf(url, 'loc') === `${origin}/news/`),
        'lastmod',
      ),
    ).toBe('2026-11-20');
  });

  it('finds nothing at addresses that it does not list', async () => {
    const read = await documents();
    for (const path of [
      '/sitemaps/apartments-2.xml',
      '/sitemaps/apartments.xml',
      '/sitemaps/news-1.xml',
      '/sitemaps/constructor.xml',
      '/rss.xml',
    ])
      expect([path, (await read(path)).name]).toEqual([path, 'nothing']);
  });

  it('gives the common news as a feed, the newest first, each with what RSS 2.0 requires', async () => {
    const read = await documents();
    const feed = await read('/en/news/rss.xml');
    expect([feed.name, feed.attributes.version]).toEqual(['rss', '2.0']);
    const [channel] = all(feed, 'channel');
    for (const name of ['title', 'link', 'description']) expect(textOf(channel, name), name).toBeDefined();
    expect([textOf(channel, 'language'), textOf(channel, 'link')]).toEqual(['en', `${origin}/en/news/`]);
    const items = channel ? all(channel, 'item') : [];
    expect(items.map((item) => [textOf(item, 'title'), textOf(item, 'guid'), textOf(item, 'description')])).toEqual([
      ['News roof', `${origin}/en/news/roof/`, 'In short.'],
      ['Bricks & <mortar>', `${origin}/en/news/a-b/`, 'It’s "here"'],
    ]);
    expect(items.map((item) => new Date(textOf(item, 'pubDate') ?? '').toISOString())).toEqual([
      '2026-11-19T22:00:00.000Z',
      '2026-11-18T22:00:00.000Z',
    ]);
    expect((await read('/news/rss.xml')).children[0]?.children.find(({ name }) => name === 'language')?.text).toBe('uk');
  });
});

it('allows crawlers on an open site, and none on one behind an access code', () => {
  expect(robots({ open: true, sitemap: `${origin}/sitemap.xml` })).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  expect(robots({ open: false, sitemap: `${origin}/sitemap.xml` })).toBe('User-agent: *\nDisallow: /\n');
});
