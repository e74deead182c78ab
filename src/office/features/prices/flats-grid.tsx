import { memo, useId, useMemo } from 'react';
import { type PriceRule, priceAfter } from '../../../contract/office/prices/price-rule.ts';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { flatStatus, formatNumber, formatPrice } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import { flatOf, perMetre, type Sort, type sorts } from './inventory-rows.ts';
import styles from './prices.module.css';
import { rowHeight, useGridRows } from './use-grid-rows.ts';

type Props = {
  inventory: Inventory;
  sectionAt: Int32Array;
  rows: readonly number[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The ids of the selected flats. */
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  /** One flat is to be given a price of its own. */
  onOpen: (row: number) => void;
  rule: PriceRule | null;
  /** The rows that the rule leaves out. */
  leftOut: ReadonlySet<number>;
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

/** Flats row by row, of which only those in sight are drawn: selected by a press, by drawing over them, or by keys. */
export function FlatsGrid({ inventory, sectionAt, rows, sort, onSort, selected, onSelect, onOpen, rule, leftOut }: Props) {
  const id = useId();
  const resale = useMemo(() => new Set(inventory.resale), [inventory]);
  const { box, shown, first, active, setTop, handlers } = useGridRows({ inventory, rows, selected, onSelect, onOpen });
  return (
    <div
      ref={box}
      className={styles.box}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop - (currentTarget.scrollTop % rowHeight))}
    >
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
        {...handlers}
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
              key={inventory.ids[row]}
              inventory={inventory}
              row={row}
              hasRule={rule !== null}
              isResale={resale.has(row)}
              rule={!leftOut.has(row) && (selected.size === 0 || selected.has(inventory.ids[row] as number)) ? rule : null}
              id={`${id}-${first + index}`}
              place={first + index}
              section={sectionAt[row] as number}
              isActive={first + index === active}
              isSelected={selected.has(inventory.ids[row] as number)}
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
  isResale: boolean;
  hasRule: boolean;
  /** The rule that this flat is under. */
  rule: PriceRule | null;
  id: string;
  place: number;
  section: number;
  isActive: boolean;
  isSelected: boolean;
};
/** Scrolling and keys draw again only the rows that change. */
const Row = memo(function Row({ inventory, row, isResale, hasRule, rule, id, place, section: at, isActive, isSelected }: RowProps) {
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
      <td>{inventory.numbers[row]}</td>
      {/* The column may cut the end off. */}
      <td data-second title={`${inventory.projects[section?.project ?? -1]}, ${section?.name}`}>
        {inventory.projects[section?.project ?? -1]}, {section?.name}
      </td>
      <td data-sum data-wide>
        {flat.floor}
      </td>
      <td data-sum data-wide>
        {inventory.rooms[row]}
      </td>
      <td data-sum>{formatNumber(flat.areaHundredths / 100)}</td>
      <td data-sum>{formatPrice(flat.priceMinor, flat.currency)}</td>
      <td data-sum data-wide>
        {formatPrice(perMetre(inventory, row), flat.currency)}
      </td>
      <td data-second>{[flatStatus({ status, bookedUntil: null }), isResale && m.prices_resale()].filter(Boolean).join(' · ')}</td>
      {hasRule && (
        <td data-sum data-change={after !== null && after !== flat.priceMinor}>
          {rule && (after === null ? '—' : formatPrice(after, flat.currency))}
        </td>
      )}
    </tr>
  );
});
