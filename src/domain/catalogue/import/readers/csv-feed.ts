import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { providedBy } from '../../flat-fields.ts';
import { oneSpaced, splitFloor } from '../checks/feed-numbers.ts';
import { FeedFault, type FeedItem, type FeedRecord, fault, type ProvidedField } from '../feed-record.ts';
import { type Header, isTotals, readHeader } from './csv-header.ts';
import { NamedSections } from './named-sections.ts';

const carriable = ['status', 'layout', ...providedBy('csv')] as const satisfies readonly ProvidedField[];
const longestRow = 100_000;
const mostColumns = 1_000;
const sniffed = 4096;
/** How much is read before other work gets its turn. */
const slice = 16_384;
const highestTitles = 10;
const delimiters = [';', ',', '\t', '|'];

export type CsvRow = { cells: string[]; line: number };

/**
 * Reads a spreadsheet's export of any length, row by row. A line among the first ten names the columns; unknown columns and a line of sums
 * are skipped.
 */
export const readCsv = (text: AsyncIterable<string>): AsyncGenerator<FeedItem> => readRows(csvRows(text));

/** The rows that say something, each with its line. */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const { opening, all } = await peekText(text);
  const parser = parse({
    delimiter: delimiterOf(opening),
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: longestRow,
  });
  acceptAnyWidth(parser);
  let broken: unknown;
  pipeline(Readable.from(inSlices(all)), parser, (cause) => {
    broken = cause;
  });
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const at = line;
      line = info.lines + 1;
      if (record.length > mostColumns)
        throw fault('too-large', `Line ${at} has more than ${mostColumns} columns: save only the price list.`, at);
      if (!record.every((cell) => cell.trim() === '')) yield { cells: record, line: at };
    }
  } catch (cause) {
    throw rowFault(cause instanceof FeedFault || cause instanceof CsvError ? cause : (broken ?? cause));
  } finally {
    parser.destroy();
  }
}

/**
 * The parser makes an error, with the one before it inside, for each row that is not as wide as the first, also where that is allowed: blank
 * lines alone would take all memory. Each row is expected to be as wide as it is.
 */
function acceptAnyWidth(parser: object): void {
  const { state } = (parser as { api: { state: { record: string[]; expectedRecordLength: number } } }).api;
  Object.defineProperty(state, 'expectedRecordLength', { get: () => state.record.length, set: () => undefined });
}

async function* inSlices(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of text)
    for (let at = 0; at < piece.length; at += slice) {
      yield piece.slice(at, at + slice);
      await setImmediate();
    }
}

async function* readRows(rows: AsyncIterable<CsvRow>): AsyncGenerator<FeedItem> {
  const sections = new NamedSections();
  let header: Header | null = null;
  let titles = 0;
  let short: { line: number; has: number; of: number } | null = null;
  for await (const { cells: record, line: at } of rows) {
    if (!header) {
      header = readHeader(record, at);
      if (header) yield formOf(header);
      else if (++titles > highestTitles) break;
      continue;
    }
    const { fields } = header;
    const values = valuesOf(record, header);
    if (isTotals(record, values)) continue;
    const said = record.filter((cell) => cell.trim() !== '');
    if (said.length === 1 && record.length === fields.length) {
      yield headingRecord(at, oneSpaced(said.join()));
      continue;
    }
    short = record.length < fields.length ? { line: at, has: record.length, of: fields.length } : null;
    if (record.length !== fields.length) values.set('cells', `${record.length} of ${fields.length}`);
    yield flatOf(values, { line: at, sections, hasIds: fields.includes('id') });
  }
  if (!header) throw fault('not-a-feed', 'The file is neither XML nor a table with a line that names the columns of an inventory.', 1);
  if (short)
    throw fault('truncated', `The last line, ${short.line}, has ${short.has} of ${short.of} columns: the file seems cut off.`, short.line);
  yield* sections.records();
}

const unplaced = (line: number, values: Map<string, string>): FeedRecord => ({
  kind: 'flat',
  line,
  key: 0,
  parent: 0,
  values,
  texts: new Map(),
  parts: [],
});

/** A line that says one thing between flats. */
export const headingRecord = (line: number, heading: string): FeedRecord => unplaced(line, new Map([['heading', heading]]));

/** A row of which one cell cannot be known. */
export const failedRecord = (line: number, { field, text }: { field: string; text: string }): FeedRecord =>
  unplaced(
    line,
    new Map([
      ['failed', field],
      [field, text],
    ]),
  );

const formOf = ({ fields, passedOver }: Header): FeedItem => ({
  kind: 'form',
  name: 'csv',
  provides: new Set(carriable.filter((name) => fields.includes(name))),
  passedOver,
});

function valuesOf(record: readonly string[], { fields, currency }: Header): Map<string, string> {
  const values = new Map<string, string>();
  for (const [column, field] of fields.entries()) {
    const value = oneSpaced(record[column] ?? '');
    if (field && value) values.set(field, value);
  }
  if (currency && !values.has('currency')) values.set('currency', currency);
  return values;
}

function flatOf(
  values: Map<string, string>,
  { line, sections, hasIds }: { line: number; sections: NamedSections; hasIds: boolean },
): FeedItem {
  const { project = '', building = '', section = building ? '' : '1', number = '', floor = '' } = Object.fromEntries(values);
  const about = new Map(['floors', 'delivery', 'district', 'address'].map((name) => [name, values.get(name) ?? '']));
  if (!about.get('floors')) about.set('floors', splitFloor(floor).floors);
  const place = project ? sections.place({ line, project, building, section, about }) : null;
  if (!hasIds && place && number) {
    values.set('id', place.idOf(number));
    values.set('named', '1');
  }
  return { kind: 'flat', line, key: 0, parent: place?.key ?? 0, values, texts: new Map(), parts: [] };
}

/** Excel may name it in a first line `sep=;`; else it is the most frequent separator of one line outside quotes. */
function delimiterOf(opening: string): string {
  const sample = opening.slice(0, sniffed);
  const said = /^\ufeff?sep=(.)\r?\n/i.exec(sample)?.[1];
  if (said) return said;
  const lines = sample.replace(/"[^"]*"/g, '').split(/[\r\n]+/);
  const most = (delimiter: string) => lines.reduce((widest, line) => Math.max(widest, line.split(delimiter).length), 0);
  return delimiters.toSorted((one, other) => most(other) - most(one))[0] ?? ';';
}

function rowFault(cause: unknown): unknown {
  if (!(cause instanceof CsvError)) return cause;
  const line = typeof cause.lines === 'number' ? cause.lines : 0;
  return cause.code === 'CSV_QUOTE_NOT_CLOSED'
    ? fault('truncated', `The file ends inside quotes, at line ${line}: it is cut off or a quote is missing.`, line)
    : fault('malformed', `Line ${line} cannot be read: ${cause.message}`, line);
}

async function peekText(text: AsyncIterable<string>): Promise<{ opening: string; all: AsyncGenerator<string> }> {
  const rest = text[Symbol.asyncIterator]();
  let opening = '';
  while (opening.length < sniffed) {
    const next = await rest.next();
    if (next.done) break;
    opening += next.value;
  }
  const all = async function* () {
    yield opening;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  };
  return { opening, all: all() };
}
