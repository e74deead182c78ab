import { expect, test } from 'vitest';
import type { ChessboardFlat, ChessboardSection } from '../../../contract/catalogue/chessboards.ts';
import { makeOrder, mergeSections } from './use-live-chessboard.ts';

const flat = (id: number, over: Partial<ChessboardFlat> = {}): ChessboardFlat => ({
  id,
  slug: `f${id}`,
  number: `${id}`,
  floor: 1,
  position: id,
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
const section = (id: string, flats: ChessboardFlat[]): ChessboardSection => ({
  id,
  name: id,
  floorsTotal: 9,
  deliveryQuarter: '2027-Q1',
  handedOver: false,
  flats,
});

test('of a board that is read anew only what changed is another value', () => {
  const before = [section('A', [flat(1), flat(2)]), section('B', [flat(3)])];
  const now = [section('A', [flat(1), flat(2, { status: 'sold' })]), section('B', [flat(3)])];
  const merged = mergeSections(before, now);
  expect(merged).toEqual(now);
  expect(merged[1]).toBe(before[1]);
  expect(merged[0]?.flats[0]).toBe(before[0]?.flats[0]);
  expect(merged[0]?.flats[1]).not.toBe(before[0]?.flats[1]);
  expect(mergeSections(before, [section('A', [flat(1)]), section('C', [flat(9)])])).toEqual([
    section('A', [flat(1)]),
    section('C', [flat(9)]),
  ]);
});

const one = (status: ChessboardFlat['status']) => [section('A', [flat(1, { status }), flat(2)])];
const statusIn = (sections: ChessboardSection[] | null) => sections?.[0]?.flats[0]?.status;

test('§1 an answer that was overtaken by a newer one is left out', () => {
  const { ask } = makeOrder();
  const [first, second] = [ask(), ask()];
  expect(statusIn(second(one('sold')))).toBe('sold');
  expect(first(one('available'))).toBeNull();
  expect(statusIn(ask()(one('available')))).toBe('available');
});

test('§1 what was heard after a question wins over its answer, not over the answer to the next one', () => {
  const { ask, hear } = makeOrder();
  hear(1, 'held');
  const [first, second] = [ask(), ask()];
  expect(statusIn(first(one('available')))).toBe('available');
  hear(1, 'sold');
  expect(statusIn(second(one('available')))).toBe('sold');
  expect(second(one('available'))?.[0]?.flats[1]).toEqual(flat(2));
  expect(statusIn(ask()(one('available')))).toBe('available');
});
