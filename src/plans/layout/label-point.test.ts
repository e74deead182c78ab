import { expect, test } from 'vitest';
import { freeAround, labelPoint } from './label-point.ts';
import { contains } from './plan-paths.ts';

/** A hall that runs around a bedroom: the middle of its box lies in the bedroom. */
const hall: [number, number][] = [
  [0, 0],
  [400, 0],
  [400, 120],
  [120, 120],
  [120, 400],
  [0, 400],
];
const bedroom: [number, number][] = [
  [120, 120],
  [400, 120],
  [400, 400],
  [120, 400],
];

test('a name stands inside its room, also where the room goes around a corner', () => {
  expect(contains(hall, labelPoint(hall))).toBe(true);
  expect(labelPoint(bedroom)).toEqual([260, 260]);
  expect(freeAround(bedroom, [260, 260])).toEqual({ wide: 280, tall: 280 });
});
