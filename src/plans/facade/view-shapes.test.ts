import { expect, test } from 'vitest';
import type { ChessboardFlat, ChessboardSection } from '../../contract/catalogue/chessboards.ts';
import { nearestStorey } from '../floors/storeys.ts';
import { placesOf } from './view-shapes.ts';

const flat = (floor: number, status: ChessboardFlat['status'], costUsd: number) =>
  ({ floor, status, costUsd, cost: costUsd * 40, brokerage: false }) as ChessboardFlat;
const section = (id: string, flats: ChessboardFlat[]) => ({ id, flats }) as ChessboardSection;
const sections = [
  section('S1', [flat(2, 'sold', 50_000), flat(3, 'available', 90_000), flat(3, 'available', 70_000), flat(3, 'held', 60_000)]),
  section('S2', [flat(7, 'available', 80_000)]),
];
const outline: [number, number][] = [
  [0, 10],
  [20, 4],
  [20, 30],
];
const shape = (sectionId: string, floor: number | null) => ({ sectionId, floor, outline });
const view = (shapes: ReturnType<typeof shape>[]) =>
  ({ view: 'facade', width: 100, height: 50, shapes }) as unknown as Parameters<typeof placesOf>[0];

test('§1 a storey of the picture shows how many flats are for sale, and the least price', () => {
  const [ground, sold, third, whole, ...more] = placesOf(
    view([shape('S1', 1), shape('S1', 2), shape('S1', 3), shape('S2', null), shape('S9', 1)]),
    sections,
  );
  expect(ground).toMatchObject({ section: 1, floor: 1, stock: null });
  expect(sold?.stock).toEqual({ floor: 2, total: 1, free: 0, matching: 0, resale: 0, from: null });
  expect(third?.stock).toEqual({ floor: 3, total: 3, free: 2, matching: 2, resale: 0, from: { uah: 2_800_000, usd: 70_000 } });
  expect(third).toMatchObject({ points: '0,10 20,4 20,30', top: [10, 4] });
  expect(whole).toMatchObject({ section: 2, floor: null, stock: { free: 1, matching: 1, from: { uah: 3_200_000, usd: 80_000 } } });
  expect(more).toEqual([]);
});

test('§1 with a filter a storey and a section count the matching flats, and name their least price', () => {
  const dear = { rooms: ['2'], upTo: null, areaFrom: 60, shaded: false };
  const places = placesOf(
    view([shape('S1', 2), shape('S1', 3), shape('S1', null), shape('S2', 7), shape('S3', null)]),
    [
      section('S1', [
        { ...flat(2, 'sold', 50_000), roomCount: 2, area: 70 },
        { ...flat(3, 'available', 90_000), roomCount: 2, area: 64 },
        { ...flat(3, 'available', 70_000), roomCount: 2, area: 55 },
      ]),
      section('S2', [{ ...flat(7, 'available', 80_000), roomCount: 1, area: 90 }]),
      section('S3', []),
    ],
    dear,
  );
  const from = { uah: 3_600_000, usd: 90_000 };
  expect(places.map(({ stock }) => stock && { free: stock.free, matching: stock.matching, from: stock.from })).toEqual([
    { free: 0, matching: 0, from: null },
    { free: 2, matching: 1, from },
    { free: 2, matching: 1, from },
    { free: 1, matching: 0, from: null },
    null,
  ]);
});

test('§1 another section opens at the storey that is nearest', () => {
  expect(sections.map((one) => nearestStorey(one, 5))).toEqual([3, 7]);
  expect(nearestStorey(section('S3', []), 5)).toBeNull();
});
