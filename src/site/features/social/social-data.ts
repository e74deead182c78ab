import type { StaticPages } from '../../../contract/content/static-pages.ts';

/** What is done for the city, the dearest first, with what it all comes to. */
export function socialOf({ pages }: Partial<StaticPages>) {
  const { social_projects = [], ...page } = pages?.['social-responsibility'] ?? {};
  const projects = social_projects.toSorted((one, other) => other.spent - one.spent);
  return {
    page: pages?.['social-responsibility'] ? (page as StaticPages['pages'][string]) : null,
    projects,
    spent: projects.reduce((sum, { spent }) => sum + spent, 0),
    since: Math.min(...projects.map(({ year }) => year)),
  };
}
export type SocialData = ReturnType<typeof socialOf>;
