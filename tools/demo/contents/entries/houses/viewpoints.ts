import { existsSync, readFileSync } from 'node:fs';
import { readShapes, type StoredEntry } from '../../../../../src/domain/content/content.ts';
import { houseOf } from '../../../houses/houses.ts';
import { pictures } from '../../../pictures.ts';
import { projects } from '../../../projects.ts';
import { timeless } from '../timeless.ts';

/** Which picture each view lies over; its shapes stand in an SVG beside it. */
const viewpointsOf = { facade: 'hero', site: 'aerial' } as const;
const rendered = new Set(pictures.map(({ name }) => name));

function viewpoint(slug: string, view: keyof typeof viewpointsOf): StoredEntry<'viewpoint'>[] {
  const picture = `${slug}/${viewpointsOf[view]}`;
  const file = new URL(`../../../../../content/obriy/pictures/${slug}/${view}.svg`, import.meta.url);
  if (!rendered.has(picture) || !existsSync(file)) return [];
  const read = readShapes(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${slug}/${view}.svg: ${read.refusal.why}`);
  const { sections } = houseOf(slug);
  const { width, height, shapes } = read.value;
  return [
    {
      ...timeless,
      slug: `${slug}-${view}`,
      picture,
      project: slug,
      view,
      width,
      height,
      shapes: shapes.map((shape) => ({
        ...shape,
        section: sections.find(({ number }) => String(number) === shape.section)?.section ?? shape.section,
      })),
      uk: {},
      en: {},
    },
  ];
}

/** The views that were rendered. */
export const viewpoints = projects.flatMap(({ slug }) => [...viewpoint(slug, 'facade'), ...viewpoint(slug, 'site')]);
