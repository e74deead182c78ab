import type { OfficeHandler } from '../office-handler.ts';

/** Every listed flat, column by column. */
export const handle: OfficeHandler<'GET /office/api/inventory'> = ({ catalogue }) => {
  return ({ locale, reply }) => {
    const { sections, layouts: names, ...columns } = catalogue.pricedFlats();
    const layouts = [...new Set(names.filter((name) => name !== null))].sort();
    const places = new Map(layouts.map((name, at) => [name, at]));
    const all = catalogue.sections();
    return reply({
      ...columns,
      projects: catalogue.projects().map(({ project }) => project.name[locale]),
      sections: sections.map(({ projectAt, sectionAt, from, to }) => ({
        project: projectAt,
        from,
        to,
        name: all[sectionAt]?.name[locale] ?? '',
      })),
      layouts,
      layout: names.map((name) => places.get(name ?? '') ?? -1),
    });
  };
};
