import { expect, test } from 'vitest';
import { sheetOfGround } from '../sheet.ts';
import { blankShape, cornersOf, type GroundRow, layers, shapesOf, withShapes } from './ground-layers.ts';

const row: GroundRow = {
  project: 'p',
  reach: 700,
  streets: [
    {
      line: [
        [-700, 5],
        [700, -5],
      ],
      wide: true,
    },
    {
      line: [
        [0, -300],
        [0, 300],
      ],
      wide: false,
    },
  ],
  areas: [
    {
      kind: 'water',
      outline: [
        [10, 10],
        [50, 10],
        [50, 50],
      ],
    },
  ],
  paths: [
    [
      [1, 1],
      [2, 2],
    ],
  ],
  tracks: [
    {
      kind: 'metro',
      line: [
        [-9, 0],
        [9, 0],
      ],
    },
  ],
  blocks: [[100, 80, 50, 12, 90]],
  house: [40, -60],
  uk: { names: { streets: ['вул. Перша', ''], areas: ['став'] } },
  en: { names: { streets: ['Persha St', ''], areas: ['pond'] } },
};
const sheet = sheetOfGround(row.reach, []);

test('each layer comes back as it was, and only lines are open', () => {
  for (const layer of layers) {
    const shapes = shapesOf(row, layer, sheet);
    expect(withShapes(row, layer, { shapes, sheet }), layer).toEqual(row);
    expect(shapes.map(({ isOpen }) => isOpen === true)).toEqual(shapes.map(() => layer !== 'areas'));
  }
});

test('a street goes with its names, and a new one has none yet', () => {
  const [, side] = shapesOf(row, 'streets', sheet);
  if (!side) throw new Error('no street');
  const shapes = [side, { ...blankShape('streets'), outline: [sheet.pointAt([0, 0]), sheet.pointAt([30, 0])] }];
  expect(withShapes(row, 'streets', { shapes, sheet })).toEqual({
    ...row,
    streets: [
      row.streets[1],
      {
        line: [
          [0, 0],
          [30, 0],
        ],
        wide: false,
      },
    ],
    uk: { names: { streets: ['', ''], areas: ['став'] } },
    en: { names: { streets: ['', ''], areas: ['pond'] } },
  });
});

test('a building is turned around its middle', () => {
  const corners = cornersOf([100, 80, 50, 12, 90]).map((point) => point.map(Math.round));
  expect(corners).toEqual([
    [106, 55],
    [106, 105],
    [94, 105],
    [94, 55],
  ]);
});
