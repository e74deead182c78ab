import type { ChessboardFlat, ChessboardSection } from '../../contract/catalogue/chessboards.ts';
import { type ChessboardFilter, matchesFilter } from '../chessboard/chessboard-filter.ts';

/**
 * The developer's flats for sale, as the list and the page of a project count them: how many are free, how many of them match the filter,
 * and the least price of those, null when there are none. Apart from them, how many that investors resell match.
 */
export type Stock = { free: number; matching: number; resale: number; from: { uah: number; usd: number } | null };
export type Storey = Stock & { floor: number; total: number };

const noFilter: ChessboardFilter = { rooms: [], upTo: null, areaFrom: null, shaded: false };

export function stockOf(flats: readonly ChessboardFlat[], filter: ChessboardFilter = noFilter): Stock {
  const available = flats.filter(({ status }) => status === 'available');
  const free = available.filter(({ brokerage }) => !brokerage);
  const fits = (flat: ChessboardFlat) => matchesFilter(filter, flat);
  const matching = free.filter(fits);
  const cheapest = matching.toSorted((a, b) => a.costUsd - b.costUsd)[0];
  const resale = available.filter((flat) => flat.brokerage && fits(flat)).length;
  return { free: free.length, matching: matching.length, resale, from: cheapest ? { uah: cheapest.cost, usd: cheapest.costUsd } : null };
}

/** The storeys of a section on which there are flats, the highest first. */
export function storeysOf({ flats }: Pick<ChessboardSection, 'flats'>, filter?: ChessboardFilter): Storey[] {
  const byFloor = Map.groupBy(flats, ({ floor }: ChessboardFlat) => floor);
  return [...byFloor]
    .map(([floor, there]): Storey => ({ floor, total: there.length, ...stockOf(there, filter) }))
    .sort((a, b) => b.floor - a.floor);
}

/** The flat at each place of a storey; where a feed puts two flats at one place, neither is taken. */
export function flatsByPlace(flats: readonly ChessboardFlat[]): Map<number, ChessboardFlat> {
  const places = Map.groupBy(flats, ({ position }: ChessboardFlat) => position);
  return new Map([...places].flatMap(([place, [flat, another]]) => (flat && !another ? [[place, flat]] : [])));
}

/** The storey of another section that is nearest to this one. */
export function nearestStorey(section: Pick<ChessboardSection, 'flats'>, floor: number): number | null {
  const storeys = storeysOf(section).toSorted((a, b) => Math.abs(a.floor - floor) - Math.abs(b.floor - floor));
  return storeys[0]?.floor ?? null;
}

/**
 * The storey that an address names, with its section's place in the row: `section` is that place or, as a flat's page knows
 * it, the section's id. Null when there are no flats on it.
 */
export function storeyAt(
  sections: readonly Pick<ChessboardSection, 'id' | 'flats'>[],
  { section, floor }: { section: string; floor: string },
): { section: number; floor: number } | null {
  const place = sections.findIndex((_, index) => String(index + 1) === section);
  const at = place >= 0 ? place : sections.findIndex(({ id }) => id === section);
  const found = sections[at]?.flats.find((flat) => String(flat.floor) === floor);
  return found ? { section: at + 1, floor: found.floor } : null;
}
