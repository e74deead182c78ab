import { expect, it } from 'vitest';
import type { Plan } from '../../../contract/pictures.ts';
import { metreMarks, stageOf } from './one-scale.ts';

const plan = (width: number, height: number): Plan => ({ width, height, walls: [], windows: [], doors: [], rooms: [] });

it('plans share one box and stand on one horizon, however different their sides are', () => {
  const [small, large] = [plan(435, 680), plan(1240, 905)];
  const stage = stageOf([small, large]);
  if (!stage) throw new Error('there are plans');
  const standing = stage.plans.flatMap((one) => one ?? []);
  expect(standing.map(({ y }, at) => y + ([680, 905][at] ?? 0))).toEqual([stage.ground, stage.ground]);
  expect(new Set(standing.map(({ x }) => x)).size).toBe(1);
  for (const [at, { x, y }] of standing.entries()) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + ([435, 1240][at] ?? 0)).toBeLessThanOrEqual(stage.width);
  }
});

it('a mark of the ruler is a metre, from one outer side of the plan to the other', () => {
  const stage = stageOf([plan(435, 680), null]);
  const [standing, missing] = stage?.plans ?? [];
  expect(missing).toBeNull();
  if (!standing) throw new Error('the plan stands there');
  const at = [...metreMarks(standing, stage?.ground ?? 0).matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));
  expect(at).toHaveLength(5);
  expect(at.map((x) => x - standing.x)).toEqual([0, 100, 200, 300, 400]);
  expect(stageOf([null])).toBeNull();
});
