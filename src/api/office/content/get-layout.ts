import { layoutName } from '../../catalogue/layout-name.ts';
import { planOf } from '../../wire/wire-flat.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** A layout of the catalogue. */
export const handle: OfficeHandler<'GET /office/api/content/layout'> = ({ catalogue }) => {
  return ({ query: { id }, locale, reply, decline }) => {
    const layout = catalogue.layout(id);
    const { plan } = planOf(layout);
    return layout && plan ? reply({ layout: { id, name: layoutName(layout.name, locale), plan } }) : decline({ kind: 'unknown-content' });
  };
};
