import type { OfficeHandler } from '../office-handler.ts';

/** Removes a template. */
export const handle: OfficeHandler<'POST /office/api/templates/remove'> = ({ leads }) => {
  return ({ fields, once }) =>
    once({
      work: (transaction) => leads.templates.removeTemplate(transaction, fields),
      whole: async () => ({ templates: await leads.templates.listTemplates() }),
    });
};
