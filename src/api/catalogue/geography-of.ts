import type { Geography } from '../../domain/catalogue/catalogue.ts';
import type { LocalContent } from '../../domain/content/content.ts';

const made = new WeakMap<LocalContent, Geography>();

/** Where districts and projects lie by the contents; the same in both languages. */
export function geographyOf(texts: LocalContent): Geography {
  const known = made.get(texts) ?? read(texts);
  made.set(texts, known);
  return known;
}

const read = ({ entries, projectStories }: LocalContent): Geography => ({
  neighbours: new Map(entries.district.map(({ slug, neighbours }) => [slug, neighbours])),
  districtPoints: new Map(entries.district.map(({ slug, point }) => [slug, point])),
  projectPoints: new Map(Object.entries(projectStories).flatMap(([slug, { point }]) => (point ? [[slug, point]] : []))),
});
