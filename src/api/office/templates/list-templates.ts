import type { OfficeHandler } from '../office-handler.ts';

/** All templates. */
export const handle: OfficeHandler<'GET /office/api/templates'> = ({ leads }) => {
  return async ({ reply }) => reply({ templates: await leads.templates.listTemplates() });
};
