import { providedBy } from '../../flat-fields.ts';
import { type FeedItem, fault, type ProvidedField } from '../feed-record.ts';
import { headingRecord } from '../readers/csv-feed.ts';
import { isTotals } from '../readers/csv-header.ts';
import { NamedSections } from '../readers/named-sections.ts';
import { type Columns, chooseColumns } from './choose-columns.ts';
import type { SheetField } from './column-words.ts';
import { type Context, contextIn, isPlainName } from './context-of-titles.ts';
import { type FoundHeader, findHeader, isHeader } from './find-header.ts';
import { placedFlat } from './place-flat.ts';
import { filledIn, type Sheet, type SheetRow, type Workbook } from './price-sheet.ts';
import type { Questions } from './questions.ts';
import { skipped } from './read-cell.ts';
import { readFlatCells } from './read-flat-cells.ts';
import { readSheetStatus } from './status-words.ts';
import { unitKind } from './unit-kind.ts';
import { findUnknownTitles } from './unknown-titles.ts';

const carriable = ['status', 'layout', ...providedBy('csv')] as const satisfies readonly ProvidedField[];

type Found = { sheet: Sheet; header: FoundHeader; columns: Columns; context: Context };

type Reading = { questions: Questions; sections: NamedSections; isText: boolean };

/**
 * The records of a price list, in the form of a table's. What has several meanings is asked, and its row goes on as it stands; what has none
 * is left to the checks, which refuse its row. Throws `FeedFault` for a file without a table of flats.
 */
export function* readWorkbookRows(workbook: Workbook, questions: Questions): Generator<FeedItem> {
  const { sheets, passedOver } = workbook;
  const found: Found[] = [];
  const without: string[] = [...passedOver];
  const known = sheets.map(findHeader);
  // Where some sheet has titles that are known, the others are left out; a file without any is asked about.
  const headers = known.some(Boolean) ? known : sheets.map(findUnknownTitles);
  for (const [at, sheet] of sheets.entries()) {
    const header = headers[at];
    if (!header) {
      if (sheet.rows.length > 0 && sheets.length > 1) without.push(`sheet ${sheet.name}`);
      continue;
    }
    const context = contextOf(sheet, header);
    const knownAbove = (field: SheetField) => field === 'rooms' && sayRooms(sheet, context);
    const isLeftOut = context.kind !== undefined && context.kind !== 'flat';
    const chosen = isLeftOut
      ? { columns: new Map(), passedOver: [] }
      : chooseColumns(header, sheet.rows.slice(header.after), { questions, knownAbove });
    found.push({ sheet, header, columns: chosen.columns, context });
    without.push(...chosen.passedOver.filter((title) => !without.includes(title)));
  }
  if (found.length === 0)
    throw fault('not-a-feed', 'The file is neither XML nor a table with a line that names the columns of an inventory.', 1);
  yield formOf(found, without);
  const sections = new NamedSections();
  for (const one of found) yield* readSheet(placed(one, found, questions), { questions, sections, isText: workbook.isText });
  yield* sections.records();
}

const formOf = (found: readonly Found[], passedOver: readonly string[]): FeedItem => ({
  kind: 'form',
  name: 'csv',
  provides: new Set(carriable.filter((name) => found.some(({ columns }) => columns.has(name)))),
  passedOver,
});

const sayRooms = ({ rows }: Sheet, context: Context): boolean =>
  context.rooms !== undefined ||
  rows.some(({ cells }) => filledIn(cells).length === 1 && contextIn(filledIn(cells)[0] ?? '').rooms !== undefined);

/** The titles above the table, nearest last, under the name of the sheet. */
const contextOf = ({ name, rows }: Sheet, header: FoundHeader): Context =>
  Object.assign(
    isPlainName(name) ? {} : contextIn(name),
    ...rows.slice(0, header.first).flatMap(({ cells }) => filledIn(cells).map(contextIn)),
  );

