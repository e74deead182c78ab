import { data } from 'react-router';
import type { Client } from '../../../contract/client.ts';
import { commonNews, type NewsSummary } from '../../../contract/content/news.ts';
import { missingOr503 } from '../../data/pages/missing-or-503.ts';

/** The data of a headline; its picture is included where it is drawn. */
export const headlineOf = ({ slug, date, title, lead, tagId, projectId }: NewsSummary) => ({
  slug,
  date,
  title,
  lead,
  tagId,
  projectId,
});
export type Headline = ReturnType<typeof headlineOf>;

/** A page of the common news or of one topic, as the address asks; of other names in it, such as a campaign's, nothing is read. */
export async function loadNewsPage(client: Client, search: URLSearchParams) {
  const asked = { type: search.get('type') || null, page: search.get('page') || '1' };
  const type = asked.type === commonNews ? null : asked.type;
  const query = { ...(type !== null && { type }), page: asked.page };
  const { news: found } = await client('GET /api/{locale}/news', { query }).catch(missingOr503);
  const page = Number(asked.page);
  if (page > found.lastPage) throw data(null, { status: 404 });
  const items = found.items.map((item, at) => ({ ...headlineOf(item), picture: isPictured(at, page) ? item.picture : null }));
  return { type, page, items, total: found.total, lastPage: found.lastPage };
}
export type NewsPage = Awaited<ReturnType<typeof loadNewsPage>>;

/** The lead story, and below it one picture to a column of three. */
const isPictured = (at: number, page: number): boolean => (page === 1 && at === 0) || at % 3 === 1;
