import type { Geography } from '../../domain/catalogue/catalogue.ts';
import { type Content, stationPlaces } from '../../domain/content/content.ts';

const made = new WeakMap<Content, Geography>();

/** Where districts, projects and stations lie by the contents. */
export function geographyOf(contents: Content): Geography {
  const known = made.get(contents) ?? read(contents);
  made.set(contents, known);
  return known;
}

const read = (contents: Content): Geography => {
  const { entries, projectStories } = contents.uk;
  const stations = Map.groupBy(stationPlaces(contents, 'en'), ({ id }) => id);
  return {
    neighbours: new Map(entries.district.map(({ slug, neighbours }) => [slug, neighbours])),
    districtPoints: new Map(entries.district.map(({ slug, point }) => [slug, point])),
    projectPoints: new Map(Object.entries(projectStories).flatMap(([slug, { point }]) => (point ? [[slug, point]] : []))),
    stationPoints: new Map([...stations].map(([id, places]) => [id, places.map(({ point }) => point)])),
  };
};