/** One of several sheets whose name says nothing certain is asked about. */
function placed(one: Found, all: readonly Found[], questions: Questions): Found {
  const { sheet, columns, context } = one;
  const hasPlace = (['section', 'building'] as const).some((name) => columns.has(name) || name in context);
  const isAlone = context.project !== undefined && all.filter((other) => other.context.project === context.project).length === 1;
  if (all.length < 2 || hasPlace || isAlone || isPlainName(sheet.name) || context.kind || context.rooms) return one;
  const message = `what is the sheet "${sheet.name}"?`;
  const names = context.project || columns.has('project') ? ['section', 'building'] : ['section', 'building', 'project'];
  const candidates = [...names, 'none', 'skip'];
  const answer = questions.ask({ key: `sheet: ${sheet.name}`, field: 'section', message, candidates, line: 0 });
  if (answer === 'skip') return { ...one, sheet: { ...sheet, rows: [] } };
  return answer === null || answer === 'none' ? one : { ...one, context: { ...context, [answer]: sheet.name } };
}

/** An empty status is a flat for sale where others are marked, and says nothing where flats for sale are named. */
const saysAvailable = ({ rows }: Sheet, columns: Columns): boolean => {
  const at = columns.get('status')?.at ?? -1;
  return rows.some(({ cells }) => readSheetStatus(cells[at] ?? '') === 'available');
};

function* readSheet({ sheet, header, columns, context: above }: Found, reading: Reading): Generator<FeedItem> {
  const last = sheet.rows.findLastIndex((row) => filledIn(row.cells).length > 2);
  let context = above;
  const asksBlank = saysAvailable(sheet, columns);
  for (const [at, row] of sheet.rows.entries()) {
    const filled = filledIn(row.cells);
    if (at < header.after || filled.length === 0) continue;
    const [only = ''] = filled;
    const isWhole = !reading.isText || row.cells.length === header.headings.length;
    if (filled.length === 1 && isWhole) {
      const said = contextIn(only);
      if (Object.keys(said).length > 0) context = { ...context, kind: 'flat', ...said };
      else if (at <= last && !/^\d+$/.test(only)) yield headingRecord(row.line, only);
      continue;
    }
    if (isHeader(row)) continue;
    yield* readRow(row, { ...reading, header, columns, context, asksBlank });
  }
  const cut = sheet.rows.at(-1);
  if (reading.isText && cut && cut.cells.length < header.headings.length && filledIn(cut.cells).length > 0 && cut.cells.length > 1)
    throw fault(
      'truncated',
      `The last line, ${cut.line}, has ${cut.cells.length} of ${header.headings.length} columns: the file seems cut off.`,
      cut.line,
    );
}

type RowReading = Reading & { header: FoundHeader; columns: Columns; context: Context; asksBlank: boolean };

function* readRow(row: SheetRow, { header, columns, context, asksBlank, questions, sections, isText }: RowReading): Generator<FeedItem> {
  const raw = new Map<string, string>();
  for (const [field, { at }] of columns) if (row.cells[at]) raw.set(field, row.cells[at]);
  if (isTotals(row.cells, raw)) return;
  const kind =
    [raw.get('kind'), raw.get('rooms'), raw.get('number'), raw.get('layout')].map((text) => unitKind(text ?? '')).find(Boolean) ??
    context.kind;
  if (kind && kind !== 'flat') return void (yield { kind: 'left-out', what: kind });
  const values = readFlatCells(raw, { columns, context, questions, line: row.line, asksBlank });
  if (values === skipped) return void (yield { kind: 'left-out', what: 'skipped by answer' });
  if (isText && row.cells.length !== header.headings.length) values.set('cells', `${row.cells.length} of ${header.headings.length}`);
  yield placedFlat(values, { line: row.line, sections, hasIds: columns.has('id'), questions, near: context.perhaps ?? '' });
}
