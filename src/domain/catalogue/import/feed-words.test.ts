import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCurrency, readHundredths, readPoints, readQuarter, readRooms, readStatus, readYes } from './feed-words.ts';

describe('words of feeds', () => {
  it.each([
    ['62.40', 6240],
    ['62,4', 6240],
    ['62', 6200],
    ['1 234 567,00', 123_456_700],
    ['1\u00a0234\u00a0567', 123_456_700],
    ['98500.5000', 9_850_050],
    ['-5', -500],
    ['98,505', 'decimals'],
    ['0.001', 'decimals'],
    ['1e3', 'not-a-number'],
    ['12 34', 'not-a-number'],
    ['1,234,567', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['', 'not-a-number'],
  ])('reads %j as %j hundredths', (text, value) => expect(readHundredths(text)).toBe(value));

  it('reads every amount that it could be given', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e12 }), (minor) => readHundredths((minor / 100).toFixed(2)) === minor));
  });

  it.each([
    ['2028-Q2', '2028-Q2'],
    ['Q2 2028', '2028-Q2'],
    ['2 кв. 2028', '2028-Q2'],
    ['ІІ квартал 2028 року', '2028-Q2'],
    ['IV квартал 2028', '2028-Q4'],
    ['2028', '2028-Q4'],
    ['5 кв. 2028', null],
    ['soon', null],
  ])('reads the quarter %j', (text, quarter) => expect(readQuarter(text)).toBe(quarter));

  it('knows words in both languages', () => {
    expect(['available', 'вільна', 'заброньована', 'Продано', 'maybe'].map(readStatus)).toEqual([
      'available',
      'available',
      'reserved',
      'sold',
      null,
    ]);
    expect(['USD', '$', 'грн.', 'EUR', '€'].map(readCurrency)).toEqual(['USD', 'USD', 'UAH', null, null]);
    expect(['так', '0', '1', 'ні', 'perhaps'].map(readYes)).toEqual([true, false, true, false, null]);
    expect(['2', '3к', '1-кімнатна', 'студія', 'two'].map(readRooms)).toEqual([2, 3, 1, 1, null]);
    expect(readPoints('0,0 320,0 320,440')).toEqual([
      [0, 0],
      [320, 0],
      [320, 440],
    ]);
    expect(readPoints('0,0 320')).toBeNull();
  });
});
