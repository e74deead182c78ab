import { expect, test } from 'vitest';
import type { FloorPlansAnswer } from '../../contract/catalogue/floor-plans.ts';
import type { Plan } from '../../contract/pictures.ts';
import { drawFloor } from './draw-floor.ts';

const outline: Plan['rooms'][number]['outline'] = [
  [0, 0],
  [300, 0],
  [300, 500],
  [0, 500],
];
const plan: Plan = {
  width: 300,
  height: 500,
  rooms: [{ id: 'r1', label: 'bedroom', area: 15, outline }],
  walls: [],
  doors: [],
  windows: [],
};
const storey = (turn: number, layouts: { id: string; plan: Plan }[]): FloorPlansAnswer => ({
  floorPlans: {
    projectId: 'P1',
    plans: [
      {
        sectionId: 'S1',
        floors: { from: 2, to: 9 },
        width: 2_000,
        height: 1_500,
        north: 0,
        common: [],
        flats: [{ position: 1, layoutId: 'L1', at: [100, 200], turn }],
      },
    ],
    layouts,
  },
});

test('§1 a flat that is turned stays with its corner where the floor plan puts it', () => {
  const views = [0, 90, 180, 270].map((turn) => drawFloor(storey(turn, [{ id: 'L1', plan }]))?.view);
  expect(views).toEqual(['60 160 380 580', '60 160 580 380', '60 160 380 580', '60 160 580 380']);
});

test('a storey without anything to draw is left out', () => {
  expect(drawFloor(storey(0, []))).toBeNull();
  expect(drawFloor(storey(0, [{ id: 'L1', plan: { ...plan, rooms: [] } }]))).toBeNull();
});
