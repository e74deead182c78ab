import { expect, test } from 'vitest';
import type { BoardFlat, BoardSection } from '../../contract/catalogue/boards.ts';
import { isPicky, isWished, readWish, shadeLimits, shadeOf, writeWish } from './board-wish.ts';

const flat = (over: Partial<BoardFlat>): BoardFlat => ({
  ...{ id: 1, slug: 'a', number: '1', floor: 1, position: 1, rooms_number: 2, area: 50, cost: 1, cost_m2: 1 },
  ...{ cost_usd: 80_000, cost_m2_usd: 1_600, status: 'available', brokerage: false },
  ...over,
});
const wish = { rooms: [], upTo: null, areaFrom: null, shaded: false };

test('a wish stands in the address, and what is not understood is not wished', () => {
  const whole = { rooms: ['2', '4'], upTo: 90_000, areaFrom: 45, shaded: true };
  expect(readWish(writeWish(whole))).toEqual(whole);
  expect(readWish(new URLSearchParams('roomsNumber=2&roomsNumber=9,4&upTo=-1&areaFrom=4.5&shade=yes'))).toEqual({
    ...wish,
    rooms: ['2', '4'],
  });
  expect(`${writeWish(wish)}`).toBe('');
});

test('four rooms are four and more, a price is the most that is paid, an area the least that will do', () => {
  expect(isWished({ ...wish, rooms: ['4'] }, flat({ rooms_number: 6 }))).toBe(true);
  expect(isWished({ ...wish, rooms: ['1', '3'] }, flat({ rooms_number: 2 }))).toBe(false);
  expect(isWished({ ...wish, upTo: 80_000 }, flat({}))).toBe(true);
  expect(isWished({ ...wish, upTo: 79_999 }, flat({}))).toBe(false);
  expect(isWished({ ...wish, areaFrom: 50 }, flat({}))).toBe(true);
  expect(isWished({ ...wish, areaFrom: 51 }, flat({}))).toBe(false);
  expect([wish, { ...wish, shaded: true }, { ...wish, areaFrom: 51 }].map(isPicky)).toEqual([false, false, true]);
});

test('shades part the flats for sale evenly, whatever the others cost', () => {
  const prices = [1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_600, 1_700, 1_800, 1_900];
  const flats = [...prices.map((cost_m2_usd) => flat({ cost_m2_usd })), flat({ cost_m2_usd: 9_000, status: 'sold' })];
  const limits = shadeLimits([
    { salesforce_id: 'S', name: '', floors_total: 1, submission_date: '', handed_over: false, flats },
  ] satisfies BoardSection[]);
  expect(prices.map((price) => shadeOf(limits, price))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(shadeLimits([])).toEqual([]);
});
