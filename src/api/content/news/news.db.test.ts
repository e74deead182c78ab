import { expect, it } from 'vitest';
import { openApi, strict } from '../../../../tests/support/api/open-api.ts';
import { newsItem, someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { newsAnswerSchema, newsItemAnswerSchema } from '../../../contract/content/news.ts';

/** Ten items of one tag, a day apart; the third is of a project, the tenth only in the list of its tag. */
const ten = Array.from({ length: 10 }, (_, at) =>
  newsItem(`item-${at + 1}`, {
    from: `2026-11-${String(20 - at)}T08:00:00.000Z`,
    ...(at === 2 && { project: 'project-1' }),
    ...(at === 9 && { showOnOneNews: false }),
  }),
);
const sale = newsItem('sale', { tag: 'sales', from: '2026-11-02T22:30:00.000Z', project: 'project-1' });
const tomorrow = newsItem('tomorrow', { from: '2026-11-22T08:00:00.000Z' });
const contents = someContents({ news: [tomorrow, sale, ...ten.toReversed()], publication: [] });

onOneEngine('news (§7)', (open) => {
  it('lists the common news by pages, the newest first, nothing before its hour', async () => {
    const { client } = await openApi(await open(), { contents });
    const first = strict(newsAnswerSchema, await client('GET /api/{locale}/news'));
    expect(first.news).toMatchObject({ total: 10, lastPage: 2 });
    expect(first.news.items.map(({ slug }) => slug)).toEqual(ten.slice(0, 9).map(({ slug }) => slug));
    const second = await client('GET /api/{locale}/news', { query: { page: '2', type: 'show_on_one_news' } });
    expect(second.news.items).toMatchObject([{ slug: 'sale', date: '2026-11-03', title: 'News sale', tag_id: 'sales', project_id: 'P1' }]);
    expect((await client('GET /api/{locale}/news', { query: { page: '3' } })).news).toEqual({ items: [], total: 10, lastPage: 2 });
  });

  it('lists one tag, one project, and pages of another size', async () => {
    const { client, ask } = await openApi(await open(), { contents });
    expect((await client('GET /api/{locale}/news', { query: { type: 'building' } })).news).toMatchObject({ total: 10, lastPage: 2 });
    expect((await client('GET /api/{locale}/news', { query: { type: 'building', per_page: '10' } })).news.items.at(-1)).toMatchObject({
      slug: 'item-10',
      show_on_one_news: false,
    });
    expect((await client('GET /api/{locale}/news', { query: { project_id: 'P1' } })).news.items.map(({ slug }) => slug)).toEqual([
      'item-3',
      'sale',
    ]);
    const ukrainian = (await (await ask('/api/uk/news?type=sales')).json()) as { news: { items: object[] } };
    expect(ukrainian.news.items).toMatchObject([{ title: 'Новина sale' }]);
  });

  it('returns one item with related ones: of its project first, then of its tag', async () => {
    const { client } = await openApi(await open(), { contents });
    const { news } = strict(newsItemAnswerSchema, await client('GET /api/{locale}/news/{slug}', { slug: 'item-10' }));
    expect(news).toMatchObject({ title: 'News item-10', html: '<p>In English.</p>', project_id: null });
    expect(news.related.map(({ slug }) => slug)).toEqual(['item-1', 'item-2', 'item-3']);
    const related = (await client('GET /api/{locale}/news/{slug}', { slug: 'sale' })).news.related.map(({ slug }) => slug);
    expect(related).toEqual(['item-3', 'item-1', 'item-2']);
  });

  it('refuses unknown names and values', async () => {
    const { refused } = await openApi(await open(), { contents });
    expect(await refused('/api/en/news?type=weather')).toMatchObject({ status: 400, errors: { type: ['unknown'] } });
    expect(await refused('/api/en/news?project_id=P9')).toMatchObject({ status: 400, errors: { project_id: ['unknown'] } });
    expect(await refused('/api/en/news?page=0&per_page=49&type=a%20b')).toMatchObject({
      errors: { page: ['out-of-range'], per_page: ['out-of-range'], type: ['malformed'] },
    });
    expect(await refused('/api/uk/news/tomorrow')).toMatchObject({ status: 404, message: 'Такої новини немає.' });
  });
});
