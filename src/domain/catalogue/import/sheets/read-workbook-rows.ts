import { providedBy } from '../../flat-fields.ts';
import { readRooms } from '../checks/feed-values.ts';
import { type FeedItem, fault, type ProvidedField } from '../feed-record.ts';
import { failedRecord, headingRecord } from '../readers/csv-feed.ts';
import { isTotals } from '../readers/csv-header.ts';
import { NamedSections } from '../readers/named-sections.ts';
import { type Columns, chooseColumns } from './choose-columns.ts';
import type { SheetField } from './column-words.ts';
import { type Context, contextAbove, contextBelow, contextIn, isPlainName } from './context-of-titles.ts';
import { failedField } from './failed-cells.ts';
import { type FoundHeader, findHeader, isHeader } from './find-header.ts';
import { placedFlat } from './place-flat.ts';
import { PlacesAbove } from './places-above.ts';
import { filledIn, type Sheet, type SheetRow, type Workbook } from './price-sheet.ts';
import type { Questions } from './questions.ts';
import { skipped } from './read-cell.ts';
import { readFlatCells } from './read-flat-cells.ts';
import { oneBelowOther } from './side-by-side.ts';
import { isStatusPrice, isYes, markedStatus, readSheetStatus, statusOfTitle } from './status-words.ts';
import { kindOfDescription, unitKind } from './unit-kind.ts';
import { findUnknownTitles } from './unknown-titles.ts';

const carriable = ['status', 'layout', ...providedBy('csv')] as const satisfies readonly ProvidedField[];

type Found = { sheet: Sheet; header: FoundHeader; columns: Columns; context: Context };

/** `isUnsaid`: of all sheets only others say states of flats. */
type Reading = { questions: Questions; sections: NamedSections; isText: boolean; isUnsaid?: boolean };

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
  for (const [at, given] of sheets.entries()) {
    const titles = headers[at];
    if (!titles) {
      if (given.rows.length > 0 && sheets.length > 1) without.push(`sheet ${given.name}`);
      continue;
    }
    const { sheet, header } = oneBelowOther(given, titles);
    const context = contextOf(sheet, header);
    const knownAbove = (field: SheetField) =>
      (field === 'rooms' && sayRooms(sheet, context)) || (field === 'project' && context.project !== undefined);
    // A summary by rooms or sections, beside the sheets of flats.
    if (sheets.length > 1 && !header.headings.some(({ means }) => means === 'number' || means === 'floor' || means === null)) {
      without.push(`sheet ${sheet.name}`);
      continue;
    }
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
  const saysSome = found.some(saysStatus);
  for (const one of found) {
    const isUnsaid = saysSome && !saysStatus(one);
    yield* readSheet(placed(one, found, questions), { questions, sections, isText: workbook.isText, isUnsaid });
  }
  yield* sections.records();
}

/** What only some of the sheets say is not said of the flats of others; whether a flat is for sale is what a list is for, so it is read where it stands. */
function formOf(found: readonly Found[], passedOver: readonly string[]): FeedItem {
  const ofFlats = found.filter(({ columns }) => columns.size > 0);
  const isSaid = (name: ProvidedField & SheetField) =>
    name === 'status' ? ofFlats.some(saysStatus) : ofFlats.every(({ columns }) => columns.has(name));
  return { kind: 'form', name: 'csv', provides: new Set(carriable.filter(isSaid)), passedOver };
}

/** In a column of states, in the name, in the titles and headings, or where the price was. */
const saysStatus = ({ sheet, columns, context }: Found): boolean => {
  const at = columns.get('price')?.at ?? -1;
  return (
    columns.has('status') ||
    context.status !== undefined ||
    sheet.rows.some(({ cells }) => isStatusPrice(cells[at] ?? '') || 'status' in contextIn(onlyOne(cells)))
  );
};
const onlyOne = (cells: readonly string[]): string => {
  const filled = filledIn(cells);
  return filled.length === 1 ? (filled[0] ?? '') : '';
};

const sayRooms = ({ rows }: Sheet, context: Context): boolean =>
  context.rooms !== undefined ||
  rows.some(({ cells }) => filledIn(cells).length === 1 && contextIn(filledIn(cells)[0] ?? '').rooms !== undefined);

