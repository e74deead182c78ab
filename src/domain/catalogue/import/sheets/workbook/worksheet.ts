import { dayMs } from '../../../../../base/durations.ts';
import { oneSpaced } from '../../checks/feed-numbers.ts';
import type { Sheet, SheetRow } from '../price-sheet.ts';
import type { About } from './workbook-about.ts';
import { WorkbookFault } from './workbook-parts.ts';
import { readPart } from './workbook-xml.ts';

export const worksheetLimits = { rows: 50_000, columns: 256, cells: 1_000_000 };
type Cell = { at: number; type: string; style: number; value: string; hasFormula: boolean; isValue: boolean; name: string };
type Merge = { column: number; from: number; to: number };

/** The cells of one sheet as texts; only what has a value counts. `room` is how many cells the workbook may still have. */
export function readWorksheet(name: string, part: Uint8Array, { about, room }: { about: About; room: { cells: number } }): Sheet {
  const rows: SheetRow[] = [];
  const merges: Merge[] = [];
  let [line, column, collects] = [0, 0, false];
  let cells: string[] = [];
  let cell: Cell | null = null;
  const put = (done: Cell) => {
    const text = textOf(done, { sheet: name, about });
    if (text === '') return;
    if (done.at >= worksheetLimits.columns) throw tooLarge(name, `a value beyond column ${worksheetLimits.columns} (${done.name})`);
    room.cells -= 1;
    if (room.cells < 0) throw tooLarge(name, 'more than a million cells in all');
    while (cells.length < done.at) cells.push('');
    cells[done.at] = text;
  };
  readPart(part, {
    open(tag, attributes) {
      if (tag === 'row') {
        line = Number(attributes.r ?? line + 1);
        [cells, column] = [[], 0];
      } else if (tag === 'c') {
        const own = attributes.r ?? '';
        column = own ? columnOf(own) : column + 1;
        const style = Number(attributes.s ?? -1);
        cell = { at: column - 1, type: attributes.t ?? 'n', style, value: '', hasFormula: false, isValue: false, name: own };
      } else if (cell && tag === 'f') cell.hasFormula = true;
      else if (cell && (tag === 'v' || tag === 't')) {
        collects = true;
        cell.isValue = true;
      } else if (tag === 'mergeCell') addMerge(merges, attributes.ref ?? '');
    },
    text(piece) {
      if (collects && cell && cell.value.length < 2_000) cell.value += piece;
    },
    close(tag) {
      if (tag === 'v' || tag === 't') collects = false;
      else if (tag === 'c' && cell) {
        put(cell);
        cell = null;
      } else if (tag === 'row' && cells.length > 0 && rows.push({ line, cells }) > worksheetLimits.rows)
        throw tooLarge(name, `more than ${worksheetLimits.rows.toLocaleString('en')} rows`);
    },
  });
  return { name, rows: spread(rows, merges) };
}

const tooLarge = (sheet: string, what: string): WorkbookFault =>
  new WorkbookFault('too-large', `The sheet "${sheet}" has ${what}: a price list needs less.`);

/** `AB12` is the 28th column. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0] ?? 'A';
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function textOf({ type, style, value, hasFormula, isValue, name }: Cell, { sheet, about }: { sheet: string; about: About }): string {
  if (hasFormula && !isValue)
    throw new WorkbookFault(
      'formula',
      `Cell ${name} of "${sheet}" is a formula without its result: formulas are not calculated. Open the file in Excel and save it.`,
    );
  if (type === 's') return oneSpaced(about.strings[Number(value)] ?? '');
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type !== 'n' || value === '') return oneSpaced(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return oneSpaced(value);
  if (about.dates.has(style) && number > 0 && number < 200_000) return dayOf(number, about.since1904);
  // Calculated numbers have the dust of binary fractions.
  return Math.abs(number) < 1e15 ? String(Number(number.toPrecision(12))) : oneSpaced(value);
}

const dayOf = (serial: number, since1904: boolean): string =>
  new Date(Date.UTC(since1904 ? 1904 : 1899, since1904 ? 0 : 11, since1904 ? 1 : 30) + Math.floor(serial) * dayMs)
    .toISOString()
    .slice(0, 10);

const mostMerges = 20_000;
/** Only what is merged down: a title that is merged across stays one cell. */
function addMerge(merges: Merge[], reference: string): void {
  const found = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference);
  if (!found || found[2] === found[3]) return;
  if (merges.push({ column: columnOf(found[1] ?? ''), from: Number(found[2]), to: Number(found[3]) }) > mostMerges)
    throw new WorkbookFault('too-large', 'The workbook has more than 20,000 merged cells.');
}

/** The value of cells that are merged down stands in each of their rows. */
function spread(rows: readonly SheetRow[], merges: readonly Merge[]): SheetRow[] {
  const filled = rows.map(({ line, cells }) => ({ line, cells: [...cells] }));
  const places = new Map(filled.map(({ line }, at) => [line, at]));
  for (const { column, from, to } of merges) {
    const first = places.get(from);
    const value = first === undefined ? '' : (filled[first]?.cells[column - 1] ?? '');
    if (first === undefined || value === '') continue;
    for (let at = first + 1; at < filled.length; at += 1) {
      const row = filled[at];
      if (!row || row.line > to) break;
      while (row.cells.length < column) row.cells.push('');
      row.cells[column - 1] ||= value;
    }
  }
  return filled;
}
