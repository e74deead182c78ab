import { describe, expect, it } from 'vitest';
import { areaOf } from '../plans/grid.ts';
import { projects } from '../projects.ts';
import { frameOf } from './frame.ts';
import { houseOf, layoutsOn, sectionsOf } from './houses.ts';
import { before, moved, overlaps } from './sound-floor.ts';
import type { Rect } from './turned-plan.ts';

const area = ({ left, top, right, bottom }: Rect): number => (right - left) * (bottom - top);

describe.each(projects.map(({ slug }) => slug))('the house of %s', (slug) => {
  const house = houseOf(slug);

  it('has the sections and storeys of the feed, each as large as its floor and not in another’s way', () => {
    expect(house.sections.map(({ section, storeys }) => [section, storeys])).toEqual(
      sectionsOf(slug).map(({ id, floors }) => [id, floors]),
    );
    for (const { block, floor, turn, outline } of house.sections) {
      const { width, height } = frameOf(floor);
      const [long, deep] = turn % 180 === 0 ? [width, height] : [height, width];
      expect(block.right - block.left).toBeCloseTo(long / 100, 1);
      expect(block.back - block.front).toBeCloseTo(deep / 100, 1);
      for (const side of [width, height]) expect(side).toBeGreaterThanOrEqual(1200);
      expect(Math.max(width, height)).toBeLessThanOrEqual(6000);
      expect(Math.min(width, height)).toBeLessThanOrEqual(2000);
      const doubled = outline.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
        return sum + x * nextY - nextX * y;
      }, 0);
      expect(doubled, 'counter-clockwise').toBeGreaterThan(0);
    }
    const rects = [...house.sections, ...house.masses].map(({ block }) => ({
      left: block.left,
      top: block.front,
      right: block.right - 0.01,
      bottom: block.back - 0.01,
    }));
    rects.forEach((rect, at) => {
      for (const other of rects.slice(at + 1)) expect(overlaps(rect, other)).toBe(false);
    });
  });

  it.each(house.sections)(
    'stands its flats of section $number around a corridor, whole and apart, each with its door there',
    ({ floor, section }) => {
      const sold = sectionsOf(slug).find(({ id }) => id === section);
      const lowest = sold?.flats[0]?.floor;
      if (sold && lowest) expect(floor.flats.map(({ layout }) => layout.id)).toEqual(layoutsOn(sold, lowest).map(({ id }) => id));
      const rects = floor.flats.flatMap(({ plan, at, index }) =>
        plan.rooms.flatMap((room) => room.rects.map((rect) => ({ of: `flat ${index}`, rect: moved(rect, at) }))),
      );
      const shared = floor.common.map(({ kind, rect }, at) => ({ of: `${kind} ${at}`, rect }));
      const all = [...rects, ...shared];
      all.forEach((one, at) => {
        for (const other of all.slice(at + 1)) expect(overlaps(one.rect, other.rect) ? `${one.of} and ${other.of}` : '').toBe('');
      });
      for (const { plan, at, layout, index } of floor.flats) {
        const drawn = plan.rooms.flatMap((room) => room.rects).reduce((sum, rect) => sum + area(rect), 0);
        expect(drawn).toBeCloseTo(
          layout.plan.rooms.reduce((sum, { outline }) => sum + areaOf(outline), 0),
          5,
        );
        const step = moved(before(plan.door, 60), at);
        const reached = floor.common.filter(({ kind, rect }) => ['corridor', 'hall'].includes(kind) && overlaps(rect, step));
        expect(reached.length, `the door of flat ${index}`).toBeGreaterThan(0);
        expect(rects.some(({ rect }) => overlaps(rect, step))).toBe(false);
      }
    },
  );
});
