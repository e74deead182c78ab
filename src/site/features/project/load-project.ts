import type { Locale } from '../../../base/locale.ts';
import type { Project, Section } from '../../../contract/catalogue/project-summaries.ts';
import type { Client } from '../../../contract/client.ts';
import type { StaticPages } from '../../../contract/content/static-pages.ts';
import { formatDay } from '../../format/format-date.ts';

import { loadInstalments } from '../instalments/instalment-input.ts';
import { projectDetails } from './chapters/project-details.ts';
import { featureGroups } from './feature-groups.ts';
import { projectFlats } from './project-flats-data.ts';
import type { ProjectView } from './project-page.tsx';

const newsShown = 3;
const nothing = () => null;

/** The data of a project's page. Everything beside the project itself is an addition: the page works without it. */
export async function loadProject(
  client: Client,
  { project, pages, locale, search }: { project: Project; pages: StaticPages; locale: Locale; search: URLSearchParams },
): Promise<ProjectView> {
  const { features, ...rest } = project;
  const id = `project_id=${encodeURIComponent(project.id)}`;
  const sections = (pages.section ?? []).filter((section: Section) => section.projectId === project.id);
  const names = { stages: pages.constructionStages ?? [], categories: pages.infrastructureTags ?? [] };
  const [flats, instalments, details, offers, news] = await Promise.all([
    projectFlats((query) => client('GET /api/{locale}/apartments', { query: `${id}&sort=price_asc&per_page=1${query}` })).catch(nothing),
    project.sale === 'selling' && project.total > 0 ? loadInstalments(client, search, { project: project.slug }) : null,
    client('GET /api/{locale}/project/{slug}', { slug: project.slug })
      .then((answer) => projectDetails({ project: answer.project, sections, picture: project.picture, names, locale }))
      .catch(nothing),
    client('GET /api/{locale}/offers', { query: id })
      .then((answer) => answer.offers.items.filter(({ over }) => !over))
      .then((items) => items.map(({ slug, title, lead, lastDay }) => ({ slug, title, lead, lastDay: formatDay(lastDay, locale) })))
      .catch(nothing),
    client('GET /api/{locale}/news', { query: `${id}&per_page=${newsShown}` })
      .then((answer) =>
        answer.news.items.map(({ slug, date, title, lead }) => ({ slug, date, when: formatDay(date, locale), title, lead })),
      )
      .catch(nothing),
  ]);
  return {
    project: rest,
    features: featureGroups(features ?? [], pages.featureCategories ?? []),
    flats,
    instalments,
    sections,
    details,
    offers,
    news,
  };
}
