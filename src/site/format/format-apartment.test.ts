import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as m from '../paraglide/messages.js';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { boundAddress, counted, formatDelivery, formatRooms } from './format-apartment.ts';

// Small tests share their modules: the next file begins in the language of the site.
afterAll(() => overwriteGetLocale(() => 'uk'));

describe('in Ukrainian', () => {
  beforeEach(() => overwriteGetLocale(() => 'uk'));

  it.each([
    [0, 'Студія'],
    [1, '1\u00a0кімната'],
    [2, '2\u00a0кімнати'],
    [5, '5\u00a0кімнат'],
  ])('%s rooms are %s', (rooms, texts) => expect(formatRooms(rooms)).toBe(texts));

  it.each([
    [1, '1\u00a0квартира'],
    [21, '21\u00a0квартира'],
    [22, '22\u00a0квартири'],
    [11, '11\u00a0квартир'],
    [1204, '1\u00a0204\u00a0квартири'],
  ])('%s flats are %s', (count, texts) => expect(m.list_flats(counted(count, 'uk'))).toBe(texts));

  it('a quarter has a Roman numeral', () => expect(formatDelivery('2027-Q4')).toBe('IV\u00a0кв.\u00a02027'));
  it('a finished building is handed over', () => expect(formatDelivery('2025-Q3', true)).toBe('Здано, III\u00a0кв.\u00a02025'));
});

describe('in English', () => {
  beforeEach(() => overwriteGetLocale(() => 'en'));

  it('a quarter has its letter', () => expect(formatDelivery('2027-Q4')).toBe('Q4\u00a02027'));
  it('an unknown form is shown as it came', () => expect(formatDelivery('soon')).toBe('soon'));
  it('one room is one', () => expect([formatRooms(1), formatRooms(3)]).toEqual(['1\u00a0room', '3\u00a0rooms']));
});

it.each([
  ['Дніпровська наб., 28', 'Дніпровська_наб.,_28'],
  ['вул. Академіка Заболотного, 41', 'вул._Академіка Заболотного,_41'],
  ['просп. Повітряних Сил, 54', 'просп._Повітряних Сил,_54'],
  ['Харківське шосе, 190', 'Харківське_шосе,_190'],
  ['28 Dniprovska Emb.', '28_Dniprovska_Emb.'],
  ['4 Vatslava Havela Blvd', '4_Vatslava Havela_Blvd'],
])('%s breaks at no place that tears it', (address, bound) => {
  expect(boundAddress(address)).toBe(bound.replaceAll('_', '\u00a0'));
});
