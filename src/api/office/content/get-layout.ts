import { layoutName } from '../../catalogue/layout-name.ts';
import { planOf, squareMetres } from '../../wire/wire-flat.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { isOwnLayout } from './content-scope.ts';
import { markOf, rowOfLayout, sourceOf } from './layout-rows.ts';

/** A layout of the catalogue. */
export const handle: OfficeHandler<'GET /office/api/content/layout'> = (deps) => {
  const { catalogue } = deps;
  return ({ query: { id }, scope, locale, reply, decline }) => {
    const layout = catalogue.layout(id) ?? catalogue.layouts().find((one) => rowOfLayout(one) === id) ?? null;
    const [{ plan }, { plan: source }] = [planOf(layout), planOf(layout && sourceOf(layout))];
    if (!layout || !plan || !source || !isOwnLayout(deps, scope, layout.externalId)) return decline({ kind: 'unknown-content' });
    return reply({
      layout: { id: layout.externalId, name: layoutName(layout.name, locale), plan },
      source,
      mark: markOf(layout),
      row: rowOfLayout(layout),
      flats: catalogue.flatsOfLayout(layout.externalId).map(({ number, areaHundredths, project }) => ({
        number,
        area: squareMetres(areaHundredths),
        project: { slug: project.slug, name: project.name[locale] },
      })),
    });
  };
};
