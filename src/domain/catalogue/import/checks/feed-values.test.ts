import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../../../tests/support/processor-time.ts';
import { readHundredths, readPoints, splitFloor, splitMoney, withoutMetres } from './feed-numbers.ts';
import { readCurrency, readQuarter, readRooms, readStatus, readYes } from './feed-values.ts';

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
    ['1,234,567', 123_456_700],
    ['$98,500', 'not-a-number'],
    ['98,500.00', 9_850_000],
    ['1.234.567,5', 123_456_750],
    ["1'234'567", 123_456_700],
    ['62.400000000000006', 6240],
    ['62.39999999', 6240],
    ['62.4035', 'decimals'],
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
    ['4 кв. 2027', '2027-Q4'],
    ['IV кв. 2027 р.', '2027-Q4'],
    ['2-й квартал 2027 року', '2027-Q2'],
    ['2027 IV квартал', '2027-Q4'],
    ['4Q2027', '2027-Q4'],
    ['2027-4', '2027-Q4'],
    ['2027-12', '2027-Q4'],
    ['2027-04', '2027-Q2'],
    ['12.2027', '2027-Q4'],
    ['31.03.2027', '2027-Q1'],
    ['2027-06-30', '2027-Q2'],
    ['2027-13', null],
    ['IV квартал', null],
    ['5 кв. 2028', null],
    ['soon', null],
  ])('reads the quarter %j', (text, quarter) => expect(readQuarter(text)).toBe(quarter));

  it('knows words in both languages', () => {
    expect(
      ['available', 'вільна', 'заброньована', 'Продано', 'maybe', 'У ПРОДАЖУ', 'свободна', 'на броні', 'знято з продажу'].map(readStatus),
    ).toEqual(['available', 'available', 'reserved', 'sold', null, 'available', 'available', 'reserved', 'withheld']);
    expect(['USD', '$', 'грн.', 'у.о.', 'дол. США', 'EUR', '€'].map(readCurrency)).toEqual(['USD', 'USD', 'UAH', 'USD', 'USD', null, null]);
    expect(['так', '0', '1', 'ні', 'perhaps'].map(readYes)).toEqual([true, false, true, false, null]);
    expect(['2', '3к', '1-кімнатна', '2-х кімн.', 'студія', 'Smart', 'трикімнатна', 'двухкомнатная', '2+1', 'many'].map(readRooms)).toEqual(
      [2, 3, 1, 2, 1, 1, 3, 2, null, null],
    );
    expect(readPoints('0,0 320,0 320,440')).toEqual([
      [0, 0],
      [320, 0],
      [320, 440],
    ]);
    expect(readPoints('0,0 320')).toBeNull();
  });
  it('takes apart what spreadsheets put together', () => {
    expect(['98 500 $', '$98,500.00', '4 050 000,00 грн', '98500', ''].map(splitMoney)).toEqual([
      { amount: '98 500', currency: '$' },
      { amount: '98,500.00', currency: '$' },
      { amount: '4 050 000,00', currency: 'грн' },
      { amount: '98500', currency: '' },
      { amount: '', currency: '' },
    ]);
    expect(['7/22', '7 з 22', '7 поверх', '7', 'сім'].map(splitFloor).map(({ floor, floors }) => `${floor}|${floors}`)).toEqual([
      '7|22',
      '7|22',
      '7|',
      '7|',
      'сім|',
    ]);
    expect(['62,4 м²', '62.4 кв. м', '62'].map(withoutMetres)).toEqual(['62,4', '62.4', '62']);
  });

  it.each([
    ['a quarter', (text: string) => readQuarter(`2${text}!`), ' К'],
    ['spaces before a year', (text: string) => readQuarter(`2${text}!`), ' ,'],
    ['an area', withoutMetres, ' '],
    ['a price', splitMoney, '1a'],
    ['a word', readCurrency, 'у. '],
  ])('reads %s of 200,000 characters at once', async (_, read, piece) => {
    const text = piece.repeat(200_000 / piece.length);
    expect(await processorMs(() => read(text))).toBeLessThan(1_000);
  });
});
