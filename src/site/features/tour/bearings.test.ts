import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearing, doorsOf, lookOf, type Scene, yawTo } from './bearings.ts';

const picture = { src: '', width: 2, height: 1, alt: '', sources: [], placeholder: null, focus: { x: 50, y: 50 } };
const scene = (heading: number, doors: Record<string, [number, number]>): Scene => ({
  id: 'hall',
  name: 'Hall',
  panorama: picture,
  at: [300, 300],
  heading,
  links: Object.entries(doors).map(([to, through]) => ({ to, through })),
});

test('§1 what is up on the plan is at 0°, right of it at 90°, as y grows downwards', () => {
  const directions: [number, number][] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ];
  expect(directions.map((to) => bearing([0, 0], to))).toEqual([0, 90, 180, 270]);
});

test('§1 a look on the plan and a turn of the panorama say the same, whichever way the picture was taken', () => {
  const degrees = fc.double({ min: -720, max: 720, noNaN: true });
  fc.assert(
    fc.property(degrees, degrees, (heading, yaw) => {
      const again = yawTo({ heading }, lookOf({ heading }, yaw));
      expect(Math.cos(((again - yaw) * Math.PI) / 180)).toBeCloseTo(1, 6);
      expect(Math.abs(again)).toBeLessThanOrEqual(180);
    }),
  );
});

test('§1 a door is where the plan has it, nearer ones lower, and names of neighbours are written away from each other', () => {
  const doors = doorsOf(scene(90, { east: [500, 300], north: [300, 100], closet: [500, 320], near: [300, 350] }));
  expect(doors.map(({ to, look, yaw, side }) => [to, Math.round(look), Math.round(yaw), side])).toEqual([
    ['east', 90, 0, 'left'],
    ['north', 0, -90, 'right'],
    ['closet', 96, 6, 'right'],
    ['near', 180, 90, 'right'],
  ]);
  const pitchOf = (name: string) => doors.find(({ to }) => to === name)?.pitch ?? 0;
  expect(pitchOf('near')).toBeLessThan(pitchOf('east'));
  expect(pitchOf('east')).toBeLessThan(0);
});