/** The titles above the table, nearest last, under the name of the sheet. */
function contextOf({ name, rows }: Sheet, header: FoundHeader): Context {
  const named = isPlainName(name) ? {} : contextIn(name);
  const titles = rows.slice(0, header.first).flatMap(({ cells }) => filledIn(cells).map(contextAbove));
  const context: Context = Object.assign({}, named, ...titles);
  // A title may mention the parking of a building whose flats stand below: parking has no rooms.
  const at = header.headings.findIndex(({ means }) => means === 'rooms');
  const isOfFlats = rows.slice(header.after).some(({ cells }) => readRooms(cells[at] ?? '') !== null);
  if (isOfFlats && !named.kind) delete context.kind;
  return context;
}

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
  const { at = -1, heading, marks = [] } = columns.get('status') ?? {};
  if (marks.length > 0) return marks.some(({ status }) => status === 'available');
  const isMark = statusOfTitle(heading?.title ?? '') === 'available';
  return rows.some(({ cells }) => readSheetStatus(cells[at] ?? '') === 'available' || (isMark && isYes(cells[at] ?? '')));
};

function* readSheet({ sheet, header, columns, context: above }: Found, reading: Reading): Generator<FeedItem> {
  const last = sheet.rows.findLastIndex((row) => filledIn(row.cells).length > 2);
  let context = above;
  // What holds for every section of a building.
  let shared = above;
  let places = new PlacesAbove();
  const asksBlank = saysAvailable(sheet, columns);
  for (const [at, row] of sheet.rows.entries()) {
    const filled = filledIn(row.cells);
    if (at < header.after || filled.length === 0) continue;
    const [only = ''] = filled;
    const isWhole = !reading.isText || row.cells.length === header.headings.length;
    if (filled.length === 1 && isWhole) {
      const place = row.cells.indexOf(only);
      const isCell = place === columns.get('price')?.at || place === columns.get('status')?.at;
      const { status, ...rest } = contextIn(only);
      const said = status && !isCell ? { ...rest, status } : rest;
      if (Object.keys(said).length > 0) {
        context = contextBelow(context, said, { above, shared });
        places = new PlacesAbove();
        if (!said.section) shared = context;
      } else if (at <= last && !/^\d+$/.test(only)) yield headingRecord(row.line, only);
      continue;
    }
    if (isHeader(row, header.headings)) continue;
    yield* readRow(row, { ...reading, header, columns, context, asksBlank, places });
  }
  const cut = sheet.rows.at(-1);
  if (reading.isText && cut && cut.cells.length < header.headings.length && filledIn(cut.cells).length > 0 && cut.cells.length > 1)
    throw fault(
      'truncated',
      `The last line, ${cut.line}, has ${cut.cells.length} of ${header.headings.length} columns: the file seems cut off.`,
      cut.line,
    );
}

type RowReading = Reading & { header: FoundHeader; columns: Columns; context: Context; asksBlank: boolean; places: PlacesAbove };

function* readRow(row: SheetRow, reading: RowReading): Generator<FeedItem> {
  const { header, columns, context, asksBlank, places, questions, sections, isText } = reading;
  const raw = new Map<string, string>();
  for (const [field, { at, marks }] of columns) {
    const cell = marks ? markedStatus(row.cells, marks) : row.cells[at];
    if (cell) raw.set(field, cell);
  }
  if (isTotals(row.cells, raw)) return;
  places.note(raw);
  const said = (field: SheetField, kindOf: typeof unitKind) => kindOf(raw.get(field) ?? '');
  const kind =
    said('kind', unitKind) ??
    said('rooms', kindOfDescription) ??
    said('number', unitKind) ??
    said('layout', kindOfDescription) ??
    context.kind;
  if (kind && kind !== 'flat') return void (yield { kind: 'left-out', what: kind });
  const isLeftOut = places.fill(raw, { columns, context, questions, line: row.line }) === skipped;
  const failed = failedField(raw);
  if (failed) return void (yield failedRecord(row.line, failed));
  const values = readFlatCells(raw, { columns, context, questions, line: row.line, asksBlank });
  if (isLeftOut) values.set('left_out', '1');
  if (reading.isUnsaid) values.set('statusless', '1');
  if (isText && row.cells.length !== header.headings.length) values.set('cells', `${row.cells.length} of ${header.headings.length}`);
  yield placedFlat(values, { line: row.line, sections, hasIds: columns.has('id'), questions, near: context.perhaps ?? '' });
}
