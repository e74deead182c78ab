import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { type PriceRule, priceAfter } from '../../../contract/office/prices/price-rule.ts';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { flatStatus, formatNumber, formatPrice } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import { flatOf, perMetre, type Sort, type sorts } from './inventory-rows.ts';
import styles from './prices.module.css';

/** The height of a row in pixels, and how many more are drawn than can be seen. */
const rowHeight = 44;
const overscan = 8;

type Props = {
  inventory: Inventory;
  sectionAt: Int32Array;
  rows: readonly number[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The ids of the selected flats. */
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  rule: PriceRule | null;
};

type Column = { by: (typeof sorts)[number]; label: () => string; isSum?: true; isWide?: true };
const columns: Column[] = [
  { by: 'number', label: m.prices_number },
  { by: 'place', label: m.prices_col_place, isWide: true },
  { by: 'floor', label: m.prices_col_floor, isSum: true, isWide: true },
  { by: 'rooms', label: m.prices_rooms, isSum: true, isWide: true },
  { by: 'area', label: m.prices_col_area, isSum: true },
  { by: 'price', label: m.prices_col_price, isSum: true },
  { by: 'metre', label: m.prices_col_metre, isSum: true, isWide: true },
];

/** The rows between two, whichever is first. */
const between = (rows: readonly number[], one: number, other: number) => rows.slice(Math.min(one, other), Math.max(one, other) + 1);

/** Flats row by row, of which only those in sight are drawn: selected by a press, by drawing over them, or by keys. */
export function FlatsGrid({ inventory, sectionAt, rows, sort, onSort, selected, onSelect, rule }: Props) {
  const id = useId();
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
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) select(rows, true, selected);
    else return;
    event.preventDefault();
  }
  const placeAt = (event: PointerEvent): number | null => {
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
    // A finger that moves scrolls.
    if (event.pointerType === 'mouse') drawing.current = { from: place, adds, before: selected };
  }
  function draw(event: PointerEvent): void {
    const place = drawing.current && placeAt(event);
    if (!drawing.current || place === null) return;
    const { from, adds, before } = drawing.current;
    select(between(rows, from, place), adds, before);
  }
  const end = () => {
    drawing.current = null;
  };

  return (
    <div ref={box} className={styles.box} onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are selected by keys
        role="grid"
        aria-label={m.prices_grid()}
        aria-describedby={`${id}-keys`}
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        aria-activedescendant={`${id}-${active}`}
        tabIndex={0}
        className={styles.grid}
        data-rule={rule !== null}
        onKeyDown={press}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerLeave={end}
      >
        <thead>
          <tr aria-rowindex={1} className={styles.head}>
            {columns.map(({ by, label, isSum, isWide }) => (
              <th
                key={by}
                scope="col"
                aria-sort={sort.by !== by ? 'none' : sort.isDescending ? 'descending' : 'ascending'}
                data-sum={isSum}
                data-wide={isWide}
              >
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={m.prices_sort({ column: label() })}
                  onClick={() => onSort({ by, isDescending: sort.by === by && !sort.isDescending })}
                >
                  {label()}
                  {sort.by === by && (sort.isDescending ? ' ↓' : ' ↑')}
                </button>
              </th>
            ))}
            <th scope="col" data-wide>
              {m.prices_status()}
            </th>
            {rule && (
              <th scope="col" data-sum>
                {m.prices_col_after()}
              </th>
            )}
          </tr>
        </thead>
        <tbody style={{ height: rows.length * rowHeight, paddingTop: first * rowHeight }} className={styles.body}>
          {shown.map((row, index) => (
            <Row
              key={idOf(row)}
              {...{ inventory, row, rule }}
              id={`${id}-${first + index}`}
              place={first + index}
              section={sectionAt[row] as number}
              isActive={first + index === active}
              isSelected={selected.has(idOf(row))}
            />
          ))}
        </tbody>
      </table>
      <p id={`${id}-keys`} hidden>
        {m.prices_grid_keys()}
      </p>
    </div>
  );
}

type RowProps = {
  inventory: Inventory;
  row: number;
  rule: PriceRule | null;
  id: string;
  place: number;
  section: number;
  isActive: boolean;
  isSelected: boolean;
};
function Row({ inventory, row, rule, id, place, section: at, isActive, isSelected }: RowProps) {
  const flat = flatOf(inventory, row);
  const section = inventory.sections[at];
  const status = inventory.statuses[row] ?? 'sold';
  const after = rule && priceAfter(flat, rule);
  return (
    <tr
      id={id}
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      data-place={place}
      data-active={isActive}
      className={styles.row}
      style={{ height: rowHeight }}
    >
      <td>№ {inventory.numbers[row]}</td>
      <td data-wide>
        {inventory.projects[section?.project ?? -1]}, {section?.name}
      </td>
      <td data-sum data-wide>
        {flat.floor}
      </td>
      <td data-sum data-wide>
        {inventory.rooms[row]}
      </td>
      <td data-sum>{formatNumber(flat.areaHundredths / 100)} м²</td>
      <td data-sum>{formatPrice(flat.priceMinor, flat.currency)}</td>
      <td data-sum data-wide>
        {formatPrice(perMetre(inventory, row), flat.currency)}
      </td>
      <td data-wide>{flatStatus({ status, bookedUntil: null })}</td>
      {rule && (
        <td data-sum data-change={after !== null && after !== flat.priceMinor}>
          {after === null ? '—' : formatPrice(after, flat.currency)}
        </td>
      )}
    </tr>
  );
}
