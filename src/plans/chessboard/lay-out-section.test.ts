import { expect, test } from 'vitest';
import type { ChessboardFlat } from '../../contract/catalogue/chessboards.ts';
import { layOut } from './lay-out-section.ts';

const flat = (number: string, floor: number, position: number) => ({ id: Number(number), number, floor, position }) as ChessboardFlat;
const drawn = (flats: ChessboardFlat[]) =>
  layOut({ flats }).rows.map(({ floor, cells }) => [floor, ...cells.map((one) => one?.number ?? '')]);

test('§1 each flat stands above the one of its place below, and a floor with fewer flats has gaps', () => {
  const { columns } = layOut({ flats: [flat('1', 2, 1), flat('2', 2, 4), flat('3', 3, 4)] });
  expect(columns).toHaveLength(2);
  expect(drawn([flat('1', 2, 1), flat('2', 2, 4), flat('3', 3, 4)])).toEqual([
    [3, '', '3'],
    [2, '1', '2'],
  ]);
});

test('§1 no flat is lost where a feed names no places: they stand side by side by their numbers', () => {
  const flats = ['11', '9', '10', '8'].map((number) => flat(number, 3, 1));
  expect(drawn([...flats, flat('4', 2, 1), flat('5', 2, 1)])).toEqual([
    [3, '8', '9', '10', '11'],
    [2, '4', '5', '', ''],
  ]);
});

test('§1 two flats at one place stand side by side, and leave the flats of other places in their columns', () => {
  const { columns } = layOut({
    flats: [flat('1', 2, 1), flat('2', 2, 2), flat('3', 2, 2), flat('4', 2, 3), flat('5', 3, 2), flat('6', 3, 3)],
  });
  expect(new Set(columns).size).toBe(4);
  expect(drawn([flat('1', 2, 1), flat('2', 2, 2), flat('3', 2, 2), flat('4', 2, 3), flat('5', 3, 2), flat('6', 3, 3)])).toEqual([
    [3, '', '5', '', '6'],
    [2, '1', '2', '3', '4'],
  ]);
});

test('a section is as tall as its building, and begins at its lowest floor with flats', () => {
  const { rows } = layOut({ flats: [flat('1', 2, 1), flat('2', 4, 1)], floorsTotal: 6 });
  expect(rows.map(({ floor, cells }) => [floor, cells.map((one) => one?.number ?? '')])).toEqual([
    [6, ['']],
    [5, ['']],
    [4, ['2']],
    [3, ['']],
    [2, ['1']],
  ]);
  expect(layOut({ flats: [], floorsTotal: 6 }).rows).toEqual([]);
});
