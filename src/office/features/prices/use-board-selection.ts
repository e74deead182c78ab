import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { placeAfter } from '../../../plans/chessboard/chessboard-moves.ts';
import { type Board, type Line, lineOf, lineThrough, rectangle } from './board-places.ts';

type Given = {
  inventory: Inventory;
  board: Board;
  /** Whether a flat matches the filter: others cannot be selected. */
  fits: (row: number) => boolean;
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  /** One flat is to be given a price of its own. */
  onOpen: (row: number) => void;
};

const cellOver = (target: Element | null): number | null => {
  const cell = target?.closest<HTMLElement>('[data-row]');
  return cell ? Number(cell.dataset.row) : null;
};

/** Which flat of the board has the keys, and what can be done to the selection. */
function useSelecting({ inventory, board, fits, selected, onSelect }: Omit<Given, 'onOpen'>) {
  const [chosen, setActive] = useState<number | null>(null);
  const first = board.sections[0]?.floors[0]?.cells.find((row) => row !== null) ?? null;
  const active = chosen !== null && board.placeOf(chosen) ? chosen : first;
  /** Where a rectangle begins that keys or Shift make larger. */
  const anchor = useRef<number | null>(null);
  const idOf = (row: number) => inventory.ids[row] as number;
  const has = (row: number) => selected.has(idOf(row));

  function put(rows: readonly number[], adds: boolean, before: ReadonlySet<number>): void {
    const next = new Set(before);
    for (const row of rows) {
      if (!adds) next.delete(idOf(row));
      else if (fits(row)) next.add(idOf(row));
    }
    onSelect(next);
  }
  function toggle(row: number): void {
    setActive(row);
    anchor.current = row;
    put([row], !has(row), selected);
  }
  /** All flats of a line that match, or none of them where all are selected. */
  function toggleLine(line: Line | null): void {
    const rows = line ? lineOf(board, line).filter(fits) : [];
    put(rows, !rows.every(has), selected);
  }
  function stretchTo(row: number): void {
    anchor.current ??= active;
    setActive(row);
    if (anchor.current !== null) put(rectangle(board, anchor.current, row), true, selected);
  }
  function goTo(row: number): void {
    anchor.current = null;
    setActive(row);
  }
  return { active, has, put, toggle, toggleLine, stretchTo, goTo };
}

/** Flats of the board are selected by a press, by painting over them, by headings, by keys. */
export function useBoardSelection({ onOpen, ...given }: Given) {
  const { board, fits, selected } = given;
  const { active, has, put, toggle, toggleLine, stretchTo, goTo } = useSelecting(given);
  const painting = useRef<{ from: number; last: number; adds: boolean; before: ReadonlySet<number> } | null>(null);
  const isTouch = useRef(false);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const row = cellOver(event.target as Element);
    const place = row === null ? undefined : board.placeOf(row);
    if (row === null || !place || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const size = { rows: board.rows, columns: board.columns, has: (there: typeof place) => board.rowAt(there) !== undefined };
    const next = placeAfter(event, place, size);
    const to = next && board.rowAt(next);
    if (to !== null && to !== undefined) {
      if (event.shiftKey) stretchTo(to);
      else goTo(to);
      event.currentTarget.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
    } else if (event.key === ' ' && event.shiftKey) toggleLine(lineThrough(board, row, 'floor'));
    else if (event.key === ' ' && isCommand) toggleLine(lineThrough(board, row, 'column'));
    else if (event.key === ' ') toggle(row);
    else if (event.key === 'a' && isCommand)
      put(
        board.sections.flatMap(({ at }) => lineOf(board, { section: at })),
        true,
        selected,
      );
    else if (event.key === 'Enter' && fits(row)) onOpen(row);
    else return;
    event.preventDefault();
  }

  function onPointerDown(event: PointerEvent): void {
    // A touch that moves scrolls: it selects where it ends as a press.
    isTouch.current = event.pointerType !== 'mouse';
    const row = cellOver(event.target as Element);
    if (row === null || isTouch.current || event.button !== 0) return;
    if (event.shiftKey) {
      stretchTo(row);
      return;
    }
    painting.current = { from: row, last: row, adds: !has(row), before: selected };
    toggle(row);
  }
  function onPointerMove(event: PointerEvent): void {
    const row = painting.current && cellOver(event.target as Element);
    if (!painting.current || row === null || row === painting.current.last) return;
    painting.current.last = row;
    const { from, adds, before } = painting.current;
    put(rectangle(board, from, row), adds, before);
  }
  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const row = cellOver(target);
    if (row !== null && isTouch.current) toggle(row);
    const heading = target.closest<HTMLElement>('[data-section]')?.dataset;
    if (!heading) return;
    const line: Line = { section: Number(heading.section) };
    if (heading.floor !== undefined) line.floor = Number(heading.floor);
    if (heading.column !== undefined) line.column = Number(heading.column);
    toggleLine(line);
  }
  function onDoubleClick(event: MouseEvent): void {
    const row = cellOver(event.target as Element);
    if (row !== null && fits(row)) onOpen(row);
  }
  const end = () => {
    painting.current = null;
  };
  const handlers = { onKeyDown, onPointerDown, onPointerMove, onPointerUp: end, onPointerLeave: end, onClick, onDoubleClick };
  return { active, handlers };
}
