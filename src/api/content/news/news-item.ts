import type { WireNewsItemAnswer } from '../../../contract/content/news.ts';
import { relatedNews } from '../../../domain/content/content.ts';
import type { Handler } from '../../handler.ts';
import { wireNewsSummary } from './wire-news.ts';

const mostRelated = 3;

/** `GET /api/{locale}/news/{slug}`: one item with its related ones. */
export const handle: Handler<'GET /api/{locale}/news/{slug}'> = (deps) => {
  return ({ params: { slug }, locale, reply, refuse }) => {
    const { news } = deps.content.current()[locale].entries;
    const item = news.find((one) => one.slug === slug);
    if (!item) return refuse('unknown-news');
    const answer: WireNewsItemAnswer = {
      news: {
        ...wireNewsSummary(item, deps),
        html: item.html,
        gallery: item.gallery,
        related: relatedNews(news, item, mostRelated).map((one) => wireNewsSummary(one, deps)),
      },
    };
    return reply(answer);
  };
};
