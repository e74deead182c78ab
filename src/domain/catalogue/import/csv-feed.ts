import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Carried, FeedFault, type FeedItem, fault } from './feed-record.ts';
import { NamedHouses } from './named-houses.ts';

const columns: Record<string, readonly string[]> = {
  id: ['id', 'зовнішній id', 'код', 'external id', 'salesforce id'],
  project: ['project', 'жк', 'проєкт', 'проект'],
  section: ['section', 'секція', 'будинок'],
  floors: ['floors', 'поверховість', 'кількість поверхів'],
  delivery: ['delivery', 'здача', 'термін здачі'],
  number: ['number', 'номер', '№', 'номер квартири', '№ квартири', 'квартира'],
  floor: ['floor', 'поверх'],
  rooms: ['rooms', 'кімнат', 'кімнати', 'кількість кімнат'],
  area: ['area', 'площа', 'загальна площа'],
  price: ['price', 'ціна', 'вартість'],
  currency: ['currency', 'валюта'],
  status: ['status', 'статус'],
  layout: ['layout', 'планування'],
  brokerage: ['brokerage', 'перепродаж'],
  ceiling: ['ceiling', 'висота стель', 'висота стелі'],
  repair: ['repair', 'ремонт'],
  position: ['position', 'позиція'],
  district: ['district', 'район'],
  address: ['address', 'адреса'],
};
const required = ['id', 'project', 'number', 'floor', 'rooms', 'area', 'price', 'currency'];
const carriable: readonly Carried[] = ['position', 'status', 'layout', 'brokerage', 'ceiling', 'repair'];
const longestRow = 100_000;
const delimiters = [';', ',', '\t'];

const columnOf = (title: string): string => {
  const plain = title
    .toLowerCase()
    .replace(/[,(].*$/, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
  return Object.keys(columns).find((name) => columns[name]?.includes(plain)) ?? '';
};

/** Reads a spreadsheet's export. The first line names the columns; unknown columns are passed over. */
export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  const { first, all } = await firstLine(text);
  const delimiter = delimiters.toSorted((one, other) => first.split(other).length - first.split(one).length)[0] ?? ';';
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: longestRow,
  });
  let broken: unknown;
  pipeline(Readable.from(all), parser, (cause) => {
    broken = cause;
  });
  const rows = readRows(parser, first.length);
  try {
    yield* rows;
  } catch (cause) {
    throw rowFault(cause instanceof FeedFault || cause instanceof CsvError ? cause : (broken ?? cause));
  } finally {
    parser.destroy();
  }
}

type Row = { record: string[]; info: { lines: number } };

async function* readRows(parser: AsyncIterable<Row>, headerLength: number): AsyncGenerator<FeedItem> {
  const houses = new NamedHouses();
  let names: string[] | null = null;
  let line = 1;
  let short: { line: number; has: number } | null = null;
  for await (const { record, info } of parser) {
    const at = line;
    line = info.lines + 1;
    if (record.every((value) => value.trim() === '')) continue;
    if (!names) {
      names = headerOf(record, headerLength);
      yield { kind: 'form', name: 'csv', carries: new Set(carriable.filter((name) => names?.includes(name))) };
      continue;
    }
    short = record.length < names.length ? { line: at, has: record.length } : null;
    const values = new Map<string, string>();
    for (const [column, name] of names.entries()) if (name && record[column]?.trim()) values.set(name, record[column].trim());
    if (record.length !== names.length) values.set('cells', `${record.length} of ${names.length}`);
    const { project = '', section = '1' } = Object.fromEntries(values);
    const about = new Map(['floors', 'delivery', 'district', 'address'].map((name) => [name, values.get(name) ?? '']));
    const parent = project ? houses.sectionKey({ line: at, project, section, about }) : 0;
    yield { kind: 'flat', line: at, key: 0, parent, values, texts: new Map(), parts: [] };
  }
  if (short)
    throw fault(
      'truncated',
      `The last line, ${short.line}, has ${short.has} of ${names?.length} columns: the file seems cut off.`,
      short.line,
    );
  yield* houses.records();
}

function headerOf(titles: string[], length: number): string[] {
  const names = titles.map(columnOf);
  if (titles.length < 2 || length > longestRow || names.filter(Boolean).length < 2)
    throw fault('not-a-feed', 'The file is neither XML nor a table whose first line names the columns of an inventory.', 1);
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) throw fault('columns', `The first line lacks the columns ${missing.join(', ')}.`, 1, missing[0]);
  const twice = names.find((name, at) => name && names.indexOf(name) !== at);
  if (twice) throw fault('columns', `The first line names the column ${twice} twice.`, 1, twice);
  return names;
}

function rowFault(cause: unknown): unknown {
  if (!(cause instanceof CsvError)) return cause;
  const line = typeof cause.lines === 'number' ? cause.lines : 0;
  return cause.code === 'CSV_QUOTE_NOT_CLOSED'
    ? fault('truncated', `The file ends inside quotes, at line ${line}: it is cut off or a quote is missing.`, line)
    : fault('malformed', `Line ${line} cannot be read: ${cause.message}`, line);
}

async function firstLine(text: AsyncIterable<string>): Promise<{ first: string; all: AsyncGenerator<string> }> {
  const rest = text[Symbol.asyncIterator]();
  let seen = '';
  while (!/\S[^\n]*\n/.test(seen) && seen.length <= longestRow) {
    const next = await rest.next();
    if (next.done) break;
    seen += next.value;
  }
  const all = async function* () {
    yield seen;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  };
  return { first: seen.trimStart().split('\n', 1)[0] ?? '', all: all() };
}
