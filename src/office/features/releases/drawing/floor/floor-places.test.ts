import { expect, test } from 'vitest';
import { drawnFloorOf, type FloorRow, flatPlacesOf } from './floor-places.ts';

const flat = (floor: number, position: number, layout: string | null) => ({ number: `${floor}${position}`, floor, position, layout });
const room = {
  id: 'r1',
  label: 'bedroom',
  area: 24,
  outline: [
    [0, 0],
    [600, 0],
    [600, 400],
    [0, 400],
  ] as [number, number][],
};
const plan = { width: 600, height: 400, rooms: [room], walls: [], doors: [], windows: [] };
const building = {
  sections: [
    { id: 'S1', name: '1', storeys: 5, flats: [flat(2, 1, 'L1'), flat(3, 1, 'L1'), flat(3, 2, 'L2'), flat(4, 3, 'L1'), flat(2, 4, null)] },
    { id: 'S2', name: '2', storeys: 5, flats: [flat(2, 9, 'L1')] },
  ],
  layouts: [{ id: 'L1', name: '1A', plan }],
};
const row: FloorRow = {
  project: 'p',
  section: 'S1',
  floors: [2, 3],
  width: 2000,
  height: 1500,
  common: [{ kind: 'hall', outline: [] }],
  flats: [
    { position: 2, layout: 'L1', at: [100, 200], turn: 90 },
    { position: 7, layout: 'gone', at: [0, 0], turn: 0 },
  ],
};

test('the places of these storeys with their layouts, and those that only the plan has', () => {
  expect(flatPlacesOf(row, building)).toEqual([
    { position: 1, layouts: ['L1'], placed: null },
    { position: 2, layouts: ['L2'], placed: 0 },
    { position: 4, layouts: [], placed: null },
    { position: 7, layouts: [], placed: 1 },
  ]);
});

test('a storey is drawn by the geometry of its page, without the layouts that are gone and rooms that are not begun', () => {
  const drawn = drawnFloorOf(row, building);
  expect(drawn?.flats.map(({ position, transform }) => [position, transform])).toEqual([[2, 'translate(500 200)rotate(90)']]);
  expect(drawn?.common).toEqual([]);
});
