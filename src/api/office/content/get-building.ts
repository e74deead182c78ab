import type { BuildingAnswer } from '../../../contract/office/releases/building-drawings.ts';
import type { Flat } from '../../../domain/catalogue/catalogue.ts';
import { layoutName } from '../../catalogue/layout-name.ts';
import { planOf } from '../../wire/wire-flat.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { rowsOfRelease } from './rows-of-release.ts';

type Building = { sections?: { section: string; storeys: number }[] };

/** The sections, storeys, flats and layouts of a project. */
export const handle: OfficeHandler<'GET /office/api/content/building'> = (deps) => {
  return async ({ query: { project, release }, locale, reply, decline }) => {
    const board = deps.catalogue.chessboard(project);
    if (!board) return decline({ kind: 'unknown-content' });
    const found = await rowsOfRelease(deps, release);
    if (!found) return decline({ kind: 'unknown-release' });
    const { sections: built = [] } = (found.rows.get(`house/${project}`)?.content ?? {}) as Building;
    const layouts = new Map<string, NonNullable<Flat['layout']>>();
    const sections = board.sections.map(({ section, flats }): BuildingAnswer['sections'][number] => ({
      id: section.externalId,
      name: section.name[locale],
      storeys: built.find((one) => one.section === section.externalId)?.storeys ?? null,
      flats: flats.map(({ number, floor, position, layout }) => {
        if (layout) layouts.set(layout.externalId, layout);
        return { number, floor, position, layout: layout?.externalId ?? null };
      }),
    }));
    return reply({
      sections,
      layouts: [...layouts].flatMap(([id, layout]) => {
        const { plan } = planOf(layout);
        return plan ? [{ id, name: layoutName(layout.name, locale), plan }] : [];
      }),
    });
  };
};
