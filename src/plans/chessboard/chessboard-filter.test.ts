import { expect, test } from 'vitest';
import type { ChessboardFlat, ChessboardSection } from '../../contract/catalogue/chessboards.ts';
import { chessboardQuery, isPicky, matchesFilter, readChessboardFilter, shadeLimits, shadeOf } from './chessboard-filter.ts';

const flat = (over: Partial<ChessboardFlat>): ChessboardFlat => ({
  id: 1,
  slug: 'a',
  number: '1',
  floor: 1,
  position: 1,
  roomCount: 2,
  area: 50,
  cost: 1,
  costM2: 1,
  costUsd: 80_000,
  costM2Usd: 1_600,
  status: 'available',
  brokerage: false,
  ...over,
});
const filter = { rooms: [], upTo: null, areaFrom: null, shaded: false };

test('a filter is read from the address, and an unknown value sets no filter', () => {
  const whole = { rooms: ['2', '4'], upTo: 90_000, areaFrom: 45, shaded: true };
  expect(readChessboardFilter(chessboardQuery(whole))).toEqual(whole);
  expect(readChessboardFilter(new URLSearchParams('roomsNumber=2&roomsNumber=9,4&upTo=-1&areaFrom=4.5&shade=yes'))).toEqual({
    ...filter,
    rooms: ['2', '4'],
  });
  expect(`${chessboardQuery(filter)}`).toBe('');
});

test('four rooms are four and more, a price is the most that is paid, an area the least that will do', () => {
  expect(matchesFilter({ ...filter, rooms: ['4'] }, flat({ roomCount: 6 }))).toBe(true);
  expect(matchesFilter({ ...filter, rooms: ['1', '3'] }, flat({ roomCount: 2 }))).toBe(false);
  expect(matchesFilter({ ...filter, upTo: 80_000 }, flat({}))).toBe(true);
  expect(matchesFilter({ ...filter, upTo: 79_999 }, flat({}))).toBe(false);
  expect(matchesFilter({ ...filter, areaFrom: 50 }, flat({}))).toBe(true);
  expect(matchesFilter({ ...filter, areaFrom: 51 }, flat({}))).toBe(false);
  expect([filter, { ...filter, shaded: true }, { ...filter, areaFrom: 51 }].map(isPicky)).toEqual([false, false, true]);
});

test('shades part the flats for sale evenly, whatever the others cost', () => {
  const prices = [1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_600, 1_700, 1_800, 1_900];
  const flats = [...prices.map((costM2Usd) => flat({ costM2Usd })), flat({ costM2Usd: 9_000, status: 'sold' })];
  const limits = shadeLimits([
    { id: 'S', name: '', floorsTotal: 1, deliveryQuarter: '', handedOver: false, flats },
  ] satisfies ChessboardSection[]);
  expect(prices.map((price) => shadeOf(limits, price))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(shadeLimits([])).toEqual([]);
});
