import { nameId } from '../../../base/text/name-id.ts';
import type { Content, LocalContent } from '../contents.ts';

const found = new WeakMap<Content, ReturnType<typeof read>>();

/** What the catalogue takes from the contents; the same object as long as they are the same. */
export function catalogueContentsOf(content: Content) {
  const known = found.get(content) ?? read(content);
  found.set(content, known);
  return known;
}

const read = (content: Content) => ({ plans: plansOf(content), stations: stationsOf(content) });

/** The plans that the office has drawn and that stand now, by the external ids of their layouts. */
function plansOf({ uk }: Content): ReadonlyMap<string, object> {
  const standing = uk.entries.layout_plan.filter(({ over }) => !over);
  return new Map(
    standing.map(({ layout, width, height, rooms, walls, doors, windows }) => [layout, { width, height, rooms, walls, doors, windows }]),
  );
}

const metroPlaces = ({ entries }: LocalContent) => entries.place.filter(({ landmark }) => landmark === 'metro');

/** The metro stations near projects, with the names that one language gives them; places of one English name are one station. */
export function stationPlaces(content: Content, locale: keyof Content) {
  const ids = new Map(metroPlaces(content.en).map(({ slug, name }) => [slug, nameId({ en: name, uk: '' })]));
  return metroPlaces(content[locale]).flatMap(({ slug, name, project, point }) => {
    const id = ids.get(slug);
    return id ? [{ id, name, project, point }] : [];
  });
}

/** The ids of the stations near each project, by its slug. */
function stationsOf(content: Content): ReadonlyMap<string, readonly string[]> {
  const near = Map.groupBy(stationPlaces(content, 'en'), ({ project }) => project);
  return new Map([...near].map(([project, stations]) => [project, [...new Set(stations.map(({ id }) => id))]]));
}
