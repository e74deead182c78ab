import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlacedBox, placedBox, snapBox } from './snap-flat.ts';

const whole = fc.integer({ min: 0, max: 3_000 });
const box = fc
  .tuple(whole, whole, fc.integer({ min: 50, max: 900 }), fc.integer({ min: 50, max: 900 }))
  .map(([left, top, width, height]): PlacedBox => ({ left, top, right: left + width, bottom: top + height }));

test('a turned plan takes its height across', () => {
  expect(placedBox({ width: 600, height: 400 }, [10, 20], 90)).toEqual({ left: 10, top: 20, right: 410, bottom: 620 });
  expect(placedBox({ width: 600, height: 400 }, [10, 20], 180)).toEqual({ left: 10, top: 20, right: 610, bottom: 420 });
});

test('a flat moves by its reach at most, to the wall of a neighbour where one is in reach', () => {
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 6 }), fc.integer({ min: 0, max: 40 }), (placed, others, within) => {
      const [left, top] = snapBox(placed, others, within);
      expect(Math.abs(left - placed.left)).toBeLessThanOrEqual(within);
      expect(Math.abs(top - placed.top)).toBeLessThanOrEqual(within);
      const guides = others.flatMap((one) => [one.left, one.right]);
      const edges = [placed.left, placed.right];
      const isNear = guides.some((guide) => edges.some((edge) => Math.abs(guide - edge) <= within));
      const moved = [left, left + placed.right - placed.left];
      expect(guides.some((guide) => moved.includes(guide))).toBe(isNear);
    }),
  );
});
