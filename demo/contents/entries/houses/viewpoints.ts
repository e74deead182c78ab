import { existsSync, readFileSync } from 'node:fs';
import { readShapes, type StoredEntry } from '../../../../src/domain/content/content.ts';
import { houseOf } from '../../../houses/houses.ts';
import { projects } from '../../../projects.ts';
import { timeless } from '../timeless.ts';

/** Which picture each view lies over; its shapes stand in an SVG beside it. */
const viewpointsOf = { facade: 'day', site: 'aerial' } as const;

function viewpoint(slug: string, view: keyof typeof viewpointsOf): StoredEntry<'viewpoint'>[] {
  const file = new URL(`../../../pictures/${slug}/${view}.svg`, import.meta.url);
  if (!existsSync(file)) return [];
  const read = readShapes(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${slug}/${view}.svg: ${read.refusal.why}`);
  const { sections } = houseOf(slug);
  const { width, height, shapes } = read.value;
  return [
    {
      ...timeless,
      slug: `${slug}-${view}`,
      picture: `${slug}/${viewpointsOf[view]}`,
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
