import { expect, it } from 'vitest';
import { openApi } from '../../../tests/support/api/open-api.ts';
import { newsItem, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';

const contents = someContents({
  news: [
    newsItem('roof', { project: 'project-1', from: '2026-11-20T08:00:00.000Z' }),
    newsItem('late', { from: '2026-11-18T22:30:00.000Z' }),
    newsItem('tomorrow', { from: '2026-11-22T08:00:00.000Z' }),
  ],
});

onOneEngine('every public page', (open) => {
  const openPages = async () =>
    openApi(await open(), { contents, flats: [{ slug: 'free' }, { slug: 'gone', status: 'sold' }, { slug: 'held', status: 'held' }] });

  it('is named once, with the day in Kyiv on which it last changed, and no apartment without being asked for', async () => {
    const { client } = await openPages();
    const { pages } = await client('GET /api/{locale}/pages');
    const changedOf = (kind: string, slug: string) => pages.items.find((one) => one.kind === kind && one.slug === slug)?.changed;
    expect(['roof', 'late', 'tomorrow'].map((slug) => changedOf('news', slug))).toEqual(['2026-11-20', '2026-11-19', undefined]);
    expect([changedOf('page', 'news'), changedOf('page', 'company'), changedOf('page', 'account')]).toEqual([
      '2026-11-20',
      null,
      undefined,
    ]);
    expect(changedOf('project', 'project-1')).toMatch(/^2026-/);
    expect(pages.items.filter(({ kind }) => kind === 'apartment')).toEqual([]);
    expect(new Set(pages.items.map(({ kind, slug }) => `${kind} ${slug}`)).size).toBe(pages.total);
  });

  it('can be asked for by its kind and by pages', async () => {
    const { client } = await openPages();
    const { pages } = await client('GET /api/{locale}/pages', { query: { kind: 'apartment', per_page: '1', page: '2' } });
    expect([pages.items.map(({ slug }) => slug), pages.total, pages.lastPage]).toEqual([['held'], 2, 2]);
    const news = await client('GET /api/{locale}/pages', { query: { kind: 'news', per_page: '1' } });
    expect([news.pages.items.map(({ slug }) => slug), news.pages.lastPage]).toEqual([['roof'], 2]);
    const none = await client('GET /api/{locale}/pages', { query: { kind: 'apartment', page: '9' } });
    expect([none.pages.items, none.pages.total]).toEqual([[], 2]);
  });

  it('is refused by field where the question makes no sense', async () => {
    const { refused } = await openPages();
    for (const [query, errors] of [
      ['kind=house', { kind: ['unknown'] }],
      ['kind=news&kind=offer', { kind: ['unknown'] }],
      ['per_page=0', { per_page: ['out-of-range'] }],
      ['per_page=25001', { per_page: ['out-of-range'] }],
      ['page=x', { page: ['malformed'] }],
    ] as const)
      expect([query, await refused(`/api/en/pages?${query}`)]).toEqual([query, expect.objectContaining({ status: 400, errors })]);
  });
});
