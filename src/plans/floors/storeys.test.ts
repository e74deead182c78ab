import { expect, test } from 'vitest';
import type { ChessboardFlat, ChessboardSection } from '../../contract/catalogue/chessboards.ts';
import { stockOf, storeyAt } from './storeys.ts';

const flatsOn = (...floors: number[]) => floors.map((floor) => ({ floor })) as ChessboardSection['flats'];
const sections = [
  { id: 'S1', flats: flatsOn(2, 3) },
  { id: 'S2', flats: flatsOn(12) },
];
const at = (section: string, floor: string) => storeyAt(sections, { section, floor });

test('§1 a storey is found by the place of its section or by its id, and nothing else is a storey', () => {
  expect([at('1', '3'), at('S2', '12')]).toEqual([
    { section: 1, floor: 3 },
    { section: 2, floor: 12 },
  ]);
  // Ids that look like places must not send a visitor back and forth.
  const crossed = [
    { id: '2', flats: flatsOn(5) },
    { id: '1', flats: flatsOn(5) },
  ];
  expect(storeyAt(crossed, { section: '1', floor: '5' })).toEqual({ section: 1, floor: 5 });
  for (const [section, floor] of [
    ['2', '3'],
    ['3', '2'],
    ['0', '2'],
    ['01', '2'],
    ['1', '02'],
    ['S1', '2\r\nset-cookie: a=1'],
    ['S1', ''],
    ['', '2'],
  ] as const)
    expect(at(section, floor)).toBeNull();
});

test('§1 flats that investors resell are counted apart, as in the list: neither among the free ones nor for the least price', () => {
  const flat = (costUsd: number, brokerage: boolean, status: ChessboardFlat['status'] = 'available') =>
    ({ status, brokerage, costUsd, cost: costUsd * 40, roomCount: 1, area: 40 }) as ChessboardFlat;
  const flats = [flat(42_000, false), flat(39_700, true), flat(50_000, false), flat(60_000, true), flat(30_000, true, 'sold')];
  expect(stockOf(flats)).toEqual({ free: 2, matching: 2, resale: 2, from: { uah: 1_680_000, usd: 42_000 } });
  expect(stockOf(flats, { rooms: [], upTo: 40_000, areaFrom: null, shaded: false })).toEqual({
    free: 2,
    matching: 0,
    resale: 1,
    from: null,
  });
});
