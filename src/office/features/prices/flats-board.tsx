import { type CSSProperties, memo, useId, useMemo } from 'react';
import { type PriceRule, priceAfter } from '../../../contract/office/prices/price-rule.ts';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { flatStatus, formatPrice } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import styles from './board.module.css';
import { type BoardFloor, type BoardSection, layOutBoard } from './board-places.ts';
import { flatOf } from './inventory-rows.ts';
import { useBoardSelection } from './use-board-selection.ts';

const statuses = ['available', 'held', 'reserved', 'sold'] as const;

type Props = {
  inventory: Inventory;
  /** Places of the shown sections in the inventory. */
  sections: readonly number[];
  /** The rows that match the filter; other flats step back and cannot be selected. */
  rows: readonly number[];
  /** The ids of the selected flats. */
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  rule: PriceRule | null;
  /** The rows that the rule leaves out. */
  leftOut: ReadonlySet<number>;
  /** One flat is to be given a price of its own. */
  onOpen: (row: number) => void;
};

/** The flats of a project as they stand: section beside section, a row for each floor, a cell for each flat. */
export function FlatsBoard({ inventory, sections, rows, selected, onSelect, rule, leftOut, onOpen }: Props) {
  const id = useId();
  const board = useMemo(() => layOutBoard(inventory, sections), [inventory, sections]);
  const matching = useMemo(() => new Set(rows), [rows]);
  const resale = useMemo(() => new Set(inventory.resale), [inventory]);
  const selection = { inventory, board, selected, onSelect, onOpen, fits: (row: number) => matching.has(row) };
  const { active, handlers } = useBoardSelection(selection);
  return (
    <>
      <ul className={styles.legend}>
        {statuses.map((status) => (
          <li key={status} data-status={status}>
            {flatStatus({ status, bookedUntil: null })}
          </li>
        ))}
      </ul>
      <div className={styles.box}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are moved through and selected by keys
          role="grid"
          className={styles.board}
          data-rule={rule !== null}
          aria-label={m.prices_board()}
          aria-describedby={`${id}-keys`}
          aria-multiselectable
          {...handlers}
        >
          {board.sections.map((section) => (
            <Section
              key={section.at}
              inventory={inventory}
              section={section}
              matching={matching}
              rule={rule}
              leftOut={leftOut}
              resale={resale}
              selected={selected}
              active={section.floors.some(({ cells }) => cells.includes(active)) ? active : null}
            />
          ))}
        </table>
      </div>
      <p id={`${id}-keys`} hidden>
        {m.prices_board_keys()}
      </p>
    </>
  );
}

type Drawn = {
  inventory: Inventory;
  matching: ReadonlySet<number>;
  rule: PriceRule | null;
  leftOut: ReadonlySet<number>;
  resale: ReadonlySet<number>;
  active: number | null;
};

type SectionProps = Drawn & { section: BoardSection; selected: ReadonlySet<number> };
const Section = memo(function Section({ section: { at, name, columns, floors }, selected, ...rest }: SectionProps) {
  const { inventory, active } = rest;
  const isSelected = (row: number | null) => row !== null && selected.has(inventory.ids[row] as number);
  return (
    <tbody className={styles.section} style={{ '--columns': columns.length, '--floors': floors.length } as CSSProperties}>
      <tr className={styles.name}>
        <th scope="rowgroup">
          <button type="button" tabIndex={-1} data-section={at} aria-label={m.prices_board_section({ name })}>
            {name}
          </button>
        </th>
      </tr>
      <tr className={styles.columns}>
        <td />
        {columns.map((column, nth) => (
          <th key={column} scope="col">
            <button type="button" tabIndex={-1} data-section={at} data-column={nth} aria-label={m.prices_board_column({ column: nth + 1 })}>
              {nth + 1}
            </button>
          </th>
        ))}
      </tr>
      {floors.map((floor) => (
        <Floor
          key={floor.floor}
          {...rest}
          at={at}
          floor={floor}
          active={floor.cells.includes(active) ? active : null}
          selection={floor.cells.map((row) => (isSelected(row) ? '1' : '0')).join('')}
          isAll={rest.rule !== null && selected.size === 0}
        />
      ))}
    </tbody>
  );
});

type FloorProps = Drawn & { at: number; floor: BoardFloor; selection: string; isAll: boolean };
/** Which of its cells are selected is a text, `1` or `0` for each: a floor is drawn again only where that has changed. */
const Floor = memo(function Floor({ at, floor: { floor, cells }, active, selection, isAll, ...rest }: FloorProps) {
  return (
    <tr className={styles.floor}>
      <th scope="row">
        <button type="button" tabIndex={-1} data-section={at} data-floor={floor} aria-label={m.prices_board_floor({ floor })}>
          {floor}
        </button>
      </th>
      {cells.map((row, nth) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing else
        if (row === null) return <td key={`empty ${nth}`} />;
        return <Cell key={row} {...rest} row={row} isAll={isAll} isActive={row === active} isSelected={selection[nth] === '1'} />;
      })}
    </tr>
  );
});

type CellProps = Omit<Drawn, 'active'> & { row: number; isAll: boolean; isActive: boolean; isSelected: boolean };
function Cell({ inventory, matching, rule, leftOut, resale, row, isAll, isActive, isSelected }: CellProps) {
  const flat = flatOf(inventory, row);
  const status = inventory.statuses[row] ?? 'sold';
  const isMatching = matching.has(row);
  const after = rule && isMatching && !leftOut.has(row) && (isSelected || isAll) ? priceAfter(flat, rule) : null;
  const price = formatPrice(flat.priceMinor, flat.currency);
  const next = after === null || after === flat.priceMinor ? null : formatPrice(after, flat.currency);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid
    <td
      className={styles.cell}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      aria-disabled={!isMatching}
      data-row={row}
      data-status={status}
    >
      <span>
        {inventory.numbers[row]}
        {resale.has(row) && <small className={styles.resale}>{m.prices_resale()}</small>}
      </span>{' '}
      <span className={styles.price}>{price}</span> {next !== null && <span className={styles.next}>→ {next}</span>}{' '}
      <VisuallyHidden>{flatStatus({ status, bookedUntil: null })}</VisuallyHidden>
    </td>
  );
}
