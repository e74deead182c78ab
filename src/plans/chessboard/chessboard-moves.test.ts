import { expect, test } from 'vitest';
import { placeAfter } from './chessboard-moves.ts';

// The top floor has one flat, at the end; the middle one has a gap.
const floors = ['..x', 'x.x', 'xxx'];
const grid = { rows: 3, columns: 3, has: ({ row, column }: { row: number; column: number }) => floors[row]?.[column] === 'x' };
const go = (key: string, row: number, column: number, ctrlKey = false) => placeAfter({ key, ctrlKey }, { row, column }, grid);

test('arrows go to the next flat, over gaps, and stop at the edge', () => {
  expect(go('ArrowRight', 1, 0)).toEqual({ row: 1, column: 2 });
  expect(go('ArrowUp', 2, 2)).toEqual({ row: 1, column: 2 });
  expect(go('ArrowUp', 2, 1)).toBeNull();
  expect(go('ArrowDown', 2, 1)).toBeNull();
  expect(go('ArrowLeft', 1, 2)).toEqual({ row: 1, column: 0 });
});

test('Home and End go along the floor, with Ctrl to the corners of the section', () => {
  expect(go('Home', 1, 2)).toEqual({ row: 1, column: 0 });
  expect(go('End', 2, 0)).toEqual({ row: 2, column: 2 });
  expect(go('Home', 2, 1, true)).toEqual({ row: 0, column: 2 });
  expect(go('End', 0, 2, true)).toEqual({ row: 2, column: 2 });
  expect(go('Enter', 1, 0)).toBeNull();
});
