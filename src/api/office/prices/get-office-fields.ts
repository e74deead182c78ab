import type { OfficeHandler } from '../office-handler.ts';

/** What the office decides in each project. */
export const handle: OfficeHandler<'GET /office/api/office-fields'> = ({ catalogue }) => {
  return async ({ locale, reply }) => {
    const owned = await catalogue.priceOverrides.officeFields();
    return reply({
      projects: catalogue
        .projects()
        .map(({ project: { externalId: id, name } }) => ({ id, name: name[locale], office: owned.get(id) ?? [] })),
    });
  };
};
