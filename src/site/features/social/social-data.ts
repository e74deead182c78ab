import type { Pages, StaticPages } from '../../../contract/content/static-pages.ts';

/** The social projects, the most expensive first, with their total. */
export function socialOf({ pages }: Partial<StaticPages>) {
  const social = pages?.['social-responsibility'];
  const projects = (social?.socialProjects ?? []).toSorted((one, other) => other.spent - one.spent);
  return {
    page: social ? withoutProjects(social) : null,
    projects,
    spent: projects.reduce((sum, { spent }) => sum + spent, 0),
    since: Math.min(...projects.map(({ year }) => year)),
  };
}
const withoutProjects = ({ socialProjects: _projects, ...page }: NonNullable<Pages['social-responsibility']>) => page;
export type SocialData = ReturnType<typeof socialOf>;
