import { expect, test } from 'vitest';
import { flatBeside } from './flat-beside.ts';

// Two above the corridor, two below it, one at its end.
const flats = [
  { position: 1, label: [100, 100] },
  { position: 2, label: [500, 120] },
  { position: 3, label: [900, 400] },
  { position: 4, label: [520, 700] },
  { position: 5, label: [80, 690] },
] as const;
const go = (key: string, from: number) => flatBeside(key, flats[from - 1] ?? flats[0], flats);

test('§1 an arrow leads to the flat that lies that way on the floor, and nowhere at its edge', () => {
  expect([go('ArrowRight', 1), go('ArrowRight', 2), go('ArrowRight', 3)]).toEqual([2, 3, null]);
  expect([go('ArrowDown', 1), go('ArrowDown', 2), go('ArrowUp', 4), go('ArrowUp', 1)]).toEqual([5, 4, 2, null]);
  expect([go('ArrowLeft', 3), go('ArrowLeft', 4), go('Enter', 1)]).toEqual([2, 5, null]);
});
