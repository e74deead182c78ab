import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { XY } from './outline.ts';
import { overlap } from './overlap.ts';

const box = (left: number, bottom: number, right: number, top: number): XY[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];
const depth = 0.05;
const both = (one: XY[], other: XY[]) => [overlap(one, other, depth), overlap(other, one, depth)];

test('neighbours with a common wall or corner do not overlap, nor does one in the bay of another', () => {
  expect(both(box(-14, 0, 16.15, 15.95), box(16.15, 0, 41.4, 19.15))).toEqual([false, false]);
  expect(both(box(0, 0, 10, 10), box(10, 10, 20, 20))).toEqual([false, false]);
  expect(both(box(0, 0, 10, 10), box(30, 0, 40, 10))).toEqual([false, false]);
  const bay: XY[] = [...box(0, 0, 30, 30).slice(0, 3), [20, 30], [20, 10], [10, 10], [10, 30], [0, 30]];
  expect(both(bay, box(10, 10, 20, 30))).toEqual([false, false]);
  // Rounded to centimetres, a slanted wall is not quite the same from both sides.
  expect(both(box(0, 0, 10.02, 10), box(10, 0, 20, 10))).toEqual([false, false]);
});

test('what crosses, lies inside or is the same overlaps, whichever comes first', () => {
  expect(both(box(0, 0, 10, 10), box(5, 0, 15, 10))).toEqual([true, true]);
  expect(both(box(0, 0, 10, 10), box(9, 9, 20, 20))).toEqual([true, true]);
  expect(both(box(0, 0, 30, 30), box(10, 10, 20, 20))).toEqual([true, true]);
  expect(both(box(0, 0, 10, 10), box(0, 0, 10, 10).toReversed())).toEqual([true, true]);
  // A cross has no corner of one within the other.
  expect(both(box(0, 10, 30, 20), box(10, 0, 20, 30))).toEqual([true, true]);
});

test('boxes overlap when they do along both axes, however they are turned', () => {
  const edge = fc.integer({ min: -30, max: 30 });
  const size = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(fc.tuple(edge, edge, size, size), fc.tuple(edge, edge, size, size), fc.integer({ min: 0, max: 359 }), (a, b, degrees) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const turned = ([x, y, width, height]: [number, number, number, number]) =>
        box(x, y, x + width, y + height).map(([px, py]): XY => [px * cos - py * sin, px * sin + py * cos]);
      const along = (axis: 0 | 1) => Math.min(a[axis] + (a[axis + 2] ?? 0), b[axis] + (b[axis + 2] ?? 0)) - Math.max(a[axis], b[axis]);
      expect(both(turned(a), turned(b))).toEqual(Array(2).fill(along(0) > 0 && along(1) > 0));
    }),
  );
});
