import type { OfficeHandler } from '../office-handler.ts';

/** Saves a template. */
export const handle: OfficeHandler<'POST /office/api/templates/save'> = ({ leads }) => {
  return ({ fields, once }) =>
    once({
      work: (transaction) => leads.templates.saveTemplate(transaction, fields),
      whole: async () => ({ templates: await leads.templates.listTemplates() }),
    });
};
