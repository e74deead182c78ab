import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { XY } from '../../base/geometry/outline.ts';
import { insertCorner, moveCorner, moveGroup, pointIn, snapPoint } from './edit-outlines.ts';

const tenth = fc.integer({ min: 0, max: 9_999 }).map((value) => value / 10);
const point = fc.tuple(tenth, tenth) as fc.Arbitrary<XY>;
const outlines = fc.array(fc.array(point, { minLength: 3, maxLength: 6 }), { maxLength: 5 });
const far = ([ax, ay]: XY, [bx, by]: XY) => Math.hypot(ax - bx, ay - by);

test('a snapped point stays within reach, takes a corner where one is near, and is left alone where nothing is', () => {
  fc.assert(
    fc.property(point, outlines, fc.integer({ min: 1, max: 40 }), (from, all, within) => {
      const to = snapPoint(from, all, within);
      expect(far(from, to)).toBeLessThanOrEqual(within);
      const corners = all.flat();
      const near = Math.min(...corners.map((one) => far(one, from)));
      if (near <= within) expect(far(to, from)).toBe(near);
      if (all.length === 0) expect(to).toEqual(from);
    }),
  );
});

test('a point beside a wall snaps to the wall', () => {
  const square: XY[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  expect(snapPoint([106, 40], [square], 10)).toEqual([100, 40]);
  expect(snapPoint([106, 96], [square], 10)).toEqual([100, 100]);
  expect(snapPoint([120, 40], [square], 10)).toEqual([120, 40]);
  expect(pointIn({ width: 100, height: 50 }, [120.04, -3])).toEqual([100, 0]);
});

test('a moved corner takes the corners of neighbours that share its place, and no other of its own outline', () => {
  fc.assert(
    fc.property(outlines, point, fc.nat(), fc.nat(), (all, to, a, b) => {
      const items = all.map((outline) => ({ outline }));
      const at = items.length ? a % items.length : 0;
      const corner = b % (items[at]?.outline.length ?? 1);
      const from = items[at]?.outline[corner];
      const moved = moveCorner(items, { at, corner, to });
      const goes = (index: number, place: number, one: XY) => (index === at ? place === corner : from && far(one, from) === 0);
      const expected = items.map(({ outline }, index) => ({
        outline: outline.map((one, place) => (goes(index, place, one) ? to : one)),
      }));
      expect(moved).toEqual(expected);
    }),
  );
});

test('a corner is put into the middle of a side, the last side too', () => {
  const triangle: XY[] = [
    [0, 0],
    [10, 0],
    [0, 10],
  ];
  expect(insertCorner(triangle, 0)).toEqual([
    [0, 0],
    [5, 0],
    [10, 0],
    [0, 10],
  ]);
  expect(insertCorner(triangle, 2)).toEqual([...triangle, [0, 5]]);
});

test('a section goes a step nearer with all of its shapes, and not beyond the first', () => {
  const items = ['a1', 'a2', 'b1', 'c1'];
  const moved = (group: string, by: -1 | 1) => moveGroup(items, (item) => item[0] ?? '', group, by);
  expect(moved('a', 1)).toEqual(['b1', 'a1', 'a2', 'c1']);
  expect(moved('a', -1)).toEqual(items);
});
