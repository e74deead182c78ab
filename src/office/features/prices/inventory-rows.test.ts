import { expect, it } from 'vitest';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { matching, resaleAmong, sectionsOf, sectionsShown, sorted } from './inventory-rows.ts';
import { readRule, readUntil } from './typed-rule.ts';

const inventory: Inventory = {
  projects: ['Тиха Затока', 'Луговий'],
  sections: [
    { project: 0, name: '1', from: 0, to: 2 },
    { project: 0, name: '2', from: 2, to: 2 },
    { project: 1, name: '1', from: 2, to: 5 },
  ],
  layouts: ['1А', '2Б'],
  ids: [11, 12, 13, 14, 15],
  numbers: ['9', '10', '101', '2', '10а'],
  floors: [1, 2, 3, 4, 5],
  positions: [1, 1, 1, 1, 1],
  rooms: [1, 2, 2, 1, 3],
  resale: [1, 4],
  areas: [4_000, 5_000, 8_000, 4_000, 10_000],
  prices: [6_000_000, 5_000_000, 9_000_000, 6_000_000, 20_000_000],
  currencies: ['USD', 'USD', 'USD', 'UAH', 'USD'],
  statuses: ['available', 'sold', 'held', 'available', 'reserved'],
  layout: [0, 1, 1, 0, -1],
};
const sectionAt = sectionsOf(inventory);

it.each([
  ['what can still be sold', {}, [0, 2, 3, 4]],
  ['a project', { project: '0', status: 'all' }, [0, 1]],
  ['a section', { section: '2' }, [2, 3, 4]],
  ['rooms', { rooms: '2', status: 'all' }, [1, 2]],
  ['floors', { from: '3', to: '4' }, [2, 3]],
  ['a layout', { layout: '0' }, [0, 3]],
  ['a status', { status: 'sold' }, [1]],
  ['the beginning of a number', { number: ' 10', status: 'all' }, [1, 2, 4]],
])('finds flats by %s', (_what, filter, rows) => {
  expect(matching(inventory, sectionAt, filter)).toEqual(rows);
});

it.each([
  ['number', [3, 0, 1, 4, 2]],
  ['price', [1, 0, 3, 2, 4]],
  ['metre', [1, 2, 0, 3, 4]],
] as const)('sorts by %s, equal ones in the order of the inventory', (by, rows) => {
  expect(sorted(inventory, [0, 1, 2, 3, 4], { by, isDescending: false })).toEqual(rows);
});

it('shows the sections of a project, or one of them', () => {
  expect(sectionsShown(inventory, { project: '0', section: null })).toEqual([0, 1]);
  expect(sectionsShown(inventory, { project: '0', section: '1' })).toEqual([1]);
});

const typed = { by: 'percent', value: '', from: '1', roundTo: 1, until: '', why: '' } as const;
it.each([
  [
    { ...typed, value: '+2' },
    { by: 'percent', hundredths: 200, roundTo: 1 },
  ],
  [
    { ...typed, value: '−2,5 %' },
    { by: 'percent', hundredths: -250, roundTo: 1 },
  ],
  [{ ...typed, value: '51.999' }, null],
  [{ ...typed, value: '-60' }, null],
  [{ ...typed, value: '0' }, null],
  [{ ...typed, by: 'sum', value: '1 500' } as const, { by: 'sum', minor: 150_000, currency: 'USD', roundTo: 1 }],
  [{ ...typed, by: 'floor', value: '300', from: '2' } as const, { by: 'floor', minor: 30_000, from: 2, currency: 'USD', roundTo: 1 }],
  [{ ...typed, by: 'floor', value: '300', from: 'два' } as const, null],
  [{ ...typed, by: 'set', value: '-5' } as const, null],
])('reads a typed rule: %j', (rule, read) => {
  expect(readRule(rule, 'USD')).toEqual(read);
});

it('reads the last day of a price, by the clock of Kyiv', () => {
  const now = new Date('2026-11-26T10:00:00Z');
  const read = (until: string) => readUntil({ ...typed, until }, now);
  expect(['', '2026-11-26', '2027-03-27', '2027-03-28', '2026-11-25', 'завтра', '0002-12-31', '9999-12-31'].map(read)).toEqual([
    undefined,
    new Date('2026-11-26T22:00:00Z'),
    new Date('2027-03-27T22:00:00Z'),
    new Date('2027-03-28T21:00:00Z'),
    null,
    null,
    null,
    null,
  ]);
});

it('flats that investors resell are known among the chosen ones', () => {
  expect([...resaleAmong(inventory, [0, 1, 2])]).toEqual([1]);
  expect(resaleAmong(inventory, [0, 2, 3]).size).toBe(0);
});
