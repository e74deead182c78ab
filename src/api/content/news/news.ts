import { commonNews, newsPerPage, type WireNewsAnswer } from '../../../contract/content/news.ts';
import { listNews } from '../../../domain/content/content.ts';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../page-of.ts';
import { wireNewsSummary } from './wire-news.ts';

/** `GET /api/{locale}/news`: the news of a tag, or the common list. */
export const handle: Handler<'GET /api/{locale}/news'> = (deps) => {
  return ({ query: { page, per_page, type, project_id }, locale, reply, refuse }) => {
    const { news, news_tag } = deps.content.current()[locale].entries;
    const tag = type === commonNews ? undefined : type || undefined;
    if (tag !== undefined && !news_tag.some(({ slug }) => slug === tag)) return refuse('bad-query', { type: ['unknown'] });
    const project = deps.catalogue.projects().find((one) => one.project.externalId === project_id)?.project.slug;
    if (project_id && project === undefined) return refuse('bad-query', { project_id: ['unknown'] });
    const listed = listNews(news, { ...(tag !== undefined && { tag }), ...(project !== undefined && { project }) });
    const { items, ...rest } = pageOf(listed, { page, perPage: Number(per_page || newsPerPage) });
    const answer: WireNewsAnswer = { news: { items: items.map((item) => wireNewsSummary(item, deps)), ...rest } };
    return reply(answer);
  };
};
