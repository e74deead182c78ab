import { expect, it } from 'vitest';
import { namePlaces } from './name-place.ts';

type Line = [number, number][];
const frame = { seen: [100, 100] as [number, number], taken: [], letterWidth: 10 };
const street = (name: string, ...line: Line) => ({ name, line });

it('puts a name in the middle of what is seen of its street', () => {
  expect(namePlaces([street('вул. Лугова', [-100, 0], [300, 0])], frame)[0]).toBeCloseTo(0.25, 1);
  expect(namePlaces([street('Річкова', [-300, 50], [0, 50], [0, 90])], frame)[0]).toBeCloseTo(270 / 340, 1);
});

it('leaves a name out that the seen part is too short for, and one of a street that is not seen or has none', () => {
  const streets = [street('вул. Лугова', [-120, 90], [-80, 130]), street('Ясна', [200, 0], [400, 0]), street('', [-100, 0], [100, 0])];
  expect(namePlaces(streets, frame)).toEqual([null, null, null]);
});

it('crosses neither what is taken nor an earlier name', () => {
  const walk: Line = [
    [40, -90],
    [40, 90],
  ];
  const [place] = namePlaces([street('Лугова', [-100, 0], [100, 0])], { ...frame, taken: [walk] });
  expect(place).toBeCloseTo((58 / 100) * 0.5, 1);
  const [first, second] = namePlaces([street('Лугова', [-100, 0], [100, 0]), street('Ясна', [0, -100], [0, 100])], frame);
  expect(first).toBeCloseTo(0.5);
  expect(Math.abs((second ?? 0.5) - 0.5)).toBeGreaterThan(0.2);
});
