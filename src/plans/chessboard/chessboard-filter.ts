import type { ChessboardFlat, ChessboardSection } from '../../contract/catalogue/chessboards.ts';

/**
 * A visitor's filter: rooms as in the list of flats, the highest price in whole dollars, the least area in whole m²,
 * and whether prices are shaded.
 */
export type ChessboardFilter = { rooms: string[]; upTo: number | null; areaFrom: number | null; shaded: boolean };

export const roomChoices = ['1', '2', '3', '4'] as const;
const many = roomChoices[3];
export const shades = 5;

const positive = (text: string | null): number | null => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads the filter from the address; an unknown value sets no filter. */
export function readChessboardFilter(search: URLSearchParams): ChessboardFilter {
  const named = search.getAll('roomsNumber').flatMap((value) => value.split(','));
  return {
    rooms: roomChoices.filter((choice) => named.includes(choice)),
    upTo: positive(search.get('upTo')),
    areaFrom: positive(search.get('areaFrom')),
    shaded: search.get('shade') === 'price',
  };
}

export function chessboardQuery({ rooms, upTo, areaFrom, shaded }: ChessboardFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (rooms.length > 0) search.set('roomsNumber', rooms.join());
  if (upTo !== null) search.set('upTo', String(upTo));
  if (areaFrom !== null) search.set('areaFrom', String(areaFrom));
  if (shaded) search.set('shade', 'price');
  return search;
}

/** Whether the flat matches the filter, sold or not. */
export const matchesFilter = ({ rooms, upTo, areaFrom }: ChessboardFilter, flat: ChessboardFlat): boolean =>
  (rooms.length === 0 || rooms.includes(flat.roomCount >= Number(many) ? many : String(flat.roomCount))) &&
  (upTo === null || flat.costUsd <= upTo) &&
  (areaFrom === null || flat.area >= areaFrom);

/** Whether some flats do not match the filter. */
export const isPicky = ({ rooms, upTo, areaFrom }: ChessboardFilter): boolean => rooms.length > 0 || upTo !== null || areaFrom !== null;

/** Prices per square metre that divide the flats for sale into as many equal parts as there are shades, from the least on; none without flats. */
export function shadeLimits(sections: readonly ChessboardSection[]): number[] {
  const prices = sections.flatMap(({ flats }) => flats.filter(({ status }) => status === 'available').map((flat) => flat.costM2Usd));
  prices.sort((a, b) => a - b);
  if (prices.length === 0) return [];
  return Array.from({ length: shades - 1 }, (_, at) => prices[Math.floor(((at + 1) * prices.length) / shades)] ?? 0);
}

/** From 1, the least expensive part, to the number of shades. */
export const shadeOf = (limits: readonly number[], price: number): number => 1 + limits.filter((limit) => price >= limit).length;
