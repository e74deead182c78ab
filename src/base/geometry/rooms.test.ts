import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { XY } from './outline.ts';
import { countedArea, fitsFlats, type Room, roomFaults, sumOfRooms } from './rooms.ts';

const box = (left: number, top: number, right: number, bottom: number): XY[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const room = (id: string, outline: XY[], area = countedArea('bedroom', outline)): Room => ({ id, label: 'bedroom', area, outline });
const frame = { width: 600, height: 400 };
const kinds = (rooms: Room[]) => roomFaults({ ...frame, rooms }).map(({ at, kind }) => `${at} ${kind}`);

it('rooms wall to wall have no fault, and one that reaches into another or out of the flat has', () => {
  const [left, right] = [box(0, 0, 300, 400), box(300, 0, 600, 400)];
  expect(kinds([room('a', left), room('b', right)])).toEqual([]);
  expect(kinds([room('a', left), room('b', box(280, 0, 600, 400))])).toEqual(['1 overlap']);
  expect(kinds([room('a', left), room('b', box(300, 0, 640, 400))])).toEqual(['1 outside']);
  expect(kinds([room('a', left), room('b', left)])).toEqual(['1 overlap']);
});

it('says of each room what else is wrong with it', () => {
  const [left, right] = [box(0, 0, 300, 400), box(300, 0, 600, 400)];
  expect(kinds([room('a', left, 0), room('a', right, 20)])).toEqual(['0 no-area', '1 too-large', '1 repeated-id']);
  expect(kinds([room('a', left.slice(0, 2), 5)])).toEqual(['0 too-few']);
});

it('counts a part of what is outside of the walls', () => {
  const outline = box(0, 0, 200, 100);
  expect(['bedroom', 'loggia', 'balcony', 'terrace'].map((label) => countedArea(label, outline))).toEqual([2, 1, 0.6, 0.6]);
});

it('rooms of a grid never have a fault, and one moved by more than a wall always has', () => {
  const cells = fc.record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 4 }),
    by: fc.integer({ min: 5, max: 60 }),
  });
  fc.assert(
    fc.property(cells, ({ columns, rows, by }) => {
      const rooms = Array.from({ length: columns * rows }, (_, at) => {
        const [x, y] = [(at % columns) * 150, Math.floor(at / columns) * 100];
        return room(`r${at}`, box(x, y, x + 150, y + 100));
      });
      const flat = { width: columns * 150, height: rows * 100 };
      expect(roomFaults({ ...flat, rooms })).toEqual([]);
      const [first, ...others] = rooms as [Room, ...Room[]];
      const moved = { ...first, outline: first.outline.map(([x, y]): XY => [x + by, y]) };
      expect(roomFaults({ ...flat, rooms: [moved, ...others] }).length).toBeGreaterThan(0);
    }),
  );
});

it('rooms fit flats that were measured a little otherwise, and no others', () => {
  expect(sumOfRooms([{ area: 4.4 }, { area: 16.59 }, { area: 4.29 }])).toBe(2528);
  const fits = [2528, 2558, 2559, 2498, 2497].map((sum) => fitsFlats(sum, [2528]));
  expect(fits).toEqual([true, true, false, true, false]);
  expect([fitsFlats(7400, [7150, 7350]), fitsFlats(7600, [7150, 7350]), fitsFlats(7600, [])]).toEqual([true, false, true]);
});
