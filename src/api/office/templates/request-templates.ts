import type { Locale } from '../../../base/locale.ts';
import { fillTemplate } from '../../../contract/office/inbox/templates.ts';
import type { OfficeHandler } from '../office-handler.ts';

const sign: Record<Locale, string> = { uk: '№', en: 'No.' };

/** The templates with what is known of a request, as its client reads it. */
export const handle: OfficeHandler<'GET /office/api/request/templates'> = ({ catalogue, leads, staff }) => {
  return async ({ scope, session, query: { id }, reply, decline }) => {
    const found = await leads.inbox.request(scope, id);
    if (!found) return decline({ kind: 'unknown-request' });
    const { name, locale, apartment_slug: slug } = found.row;
    const flat = slug === null ? null : catalogue.findFlat(slug)?.flat;
    const values = {
      client: name.trim() || null,
      flat: flat ? `${sign[locale]} ${flat.number}, ${flat.project.name[locale]}` : null,
      manager: (await staff.namesOf([session.staffId])).get(session.staffId) ?? null,
    };
    const templates = await leads.templates.listTemplates();
    return reply({
      locale,
      templates: templates.map((one) => ({ id: one.id, title: one.title, text: fillTemplate(one[locale], locale, values) })),
    });
  };
};
