import { oneSpaced } from '../checks/feed-numbers.ts';
import { type FeedItem, fault } from '../feed-record.ts';
import { csvRows } from '../readers/csv-feed.ts';
import { findHeader } from './find-header.ts';
import type { SheetRow } from './price-sheet.ts';
import type { Questions } from './questions.ts';
import { readWorkbookRows } from './read-workbook-rows.ts';

/** Larger tables are read row by row, by the titles of the feed's own form alone. */
export const mostTextTable = 8_000_000;

/** The records of a table of any titles. */
export async function* readTextTable(text: AsyncIterable<string>, questions: Questions): AsyncGenerator<FeedItem> {
  const rows: SheetRow[] = [];
  for await (const { cells, line } of csvRows(text)) rows.push({ line, cells: cells.map(oneSpaced) });
  yield* readWorkbookRows({ sheets: [{ name: '', rows }], passedOver: [], isText: true }, questions);
}

const deepest = 4;
const mostColumns = 200;
type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records of a JSON list of flats, as CRMs and portals export: the longest list of objects in it is a table. */
export async function* readJsonTable(text: AsyncIterable<string>, questions: Questions): AsyncGenerator<FeedItem> {
  let whole = '';
  for await (const piece of text) {
    whole += piece;
    if (whole.length > mostTextTable) throw fault('too-large', 'The JSON is larger than 8 MB: ask for the feed as XML or CSV.');
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(whole.replace(/^\ufeff/, ''));
  } catch {
    throw fault('malformed', 'The file begins as JSON and is not well formed, or cut off.', 1);
  }
  const list = longestList(parsed, 0);
  if (list.length === 0) throw noFlats();
  const flat = list.map((item) => flattened(item, '', 0));
  const titles = [...new Set(flat.flatMap((item) => [...item.keys()]))].slice(0, mostColumns);
  const head = { line: 0, cells: titles };
  if (!findHeader({ name: '', rows: [head] })) throw noFlats();
  const rows = flat.map((item, at) => ({ line: at + 1, cells: titles.map((title) => oneSpaced(item.get(title) ?? '')) }));
  yield* readWorkbookRows({ sheets: [{ name: '', rows: [head, ...rows] }], passedOver: [], isText: false }, questions);
}

const noFlats = () => fault('not-a-feed', 'The file is JSON without a list of flats: ask for the feed as XML or CSV.', 1);

function longestList(value: unknown, depth: number): Json[] {
  if (depth > deepest) return [];
  const inner = Array.isArray(value) ? value.slice(0, 20) : isObject(value) ? Object.values(value) : [];
  const own = Array.isArray(value) ? value.filter(isObject) : [];
  return inner.map((one) => longestList(one, depth + 1)).reduce((best, list) => (list.length > best.length ? list : best), own);
}

/** `{ price: { value: 1 } }` has the column `price value`; a `name` or `value` inside lends its parent's own name. */
function flattened(item: Json, above: string, depth: number): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(item)) {
    const title = /^(?:name|value|title)$/i.test(name) && above ? above : `${above} ${name}`.trim();
    if (isObject(value) && depth < 3) for (const [inner, text] of flattened(value, title, depth + 1)) cells.set(inner, text);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') cells.set(title, String(value));
  }
  return cells;
}
