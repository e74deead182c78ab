import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChessboardFlat } from '../contract/catalogue/chessboards.ts';
import type { DrawnFlat } from '../plans/floors/draw-floor.ts';
import { FloorDrawing } from './floor-drawing.tsx';

const flat = (id: number, position: number, status: ChessboardFlat['status'] = 'available'): ChessboardFlat => ({
  id,
  slug: `f${id}`,
  number: `${id}`,
  floor: 3,
  position,
  roomCount: 2,
  area: 50,
  cost: 1,
  costM2: 1,
  costUsd: 80_000,
  costM2Usd: 1_600,
  status,
  brokerage: false,
});
const drawn = (position: number): DrawnFlat => ({
  position,
  transform: '',
  floor: `floor-${position}`,
  lines: '',
  walls: '',
  label: [position * 100, 0],
});
const texts = { label: ({ number }: ChessboardFlat) => number, area: () => '50', href: ({ slug }: ChessboardFlat) => `/${slug}/` };
const filter = { rooms: [], upTo: null, areaFrom: null, shaded: false };
const placesOf = (flats: ChessboardFlat[]) => {
  const drawing = { view: '0 0 1 1', north: 0, common: [], flats: [1, 2, 3].map(drawn) };
  const page = renderToString(
    <FloorDrawing drawing={drawing} flats={flats} filter={filter} texts={texts} title="" selected={2} onSelect={() => true} />,
  );
  return [...page.matchAll(/<(a|g)((?: [a-z-]+="[^"]*")*)><g[^>]*><path class="[^"]*" d="floor-(\d)"/g)].map(
    ([, tag, attributes = '', at]) => ({
      tag,
      at,
      status: /data-status="(\w+)"/.exec(attributes)?.[1],
      selected: attributes.includes('data-selected'),
      named: attributes.includes('aria-label'),
      hidden: attributes.includes('aria-hidden="true"'),
      stops: attributes.includes('tabindex'),
    }),
  );
};
const unknown = { tag: 'g', status: undefined, selected: false, named: false, hidden: true, stops: false };
const known = { named: true, selected: false, hidden: false };

test('§1 a place of which the feed names no flat is not attributes as sold, nor to who listens', () => {
  expect(placesOf([flat(1, 1), flat(3, 3, 'sold')])).toEqual([
    { ...known, tag: 'a', at: '1', status: 'available', stops: false },
    { ...unknown, at: '2' },
    { ...known, tag: 'g', at: '3', status: 'sold', stops: true },
  ]);
});

test('§1 of two flats at one place neither is drawn as the one that stands there', () => {
  expect(placesOf([flat(1, 2), flat(2, 2, 'sold')])).toEqual(['1', '2', '3'].map((at) => ({ ...unknown, at })));
});
