import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { XY } from '../../../../../base/geometry/outline.ts';
import { sheetOfBuilding, sheetOfGround } from '../sheet.ts';
import { type HouseRow, overlapped, roofOf, shapesOf, withShapes } from './house-shapes.ts';

const outline: XY[] = [
  [-14, 0],
  [16.15, 0],
  [16.15, 15.953],
  [-14, 15.953],
];
const section = { section: 'S1', outline, ground: 4.6, storey: 3.05, storeys: 24 };
const mass = { outline: outline.map(([x, y]): XY => [x + 60, y]), height: 28, until: '2028-05' };
const row: HouseRow = {
  project: 'p',
  north: 30,
  sections: [section, { ...section, section: 'S2', outline: outline.map(([x, y]): XY => [x + 30.15, y]) }],
  masses: [mass],
  uk: { neighbours: ['школа'] },
  en: { neighbours: ['school'] },
};
const sheet = sheetOfBuilding(row.sections.flatMap((one) => one.outline));

test('a place of the ground is where it was after a way over the sheet', () => {
  const metres = fc.integer({ min: -3000, max: 3000 }).map((centimetres) => centimetres / 100);
  fc.assert(
    fc.property(metres, metres, (x, y) => {
      expect(sheet.metresOf(sheet.pointAt([x, y]))).toEqual([x || 0, y || 0]);
    }),
  );
  const ground = sheetOfGround(750, [[-900, 20]]);
  expect([ground.width, ground.pointAt([0, 0]), ground.metresOf([0, 940.4])]).toEqual([1880, [940, 940], [-940, 0]]);
});

test('a building that nothing was done to stays as it is, finer than the sheet', () => {
  expect(withShapes(row, shapesOf(row, sheet), { sheet, drawn: null })).toEqual(row);
});

test('a moved corner changes its section alone, and a neighbour goes with its names', () => {
  const [first, ...others] = shapesOf(row, sheet);
  if (!first) throw new Error('no section');
  const moved = { ...first, outline: first.outline.with(1, sheet.pointAt([15, 0])) };
  expect(withShapes(row, [moved, ...others], { sheet, drawn: null })).toEqual({
    ...row,
    sections: [{ ...section, outline: outline.with(1, [15, 0]).map(([x, y]) => [x, y === 15.953 ? 15.95 : y]) }, row.sections[1]],
  });
  expect(withShapes(row, [first], { sheet, drawn: null })).toMatchObject({ masses: [], uk: { neighbours: [] }, en: { neighbours: [] } });
});

test('a section that was drawn clockwise is turned once it is drawn', () => {
  const shapes = shapesOf({ ...row, sections: [{ ...section, outline: outline.toReversed() }] }, sheet);
  expect(withShapes(row, shapes, { sheet, drawn: 0 }).sections[0]?.outline).toEqual(outline.toReversed());
  expect(withShapes(row, shapes, { sheet, drawn: null }).sections[0]?.outline).toEqual(outline);
});

test('a roof is above all storeys, and a section that stands in another one is known', () => {
  expect(shapesOf(row, sheet).map(roofOf)).toEqual([4.6 + 23 * 3.05, 4.6 + 23 * 3.05, 28]);
  expect(overlapped(row, 0)).toBeUndefined();
  const nearer = { ...row, sections: [section, { ...section, section: 'S2', outline: mass.outline.map(([x, y]): XY => [x - 40, y]) }] };
  expect([overlapped(nearer, 0)?.section, overlapped(nearer, 1)?.section]).toEqual(['S2', 'S1']);
});
