import { expect, test } from 'vitest';
import type { Plan } from '../../contract/pictures.ts';
import { contains, doorsPath, entrancePath, wallsPath, windowsPath } from './plan-paths.ts';

const plan: Plan = {
  width: 400,
  height: 300,
  rooms: [
    {
      id: 'a',
      label: 'bedroom',
      area: 12,
      outline: [
        [0, 0],
        [400, 0],
        [400, 300],
        [0, 300],
      ],
    },
  ],
  walls: [
    { from: [0, 0], to: [400, 0], thickness: 20, outer: true },
    { from: [400, 300], to: [0, 300], thickness: 20, outer: true },
  ],
  doors: [{ from: [100, 300], to: [190, 300], swing: 'left', entrance: true }],
  windows: [{ from: [100, 0], to: [300, 0] }],
};

test('walls leave the openings free and close their corners', () => {
  expect(wallsPath(plan)).toBe('M-10 -10h110v20h-110zM300 -10h110v20h-110zM190 290h220v20h-220zM-10 290h110v20h-110z');
});

test('a door is a leaf and a quarter circle, hinged where it starts', () => {
  expect(doorsPath(plan)).toBe('M100 300L100 210A90 90 0 0 1 190 300');
  expect(doorsPath({ ...plan, doors: [{ from: [100, 300], to: [190, 300], swing: 'none', entrance: false }] })).toBe('');
});

test('a window is drawn along its wall, as thick as the wall', () => {
  expect(windowsPath(plan)).toContain('M100 -10L300 -10');
  expect(windowsPath(plan)).toContain('M100 10L300 10');
});

test('the arrow stands outside and points in', () => {
  expect(entrancePath(plan)).toBe('M145 326L158 352L132 352z');
  expect(entrancePath({ ...plan, doors: [] })).toBe('');
});

test('a point is inside a room or not', () => {
  expect(
    contains(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      [5, 5],
    ),
  ).toBe(true);
  expect(
    contains(
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      [15, 5],
    ),
  ).toBe(false);
});
