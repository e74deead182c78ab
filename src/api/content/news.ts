import { kyivDay } from '../../base/kyiv-time.ts';
import {
  commonNews,
  type NewsAnswer,
  type NewsItemAnswer,
  type NewsQuery,
  type NewsSummary,
  newsPerPage,
} from '../../contract/content/news.ts';
import { type LocalEntry, listNews, relatedNews } from '../../domain/content/content.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { makeAnswer, sendJson } from '../send-json.ts';
import { pageOf } from './page-of.ts';

type House = Pick<ApiHouse, 'catalogue' | 'content'>;
const mostRelated = 3;

export function wireNewsSummary(item: LocalEntry<'news'>, { catalogue }: Pick<House, 'catalogue'>): NewsSummary {
  const about = catalogue.projects().find(({ project }) => project.slug === item.project);
  return {
    slug: item.slug,
    date: kyivDay(new Date(item.from)),
    title: item.title,
    lead: item.lead,
    show_on_one_news: item.showOnOneNews,
    tag_id: item.tag,
    project_id: about?.project.salesforce_id ?? null,
    picture: item.picture,
  };
}

/** `GET /api/{locale}/news`: the news of a tag, or the common list. */
export function makeListNews(house: House) {
  return (c: ApiContext, { page, per_page, type, project_id }: NewsQuery): Response => {
    const { news, news_tag } = house.content.current()[localeOf(c)].entries;
    const tag = type === commonNews ? undefined : type || undefined;
    if (tag !== undefined && !news_tag.some(({ slug }) => slug === tag)) return answerProblem(c, 'bad-query', { type: ['unknown'] });
    const project = house.catalogue.projects().find((one) => one.project.salesforce_id === project_id)?.project.slug;
    if (project_id && project === undefined) return answerProblem(c, 'bad-query', { project_id: ['unknown'] });
    const listed = listNews(news, { ...(tag !== undefined && { tag }), ...(project !== undefined && { project }) });
    const { items, ...rest } = pageOf(listed, { page, perPage: Number(per_page || newsPerPage) });
    const answer: NewsAnswer = { news: { items: items.map((item) => wireNewsSummary(item, house)), ...rest } };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}

/** `GET /api/{locale}/news/{slug}`: one item with what is related to it. */
export function makeShowNewsItem(house: House) {
  return (c: ApiContext, slug: string): Response => {
    const { news } = house.content.current()[localeOf(c)].entries;
    const item = news.find((one) => one.slug === slug);
    if (!item) return answerProblem(c, 'unknown-news');
    const answer: NewsItemAnswer = {
      news: {
        ...wireNewsSummary(item, house),
        html: item.html,
        gallery: item.gallery,
        related: relatedNews(news, item, mostRelated).map((one) => wireNewsSummary(one, house)),
      },
    };
    return sendJson(
      c,
      makeAnswer(() => answer),
    );
  };
}
