import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlineFault, type XY } from '../../base/geometry/outline.ts';
import { copyStoreys, edgesOf } from './copy-storeys.ts';

/** Storeys of a rendered facade with a corner in its middle, the second and the ninth. */
const second: XY[] = [
  [946.9, 472.6],
  [1116.3, 484],
  [1221.8, 478.7],
  [1221.8, 450.7],
  [1116.3, 453.5],
  [946.9, 447.6],
];
const ninth: XY[] = [
  [946.9, 297.3],
  [1116.3, 270.7],
  [1221.8, 283.1],
  [1221.8, 246.9],
  [1116.3, 231.3],
  [946.9, 264.9],
];
const fifth: XY[] = [
  [946.9, 397.5],
  [1116.3, 392.6],
  [1221.8, 394.9],
  [1221.8, 366.9],
  [1116.3, 362.1],
  [946.9, 372.4],
];
const farthest = (one: readonly XY[] = [], other: readonly XY[] = []) =>
  Math.max(...one.map(([x, y], at) => Math.hypot(x - (other[at]?.[0] ?? 0), y - (other[at]?.[1] ?? 0))));

test('copies between two drawn storeys lie where the renderer has drawn them, and alone within two pixels', () => {
  const between = copyStoreys(second, 6, ninth);
  expect(farthest(between?.[2], fifth)).toBeLessThan(0.3);
  expect(edgesOf(between?.[5] ?? [])?.upper).toEqual(edgesOf(ninth)?.lower);
  expect(farthest(copyStoreys(second, 3)?.[2], fifth)).toBeLessThan(2);
});

test('wherever an outline begins and whichever way it goes, a copy begins where the one below ends, and is an outline', () => {
  const widths = fc.array(fc.integer({ min: 5, max: 200 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 10, max: 60 }), fc.nat(20), fc.boolean(), (steps, height, start, isReversed) => {
      const xs = steps.map((_, at) => steps.slice(0, at + 1).reduce((all, one) => all + one, 0));
      const lower = xs.map((x): XY => [x, 900]);
      const outline = [...lower, ...xs.toReversed().map((x): XY => [x, 900 - height])];
      const turned = outline.map((_, at) => outline[(at + start) % outline.length] as XY);
      const copies = copyStoreys(isReversed ? turned.toReversed() : turned, 4) ?? [];
      expect(copies.map(outlineFault)).toEqual([null, null, null, null]);
      copies.forEach((copy, at) => {
        expect(edgesOf(copy)?.lower).toEqual(at === 0 ? edgesOf(outline)?.upper : edgesOf(copies[at - 1] ?? [])?.upper);
      });
    }),
  );
});

test('three corners or five have no edge above that fits the one below', () => {
  expect(copyStoreys(second.slice(0, 5), 2)).toBeNull();
  expect(copyStoreys(second.slice(0, 3), 2)).toBeNull();
});
