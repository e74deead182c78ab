import type { ChessboardFlat } from '../../contract/catalogue/chessboards.ts';

type PlacedFlat = Pick<ChessboardFlat, 'number' | 'floor' | 'position'>;

let collator: Intl.Collator | undefined;
/** Loaded at the first place that two flats share: few buildings have one, and its code is as large as that of all cells. */
function byNumber(a: PlacedFlat, b: PlacedFlat): number {
  collator ??= new Intl.Collator('uk', { numeric: true });
  return collator.compare(a.number, b.number);
}

/**
 * A section as a grid, the highest floor above, a column for each place of a floor. A feed may name no places, or one place twice: such
 * flats stand side by side, in as many columns of their place as the fullest floor needs. Where it is said how many floors a section has,
 * those above the lowest one with flats are all there, as in the building, although none of their flats is listed.
 */
export function layOut<Flat extends PlacedFlat>({ flats, floorsTotal = 0 }: { flats: readonly Flat[]; floorsTotal?: number }) {
  const byFloor = Map.groupBy(flats, ({ floor }) => floor);
  const lowest = Math.min(...byFloor.keys());
  for (let floor = lowest + 1; floor <= floorsTotal; floor++) if (!byFloor.has(floor)) byFloor.set(floor, []);
  const floors = [...byFloor]
    .sort(([a], [b]) => b - a)
    .map(([floor, there]) => ({ floor, at: Map.groupBy(there, ({ position }) => position) }));
  const places = [...new Set(flats.map(({ position }) => position))]
    .sort((a, b) => a - b)
    .map((position) => ({ position, most: Math.max(...floors.map(({ at }) => at.get(position)?.length ?? 0)) }));
  const columns = places.flatMap(({ position, most }) => Array.from({ length: most }, (_, nth) => `${position}/${nth}`));
  const rows = floors.map(({ floor, at }) => ({
    floor,
    cells: places.flatMap(({ position, most }) => {
      const there = (at.get(position) ?? []).toSorted(byNumber);
      return Array.from({ length: most }, (_, nth) => there[nth] ?? null);
    }),
  }));
  return { rows, columns };
}
