import { expect, test } from 'vitest';
import type { Plan } from '../../../contract/pictures.ts';
import { roomPlaces } from './room-labels.ts';

const hall: [number, number][] = [
  [0, 0],
  [400, 0],
  [400, 120],
  [0, 120],
];
const bedroom: [number, number][] = [
  [120, 120],
  [400, 120],
  [400, 400],
  [120, 400],
];
const plan: Plan = {
  width: 400,
  height: 400,
  rooms: [
    { id: 'hall', label: 'corridor', area: 8, outline: hall },
    { id: 'bed', label: 'bedroom', area: 7.8, outline: bedroom },
  ],
  walls: [],
  doors: [],
  windows: [],
};

test('every room has its place over the drawing, in percent of a frame that is wider than the plan by its walls', () => {
  const places = roomPlaces(plan);
  expect(Object.keys(places)).toEqual(['hall', 'bed']);
  // (260 + 56) of 512 both ways.
  expect(places.bed).toEqual({ left: '61.72%', top: '61.72%', fit: 'always' });
});

test('the narrower the room, the wider the drawing must be for its name', () => {
  const bath = (width: number): Plan => {
    const outline: [number, number][] = [
      [0, 0],
      [width, 0],
      [width, 400],
      [0, 400],
    ];
    return { ...plan, rooms: [{ id: 'bath', label: 'bathroom', area: 4, outline }] };
  };
  const fits = [400, 60, 45, 20].map((width) => roomPlaces(bath(width)).bath?.fit);
  expect(fits).toEqual(['always', 'middle', 'wide', 'never']);
});
