import type { Client } from '../../../contract/client.ts';
import { missingOr503 } from '../../data/pages/missing-or-503.ts';
import { headlineOf } from './load-news.ts';

/** One story as its page shows it. */
export async function loadNewsItem(client: Client, slug: string) {
  const { news } = await client('GET /api/{locale}/news/{slug}', { slug }).catch(missingOr503);
  const { html, gallery, picture, related } = news;
  return { ...headlineOf(news), html, picture, gallery, related: related.map(headlineOf) };
}
export type NewsItem = Awaited<ReturnType<typeof loadNewsItem>>;
