import type { BoardFlat, BoardSection } from '../../../contract/boards.ts';

const byNumber = new Intl.Collator('uk', { numeric: true });

/**
 * A section as a grid, the highest floor above, a column for each place of a floor. A feed may name no places, or one place twice: such
 * flats stand side by side, in as many columns of their place as the fullest floor needs.
 */
export function layOut({ flats }: Pick<BoardSection, 'flats'>) {
  const floors = [...Map.groupBy(flats, ({ floor }: BoardFlat) => floor)]
    .sort(([a], [b]) => b - a)
    .map(([floor, there]) => ({ floor, at: Map.groupBy(there, ({ position }: BoardFlat) => position) }));
  const places = [...new Set(flats.map(({ position }) => position))]
    .sort((a, b) => a - b)
    .map((position) => ({ position, most: Math.max(...floors.map(({ at }) => at.get(position)?.length ?? 0)) }));
  const columns = places.flatMap(({ position, most }) => Array.from({ length: most }, (_, nth) => `${position}/${nth}`));
  const rows = floors.map(({ floor, at }) => ({
    floor,
    cells: places.flatMap(({ position, most }) => {
      const there = (at.get(position) ?? []).toSorted((a, b) => byNumber.compare(a.number, b.number));
      return Array.from({ length: most }, (_, nth) => there[nth] ?? null);
    }),
  }));
  return { rows, columns };
}
