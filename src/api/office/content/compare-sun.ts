import type { Plan } from '../../../contract/pictures.ts';
import type { Flat } from '../../../domain/catalogue/catalogue.ts';
import type { LocalContent, Rows } from '../../../domain/content/content.ts';
import { outlookOf, type Place, sunDays, trackSun } from '../../../domain/outlook/outlook.ts';
import { builtBy, kyiv } from '../../catalogue/built-neighbours.ts';
import { drawnFloor } from '../../catalogue/drawn-floor.ts';
import type { OfficeHandler } from '../office-handler.ts';

const shortest = Date.parse(`${sunDays.at(-1)}T12:00:00Z`);
const geometry = new Set(['north', 'sections', 'masses']);

/** Minutes of sun by the rooms of a flat; null where it is not drawn. */
function sunOf(flat: Flat, { rows, now }: { rows: Rows; now: Date }): Map<string, number> | null {
  const entriesOf = (part: string) => [...rows.values()].filter((row) => row.part === part).map(({ content }) => content);
  const entries = { house: entriesOf('house'), floor_plan: entriesOf('floor_plan') };
  const drawn = drawnFloor(flat, { entries } as unknown as LocalContent);
  if (!drawn || !flat.layout) return null;
  const { point } = (rows.get(`project/${flat.project.slug}`)?.content ?? {}) as { point?: Place | null };
  const { position, floor, layout } = flat;
  const flatInBuilding = { building: builtBy(drawn.building, now), floorPlan: drawn.floorPlan, position, floor, plan: layout.plan as Plan };
  const outlook = outlookOf(flatInBuilding, [trackSun(shortest, point ?? kyiv)]);
  return outlook && new Map(outlook.rooms.map(({ room, days: [day] }) => [room, (day?.later ?? day?.now)?.minutes ?? 0]));
}

/** The sun on the shortest day in a flat: on the site, and as a release draws its building. */
export const handle: OfficeHandler<'GET /office/api/content/sun'> = ({ catalogue, releases, content, clock }) => {
  return async ({ query: { project, release, section, number }, reply, decline }) => {
    const found = await releases.findRelease(Number(release));
    if (!found) return decline({ kind: 'unknown-release' });
    const sections = catalogue.chessboard(project)?.sections ?? [];
    const flat = sections.find((one) => one.section.externalId === section)?.flats.find((one) => one.number === number);
    if (!flat) return decline({ kind: 'unknown-content' });
    const { rows, faults } = found.merged;
    const isWrong = faults.some(({ part, name, path: [field] }) => part === 'house' && name === project && geometry.has(field ?? ''));
    const now = clock();
    const before = sunOf(flat, { rows: content.rows(), now });
    const after = isWrong ? null : sunOf(flat, { rows, now });
    const drawn = (flat.layout?.plan as Plan | undefined)?.rooms ?? [];
    return reply({
      isWrong,
      rooms: drawn
        .filter(({ id }) => before?.has(id) || after?.has(id))
        .map(({ id, label }) => ({ id, label, before: before?.get(id) ?? null, after: after?.get(id) ?? null })),
    });
  };
};
