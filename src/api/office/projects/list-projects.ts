import type { OfficeHandler } from '../office-handler.ts';

/** The projects with what is said of them, and which parts of their pages are there. */
export const handle: OfficeHandler<'GET /office/api/projects'> = ({ catalogue, content }) => {
  return async ({ reply }) => {
    const owned = await catalogue.priceOverrides.officeFields();
    const rows = [...content.rows().values()].map(({ part, name, content: row }) => ({
      part,
      name,
      ...(row as { project?: string; view?: string }),
    }));
    const has = (part: string, slug: string, view?: string) =>
      rows.some((row) => row.part === part && row.project === slug && (view === undefined || row.view === view));
    return reply({
      projects: catalogue.projects().map(({ project, total }) => {
        const { externalId: id, slug, name, district, address, class: kind, prime, stage, sale, sections } = project;
        return {
          id,
          slug,
          facts: { name, district, address, class: kind, prime, stage, sale },
          isOurs: owned.get(id)?.includes('project') ?? false,
          sections: sections.length,
          forSale: total,
          has: {
            story: rows.some((row) => row.part === 'project' && row.name === slug),
            facade: has('viewpoint', slug, 'facade'),
            floors: has('floor_plan', slug),
            building: has('house', slug),
          },
        };
      }),
    });
  };
};
