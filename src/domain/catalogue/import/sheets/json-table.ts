import type { FileProblemCode } from '../../../../contract/office/imports/problem-codes.ts';
import { oneSpaced } from '../checks/feed-numbers.ts';
import { findHeader } from './find-header.ts';
import type { SheetRow } from './price-sheet.ts';

export type JsonTable = { rows: SheetRow[] } | { fault: { code: FileProblemCode; message: string } };

const mostCells = 1_000_000;
const deepest = 4;
const mostColumns = 200;
type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const faultOf = (code: FileProblemCode, message: string): JsonTable => ({ fault: { code, message } });
const noFlats = () => faultOf('not-a-feed', 'The file is JSON without a list of flats: ask for the feed as XML or CSV.');

/** The longest list of objects in a JSON as a table. */
export function readJsonRows(text: string): JsonTable {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return faultOf('malformed', 'The file begins as JSON and is not well formed, or cut off.');
  }
  const list = longestList(parsed, 0);
  if (list.length === 0) return noFlats();
  const flat = list.map((item) => flattened(item, '', 0));
  const titles = [...new Set(flat.flatMap((item) => [...item.keys()]))].slice(0, mostColumns);
  if (titles.length * flat.length > mostCells) return faultOf('too-large', 'The JSON has more than a million values: ask for less.');
  const head = { line: 0, cells: titles };
  if (!findHeader({ name: '', rows: [head] })) return noFlats();
  return { rows: [head, ...flat.map((item, at) => ({ line: at + 1, cells: titles.map((title) => oneSpaced(item.get(title) ?? '')) }))] };
}

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
