/** A place in the grid of a section: rows from the highest floor down, columns along the floor. */
export type Place = { row: number; column: number };

type Grid = { rows: number; columns: number; has: (place: Place) => boolean };

const steps: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Where a key leads from a place, over the gaps of floors that have fewer flats; null when it leads nowhere. Home and End go to the
 * ends of the floor, with Ctrl to the first and the last flat of the section.
 */
export function placeAfter({ key, ctrlKey }: { key: string; ctrlKey: boolean }, from: Place, { rows, columns, has }: Grid): Place | null {
  const step = steps[key];
  if (step) {
    let { row, column } = from;
    do {
      row += step.row;
      column += step.column;
      if (row < 0 || column < 0 || row >= rows || column >= columns) return null;
    } while (!has({ row, column }));
    return { row, column };
  }
  if (key !== 'Home' && key !== 'End') return null;
  const all = Array.from({ length: rows * columns }, (_, at) => ({ row: Math.floor(at / columns), column: at % columns }));
  const places = all.filter((place) => has(place) && (ctrlKey || place.row === from.row));
  return places.at(key === 'End' ? -1 : 0) ?? null;
}
