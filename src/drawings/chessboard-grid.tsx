import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { ChessboardFlat, ChessboardSection } from '../contract/catalogue/chessboards.ts';
import { type ChessboardFilter, matchesFilter, shadeOf } from '../plans/chessboard/chessboard-filter.ts';
import { placeAfter } from '../plans/chessboard/chessboard-moves.ts';
import { layOut } from '../plans/chessboard/lay-out-section.ts';
import { type Stock, stockOf } from '../plans/floors/storeys.ts';
import { type PressedBy, pressedBy } from '../ui/second-touch.ts';
import styles from './chessboard-grid.module.css';
import type { FlatTexts } from './flat-texts.ts';
import { useFocusRestore } from './use-focus-restore.ts';
import { useWhenSeen } from './use-when-visible.ts';

type Props = {
  section: ChessboardSection;
  filter: ChessboardFilter;
  limits: readonly number[];
  /** The same object as long as the words stay: thousands of cells hang on it. */
  texts: FlatTexts & {
    /** The lines below a section's name; `stock` of it can be bought. */
    facts: (section: ChessboardSection, stock: Stock) => ReactNode[];
  };
  /** The flat whose facts are shown; the second touch opens it. */
  onSelect: (flat: ChessboardFlat, by: PressedBy) => boolean;
};

const cellOf = (table: HTMLTableElement, row: number, column: number) =>
  table.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector<HTMLElement>('[data-id]') ?? null;

/** The tab key stops at one cell of a section: at that flat, at the first one where it is missing. */
function stopAt(table: HTMLTableElement, id: string | undefined): void {
  const stop = table.querySelector(`[data-id="${id}"]`) ?? table.querySelector('[data-id]');
  for (const cell of table.querySelectorAll('[data-id][tabindex="0"]')) if (cell !== stop) cell.setAttribute('tabindex', '-1');
  if (stop?.getAttribute('tabindex') !== '0') stop?.setAttribute('tabindex', '0');
}

type Look = { dim: boolean; shade: number | undefined };
const lookOf = ({ filter, limits }: Pick<Props, 'filter' | 'limits'>, flat: ChessboardFlat): Look => ({
  dim: !matchesFilter(filter, flat),
  shade: filter.shaded && flat.status === 'available' ? shadeOf(limits, flat.costM2Usd) : undefined,
});

/**
 * One section as it stands. The filter is shown by attributes of cells that stand there already, because rendering thousands of them
 * again would take too long: React renders the filter with which the page was opened, and never another one.
 */
export function ChessboardGrid({ filter, limits, section, ...rest }: Props) {
  const { texts } = rest;
  const opened = useRef({ filter, limits }).current;
  const place = useRef<HTMLElement>(null);
  const byId = useMemo(() => new Map(section.flats.map((flat) => [flat.id, flat])), [section]);
  const whenSeen = useWhenSeen(place);
  const name = useMemo(() => {
    const shaded = new WeakMap<ChessboardFlat, string>();
    return (flat: ChessboardFlat, isShaded: boolean): string => {
      if (!isShaded) return texts.label(flat);
      const label = shaded.get(flat) ?? texts.label(flat, true);
      shaded.set(flat, label);
      return label;
    };
  }, [texts]);
  useLayoutEffect(() => {
    whenSeen((section) => applyFilter(section, byId, { filter, limits }, name));
  }, [whenSeen, byId, filter, limits, name]);
  return <Cells section={section} byId={byId} opened={opened} place={place} {...rest} />;
}

type Name = (flat: ChessboardFlat, isShaded: boolean) => string;

/** React renders the plain name, which it replaces as a flat changes; the name of a shaded cell includes its price. */
function applyFilter(section: HTMLElement, byId: Map<number, ChessboardFlat>, look: Pick<Props, 'filter' | 'limits'>, name: Name): void {
  for (const cell of section.querySelectorAll<HTMLElement>('[data-id]')) {
    const flat = byId.get(Number(cell.dataset.id));
    if (!flat) continue;
    const { dim, shade } = lookOf(look, flat);
    if (cell.hasAttribute('data-dim') !== dim) cell.toggleAttribute('data-dim', dim);
    if (shade !== undefined || cell.dataset.shade !== undefined) {
      const label = name(flat, shade !== undefined);
      if (cell.ariaLabel !== label) cell.ariaLabel = label;
    }
    if (cell.dataset.shade === shade?.toString()) continue;
    if (shade === undefined) delete cell.dataset.shade;
    else cell.dataset.shade = String(shade);
  }
}

