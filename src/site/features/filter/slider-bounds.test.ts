import { expect, it } from 'vitest';
import { sliderBounds } from './slider-bounds.ts';

it('§9 rounds outward to the step of each currency', () => {
  const bounds = { costFromUsd: 38_420, costToUsd: 401_000, costFrom: 1_584_900, costTo: 16_541_250, areaFrom: 24.6, areaTo: 141.2 };
  const monthly = { monthlyFromUsd: 612, monthlyToUsd: 9_801, monthlyFrom: 25_300, monthlyTo: 404_100 };
  expect(sliderBounds({ ...bounds, ...monthly, floorFrom: 1, floorTo: 26 })).toEqual({
    cost: { USD: { min: 38_000, max: 401_000, step: 1000 }, UAH: { min: 1_500_000, max: 16_600_000, step: 100_000 } },
    monthly: { USD: { min: 600, max: 9_900, step: 100 }, UAH: { min: 25_000, max: 405_000, step: 5000 } },
    area: { min: 24, max: 142, step: 1 },
    floor: { min: 1, max: 26, step: 1 },
  });
});

it('knows no ends where nothing can be bought or the answer says nothing', () => {
  expect(sliderBounds({ costFrom: null, costTo: null, areaFrom: 30 })).toEqual({
    cost: { USD: null, UAH: null },
    monthly: { USD: null, UAH: null },
    area: null,
    floor: null,
  });
});
