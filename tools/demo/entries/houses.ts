import type { StoredEntry } from '../../../src/domain/content/content.ts';
import { drawFloor } from '../houses/draw-floor.ts';
import { houseOf, layoutsOn, outlineOf, sectionsOf } from '../houses/houses.ts';
import { topFloor } from '../houses/top-floor.ts';
import { projects } from '../projects.ts';
import { timeless } from './timeless.ts';

const both = { uk: {}, en: {} };

export const houses: StoredEntry<'house'>[] = projects.map(({ slug }) => {
  const { north, sections, masses } = houseOf(slug);
  return {
    ...timeless,
    slug,
    project: slug,
    north,
    sections: sections.map(({ section, outline, ground, storey, storeys }) => ({ section, outline, ground, storey, storeys })),
    masses: masses.map(({ block, height, until }) => ({ outline: outlineOf(block), height, until })),
    uk: { neighbours: masses.map(({ text }) => text.uk) },
    en: { neighbours: masses.map(({ text }) => text.en) },
  };
});

/** The storeys of each section that are on the market: those that are alike, and the last one where its flats are others. */
export const floorPlans: StoredEntry<'floor_plan'>[] = projects.flatMap(({ slug }) =>
  houseOf(slug).sections.flatMap(({ section, number, floor, turn, closed }) => {
    const sold = sectionsOf(slug).find(({ id }) => id === section);
    const storeys = sold?.flats.map((flat) => flat.floor) ?? [];
    if (!sold || storeys.length === 0) return [];
    const [lowest, highest] = [Math.min(...storeys), Math.max(...storeys)];
    const usual = layoutsOn(sold, lowest);
    const top = layoutsOn(sold, highest);
    const isOther = top.some((layout, at) => layout !== usual[at]);
    const above = isOther ? topFloor(top, { floor, closed }) : null;
    const plan = (from: number, to: number, drawing: ReturnType<typeof drawFloor>): StoredEntry<'floor_plan'> => ({
      ...timeless,
      ...both,
      slug: `${slug}-${number}-${from}`,
      project: slug,
      section,
      floors: [from, to],
      turn,
      ...drawing,
    });
    return [
      plan(lowest, isOther ? highest - 1 : highest, drawFloor(floor)),
      ...(above ? [plan(highest, highest, drawFloor(above, floor))] : []),
    ];
  }),
);
