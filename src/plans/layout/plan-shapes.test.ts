import { expect, test } from 'vitest';
import type { Plan } from '../../contract/pictures.ts';
import { floorPath, planShapes } from './plan-shapes.ts';

const room = (id: string, label: string, left: number): Plan['rooms'][number] => ({
  id,
  label,
  area: 1,
  outline: [
    [left, 0],
    [left + 100, 0],
    [left + 100, 100],
    [left, 100],
  ],
});
const plan: Plan = {
  width: 300,
  height: 100,
  rooms: [room('a', 'bedroom', 0), room('b', 'bathroom', 100), room('c', 'loggia', 200)],
  walls: [{ from: [0, 0], to: [300, 0], thickness: 20, outer: true }],
  doors: [{ from: [20, 0], to: [80, 0], swing: 'left', entrance: true }],
  windows: [{ from: [220, 0], to: [280, 0] }],
};

test('a plan is made of floors of three kinds, windows, doors, walls and an arrow', () => {
  const { rooms, windows, doors, walls, entrance } = planShapes(plan);
  expect(rooms.map(({ id, kind }) => [id, kind])).toEqual([
    ['a', 'inside'],
    ['b', 'wet'],
    ['c', 'open'],
  ]);
  for (const path of [windows, doors, walls, entrance]) expect(path).toMatch(/^M/);
});

test('floors are one path, of all rooms or of one kind', () => {
  const { rooms } = planShapes(plan);
  expect(floorPath(rooms, 'wet')).toBe('M100 0L200 0L200 100L100 100z');
  expect(floorPath(rooms).match(/M/g)).toHaveLength(3);
});
