import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Inventory } from '../../../contract/office/prices/prices.ts';

/** The height of a row in pixels, and how many more are drawn than can be seen. */
export const rowHeight = 44;
const overscan = 8;

/** The rows between two, whichever is first. */
const between = (rows: readonly number[], one: number, other: number) => rows.slice(Math.min(one, other), Math.max(one, other) + 1);

type Given = {
  inventory: Inventory;
  rows: readonly number[];
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  /** One row is to be changed by itself. */
  onOpen: (row: number) => void;
};

/** Which rows of a long list are in sight, which of them has the keys, and how they are selected: by a press, by drawing over them, by keys. */
export function useGridRows({ inventory, rows, selected, onSelect, onOpen }: Given) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(600);
  const [active, setActive] = useState(0);
  const drawing = useRef<{ from: number; adds: boolean; before: ReadonlySet<number> } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watched = new ResizeObserver(() => setHeight(element.clientHeight));
    watched.observe(element);
    return () => watched.disconnect();
  }, []);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const shown = rows.slice(first, first + Math.ceil(height / rowHeight) + 2 * overscan);
  const idOf = (row: number) => inventory.ids[row] as number;

  function select(places: readonly number[], adds: boolean, before: ReadonlySet<number>): void {
    const next = new Set(before);
    for (const row of places) {
      if (adds) next.add(idOf(row));
      else next.delete(idOf(row));
    }
    onSelect(next);
  }
  function go(place: number, isSelecting: boolean): void {
    const next = Math.max(0, Math.min(rows.length - 1, place));
    if (isSelecting) select(between(rows, active, next), true, selected);
    setActive(next);
    const element = box.current;
    if (!element) return;
    const head = element.firstElementChild?.clientHeight ?? 0;
    if (next * rowHeight < element.scrollTop) element.scrollTop = next * rowHeight;
    const bottom = (next + 1) * rowHeight + head - element.clientHeight;
    if (bottom > element.scrollTop) element.scrollTop = bottom;
  }
  function press(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor(height / rowHeight) - 2);
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -rows.length,
      End: rows.length,
    };
    const step = steps[event.key];
    const row = rows[active];
    if (step !== undefined) go(active + step, event.shiftKey);
    else if (event.key === ' ' && row !== undefined) select([row], !selected.has(idOf(row)), selected);
    else if (event.key === 'Enter' && row !== undefined) onOpen(row);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) select(rows, true, selected);
    else return;
    event.preventDefault();
  }
  const placeAt = (event: MouseEvent): number | null => {
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-place]');
    return over?.dataset.place === undefined ? null : Number(over.dataset.place);
  };
  function begin(event: PointerEvent): void {
    const place = placeAt(event);
    const row = place === null ? undefined : rows[place];
    if (place === null || row === undefined || event.button !== 0) return;
    if (event.shiftKey) {
      go(place, true);
      return;
    }
    setActive(place);
    const adds = !selected.has(idOf(row));
    select([row], adds, selected);
    // A touch that moves scrolls.
    if (event.pointerType === 'mouse') drawing.current = { from: place, adds, before: selected };
  }
  function draw(event: PointerEvent): void {
    const place = drawing.current && placeAt(event);
    if (!drawing.current || place === null) return;
    const { from, adds, before } = drawing.current;
    select(between(rows, from, place), adds, before);
  }
  function open(event: MouseEvent): void {
    const row = rows[placeAt(event) ?? -1];
    if (row !== undefined) onOpen(row);
  }
  const end = () => {
    drawing.current = null;
  };

  const handlers = {
    onKeyDown: press,
    onPointerDown: begin,
    onPointerMove: draw,
    onPointerUp: end,
    onPointerLeave: end,
    onDoubleClick: open,
  };
  return { box, shown, first, active, setTop, handlers };
}
