import { describe, expect, test } from 'vitest';
import { layouts } from '../../../tools/demo/plans/layouts.ts';
import type { Plan } from '../../contract/pictures.ts';
import { cutsOf } from './chains.ts';
import { drawPlan } from './draw-plan.ts';
import type { DrawnText } from './drawn-plan.ts';
import { planFile } from './plan-file.ts';
import { printScale } from './print-scale.ts';
import { solidsOf } from './solids.ts';
import { letters, textLevels } from './text-levels.ts';

const text = { nameOf: (label: string) => label, areaOf: ({ area }: { area: number }) => area.toFixed(2), lengthOf: String };

describe.each(layouts)('the drawing of $name', ({ plan }) => {
  const drawn = drawPlan(plan, text);
  const { left, top, width, height } = drawn.frame;

  test('names every room in it and keeps all text in the frame', () => {
    expect(drawn.rooms.map(({ id }) => id)).toEqual(plan.rooms.map(({ id }) => id));
    const all = [...drawn.rooms.flatMap(({ name, area }) => [name, area]), ...drawn.outer.texts, ...drawn.inner.texts];
    expect(all.filter(({ x, y }) => x < left || x > left + width || y < top || y > top + height)).toEqual([]);
  });

  test('lays no word of a room over another, however wide the drawing is', () => {
    for (const [level, { pixel }] of textLevels.entries()) {
      const scale = (width / 1000) * pixel;
      const boxOf = ({ text, x, y, up }: DrawnText, size: number, lift: number) => {
        const [half, high] = [(text.length * size * letters.width * scale) / 2, size * 0.45 * scale];
        const [across, down] = up ? [high, half] : [half, high];
        return { text, left: x - across, right: x + across, top: y - down + lift * scale, bottom: y + down + lift * scale };
      };
      const seen = (of: DrawnText[]) => of.filter(({ from }) => from <= level);
      const names = seen(drawn.rooms.map(({ name }) => name)).map((one) => boxOf(one, letters.name, -6));
      const areas = seen(drawn.rooms.map(({ area }) => area)).map((one) => boxOf(one, letters.area, 8));
      const sizes = level === 0 ? [] : seen(drawn.inner.texts).map((one) => boxOf(one, letters.dimension, 0));
      const over = sizes.flatMap((one, at) =>
        [...names, ...areas, ...sizes.slice(at + 1)]
          .filter((other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
          .map((other) => `${one.text} over ${other.text} at ${level}`),
      );
      expect(over).toEqual([]);
    }
  });

  test('measures each side from face to face, its parts without a gap', () => {
    const spans = (['top', 'bottom', 'left', 'right'] as const).map((side) => cutsOf(plan, side));
    const wholes = spans.map((cuts) => (cuts.at(-1) ?? 0) - (cuts[0] ?? 0));
    expect(wholes[0]).toBe(wholes[1]);
    expect(wholes[2]).toBe(wholes[3]);
    for (const cuts of spans) expect(cuts).toEqual(cuts.toSorted((a, b) => a - b));
    const numbers = drawn.outer.texts.map(({ text }) => Number(text));
    expect(numbers).toContain(wholes[0]);
    expect(numbers).toContain(wholes[2]);
  });

  test('stands on a sheet of A4 to scale, as a file of the same size', () => {
    const print = printScale(drawn.frame);
    expect(print.scale).toBeLessThanOrEqual(100);
    expect((height * 10) / print.scale).toBeLessThanOrEqual(print.wide ? 182 : 269);
    expect(print.width).toBeLessThanOrEqual(print.wide ? 269 : 182);
    const file = planFile(drawn, print, '2 & 3');
    expect(file).toContain(`width="${Math.round(print.width * 100) / 100}mm"`);
    expect(file).toContain('<title>2 &amp; 3, 1:');
  });

  test('leaves doorways open to a visitor’s own piece', () => {
    const walls = solidsOf(plan).filter(({ kind }) => kind === 'wall');
    for (const { from, to } of plan.doors) {
      const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      expect(walls.filter((wall) => wall.left < x && x < wall.right && wall.top < y && y < wall.bottom)).toEqual([]);
    }
  });
});

test('draws a plan of which only rooms and one wall are known', () => {
  const outline: Plan['rooms'][number]['outline'] = [
    [0, 0],
    [310, 0],
    [310, 400],
    [0, 400],
  ];
  const rooms = [{ id: 'r1', label: 'bedroom', area: 12.4, outline }];
  const wall: Plan['walls'][number] = { from: [0, 0], to: [310, 0], thickness: 20, outer: true };
  for (const walls of [[], [wall]]) {
    const drawn = drawPlan({ width: 310, height: 400, rooms, walls, doors: [], windows: [] }, text);
    expect(JSON.stringify(drawn)).not.toMatch(/null|NaN|Infinity/);
    expect(drawn.outer.texts.map(({ text }) => text)).toEqual(['310', '400']);
  }
});
