import { expect, it } from 'vitest';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { layOutBoard, lineOf, lineThrough, rectangle } from './board-places.ts';

/** Two sections, the second a floor higher; the third has no listed flat. The upper floor of the first begins at its second place. */
const inventory = {
  sections: [
    { project: 0, name: '1', from: 0, to: 3 },
    { project: 0, name: '2', from: 3, to: 6 },
    { project: 0, name: '3', from: 6, to: 6 },
  ],
  numbers: ['1', '2', '3', '4', '5', '6'],
  floors: [1, 1, 2, 1, 2, 3],
  positions: [1, 2, 2, 1, 1, 1],
} as Inventory;
const board = layOutBoard(inventory, [0, 1, 2]);

it('sections stand side by side on one ground, those without flats are left out', () => {
  expect(board.sections.map(({ name, columns }) => [name, columns.length])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
  const drawn = Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (_, column) => board.rowAt({ row, column }) ?? null),
  );
  expect(drawn).toEqual([
    [null, null, 5],
    [null, 2, 4],
    [0, 1, 3],
  ]);
});

it.each([
  ['down', 2, 0, [2, 0, 1]],
  ['up and across sections', 1, 5, [5, 2, 4, 1, 3]],
  ['to itself', 4, 4, [4]],
  ['to a flat that is not there', 4, 9, []],
])('paints a rectangle %s', (_where, one, other, rows) => {
  expect(rectangle(board, one, other)).toEqual(rows);
});

it('takes a section, a floor of it or a column of it, and finds those of a flat', () => {
  expect(lineOf(board, { section: 0 })).toEqual([2, 0, 1]);
  expect(lineOf(board, { section: 0, floor: 1 })).toEqual([0, 1]);
  expect(lineOf(board, { section: 0, column: 1 })).toEqual([2, 1]);
  expect(lineThrough(board, 2, 'floor')).toEqual({ section: 0, floor: 2 });
  expect(lineThrough(board, 2, 'column')).toEqual({ section: 0, column: 1 });
});
