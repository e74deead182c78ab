import { kyivDay } from '../../../base/kyiv-time.ts';
import type { WireNewsSummary } from '../../../contract/content/news.ts';
import type { LocalEntry } from '../../../domain/content/content.ts';
import type { ApiDependencies } from '../../dependencies.ts';

export type Dependencies = Pick<ApiDependencies, 'catalogue' | 'content'>;

export function wireNewsSummary(item: LocalEntry<'news'>, { catalogue }: Pick<Dependencies, 'catalogue'>): WireNewsSummary {
  const about = catalogue.projects().find(({ project }) => project.slug === item.project);
  return {
    slug: item.slug,
    date: kyivDay(new Date(item.from)),
    title: item.title,
    lead: item.lead,
    show_on_one_news: item.showOnOneNews,
    tag_id: item.tag,
    project_id: about?.project.externalId ?? null,
    picture: item.picture,
  };
}
