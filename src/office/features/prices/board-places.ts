import type { Inventory } from '../../../contract/office/prices/prices.ts';
import type { Place } from '../../../plans/chessboard/chessboard-moves.ts';
import { layOut } from '../../../plans/chessboard/lay-out-section.ts';

export type BoardFloor = { floor: number; cells: (number | null)[] };
/** A section of the inventory as it stands; cells are rows of the inventory. */
export type BoardSection = { at: number; name: string; columns: string[]; floors: BoardFloor[] };
/** Sections side by side as one grid: a row for each floor of any of them, the highest above, a column for each place of each section. */
export type Board = {
  sections: BoardSection[];
  rows: number;
  columns: number;
  placeOf: (row: number) => Place | undefined;
  rowAt: (place: Place) => number | undefined;
};

export function layOutBoard(inventory: Inventory, shown: readonly number[]): Board {
  const sections = shown.flatMap((at): BoardSection[] => {
    const { from, to, name } = inventory.sections[at] ?? { from: 0, to: 0, name: '' };
    const flats = Array.from({ length: to - from }, (_, nth) => ({
      row: from + nth,
      number: inventory.numbers[from + nth] ?? '',
      floor: inventory.floors[from + nth] ?? 0,
      position: inventory.positions[from + nth] ?? 1,
    }));
    const { rows, columns } = layOut({ flats });
    const floors = rows.map(({ floor, cells }) => ({ floor, cells: cells.map((flat) => flat?.row ?? null) }));
    return floors.length > 0 ? [{ at, name, columns, floors }] : [];
  });
  const floors = [...new Set(sections.flatMap((section) => section.floors.map(({ floor }) => floor)))].sort((a, b) => b - a);
  const nthFloor = new Map(floors.map((floor, nth) => [floor, nth]));
  const places = new Map<number, Place>();
  const rowsAt = floors.map((): number[] => []);
  let columns = 0;
  for (const section of sections) {
    for (const { floor, cells } of section.floors)
      for (const [nth, row] of cells.entries()) {
        if (row === null) continue;
        const place = { row: nthFloor.get(floor) ?? 0, column: columns + nth };
        places.set(row, place);
        const along = rowsAt[place.row];
        if (along) along[place.column] = row;
      }
    columns += section.columns.length;
  }
  return {
    sections,
    columns,
    rows: floors.length,
    placeOf: (row) => places.get(row),
    rowAt: ({ row, column }) => rowsAt[row]?.[column],
  };
}

/** The flats of the rectangle between two of them, whichever is first. */
export function rectangle(board: Board, one: number, other: number): number[] {
  const [from, to] = [board.placeOf(one), board.placeOf(other)];
  if (!from || !to) return [];
  const found: number[] = [];
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row++)
    for (let column = Math.min(from.column, to.column); column <= Math.max(from.column, to.column); column++)
      found.push(board.rowAt({ row, column }) ?? -1);
  return found.filter((row) => row >= 0);
}

const isRow = (row: number | null | undefined): row is number => row !== null && row !== undefined;

/** All flats of the section, of one of its floors, or of one of its columns. */
export type Line = { section: number; floor?: number; column?: number };
export function lineOf({ sections }: Board, { section: at, floor, column }: Line): number[] {
  const floors = sections.find((section) => section.at === at)?.floors ?? [];
  return floors
    .filter((one) => floor === undefined || one.floor === floor)
    .flatMap(({ cells }) => (column === undefined ? cells : [cells[column]]))
    .filter(isRow);
}

/** The line of a flat along its floor, or up and down. */
export function lineThrough({ sections }: Board, row: number, along: 'floor' | 'column'): Line | null {
  for (const { at, floors } of sections)
    for (const { floor, cells } of floors) {
      const column = cells.indexOf(row);
      if (column >= 0) return along === 'floor' ? { section: at, floor } : { section: at, column };
    }
  return null;
}