type CellsProps = Omit<Props, 'filter' | 'limits'> & {
  byId: Map<number, ChessboardFlat>;
  opened: Pick<Props, 'filter' | 'limits'>;
  place: RefObject<HTMLElement | null>;
};

/** A row for each floor, the highest above, a cell for each flat. One cell takes the focus, arrows move it. */
const Cells = memo(function Cells({ section, byId, opened, place, texts, onSelect }: CellsProps) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const { rows, columns } = useMemo(() => layOut(section), [section]);
  const first = rows.flatMap(({ cells }) => cells).find((flat) => flat !== null);
  const flatOf = (target: EventTarget) => byId.get(Number((target as Element).closest<HTMLElement>('[data-id]')?.dataset.id));

  // React renders the flats as they are sold and added: the tab stop among them is set here, for one of them alone.
  const stop = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (table.current) stopAt(table.current, stop.current);
  });
  const focusRestore = useFocusRestore(table, 'data-id');

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = (event.target as Element).closest('td');
    if (!from || event.altKey || event.metaKey) return;
    const has = (place: { row: number; column: number }) => cellOf(event.currentTarget, place.row, place.column) !== null;
    const here = { row: (from.parentElement as HTMLTableRowElement).sectionRowIndex, column: from.cellIndex - 1 };
    const next = placeAfter(event, here, { rows: rows.length, columns: columns.length, has });
    const cell = next && cellOf(event.currentTarget, next.row, next.column);
    if (!cell) return;
    event.preventDefault();
    // Before the focus, which asks for a layout.
    stopAt(event.currentTarget, cell.dataset.id);
    cell.focus();
  };
  const look = (event: PointerEvent | MouseEvent | FocusEvent, by: PressedBy): boolean => {
    const flat = flatOf(event.target);
    return flat === undefined || onSelect(flat, by);
  };

  return (
    <section
      ref={place}
      className={styles.section}
      style={{ '--columns': columns.length, '--floors': rows.length } as CSSProperties}
      aria-labelledby={id}
    >
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through is what a grid is
        role="grid"
        className={styles.grid}
        aria-labelledby={id}
        onKeyDown={move}
        onPointerOver={(event) => event.pointerType === 'mouse' && look(event, 'other')}
        onFocus={(event) => {
          focusRestore.onFocus(event);
          const cell = event.target as HTMLElement;
          stop.current = cell.dataset.id;
          if (cell.tabIndex !== 0) stopAt(event.currentTarget, stop.current);
          look(event, 'other');
        }}
        onBlur={focusRestore.onBlur}
        onClick={(event) => pressedBy(event) === 'touch' && !look(event, 'touch') && event.preventDefault()}
      >
        <tbody>
          {rows.map(({ floor, cells }) => (
            <tr key={floor}>
              <th scope="row" className={styles.floor}>
                {floor}
              </th>
              {cells.map((flat, column) => (
                <td key={columns[column]}>{flat && <Cell flat={flat} first={flat === first} opened={opened} texts={texts} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2 id={id} className={styles.name}>
        {section.name}
      </h2>
      {texts.facts(section, stockOf(section.flats)).map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <p key={at} className={styles.fact}>
          {fact}
        </p>
      ))}
    </section>
  );
});

type CellProps = Pick<CellsProps, 'opened' | 'texts'> & { flat: ChessboardFlat; first: boolean };

/** Its area is drawn by the stylesheet: thousands of cells are one element each, and are announced by their label alone. */
const Cell = memo(function Cell({ flat, first, opened, texts }: CellProps) {
  const { dim, shade } = lookOf(opened, flat);
  const look = {
    className: styles.cell,
    tabIndex: first ? 0 : -1,
    'aria-label': texts.label(flat),
    'data-id': flat.id,
    'data-area': texts.area(flat),
    'data-status': flat.status,
    'data-resale': flat.brokerage ? '' : undefined,
    // As stylesheets see it, so that the attribute set later is the same one.
    'data-dim': dim ? '' : undefined,
    'data-shade': shade,
  };
  const rooms = String(flat.roomCount);
  return flat.status === 'sold' ? (
    <span {...look} role="img">
      {rooms}
    </span>
  ) : (
    <a {...look} href={texts.href(flat)}>
      {rooms}
    </a>
  );
});
