import type { Pages, StaticPages } from '../../../contract/content/static-pages.ts';

/** A project as a link to its page. */
export type ProjectLink = { slug: string; name: string };

/** The company page's part of the shared content. */
export function companyOf({ pages, projects = [], vacancies = [], vacancyCategories = [] }: Partial<StaticPages>) {
  const company = pages?.company;
  const linkTo = (id: string | null): ProjectLink | null => {
    const found = projects.find((one) => one.id === id);
    return found ? { slug: found.slug, name: found.name } : null;
  };
  return {
    page: company ? withoutParts(company) : null,
    team: company?.team ?? [],
    awards: (company?.awards ?? []).map(({ projectId, ...award }) => ({ ...award, project: linkTo(projectId) })),
    milestones: (company?.milestones ?? []).map(({ projectId, ...milestone }) => ({ ...milestone, project: linkTo(projectId) })),
    figures: {
      founded: pages?.main?.blocks.founded ?? '',
      projects: projects.length,
      built: projects.filter(({ stage }) => stage === 'done').length,
      districts: new Set(projects.map(({ district }) => district)).size,
    },
    vacancies: vacancies.slice(0, 3),
    openVacancies: vacancyCategories.reduce((sum, { total }) => sum + total, 0),
  };
}

const withoutParts = ({ team: _team, awards: _awards, milestones: _milestones, ...page }: NonNullable<Pages['company']>) => page;
export type CompanyData = ReturnType<typeof companyOf>;
