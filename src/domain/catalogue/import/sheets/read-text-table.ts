import { setImmediate } from 'node:timers/promises';
import { makeBoundedWork } from '../../../../platform/threads/bounded-work.ts';
import { oneSpaced } from '../checks/feed-numbers.ts';
import { type FeedItem, fault } from '../feed-record.ts';
import { csvRows } from '../readers/csv-feed.ts';
import type { JsonTable } from './json-table.ts';
import type { SheetRow } from './price-sheet.ts';
import type { Questions } from './questions.ts';
import { readWorkbookRows } from './read-workbook-rows.ts';

/** Larger tables are read row by row, by the titles of the feed's own form alone. */
export const mostTextTable = 8_000_000;

const mostRows = 200_000;
const mostCells = 2_000_000;
const between = 500;

/** Other work gets its turn after every some hundred records. */
async function* withBreaths(items: Iterable<FeedItem>): AsyncGenerator<FeedItem> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count % between === 0) await setImmediate();
  }
}

/** The records of a table of any titles. */
export async function* readTextTable(text: AsyncIterable<string>, questions: Questions): AsyncGenerator<FeedItem> {
  const rows: SheetRow[] = [];
  let room = mostCells;
  for await (const { cells, line } of csvRows(text)) {
    room -= cells.length;
    if (rows.push({ line, cells: cells.map(oneSpaced) }) > mostRows || room < 0)
      throw fault('too-large', 'The table has more than 200,000 rows or 2,000,000 cells: save only the price list.', line);
  }
  yield* withBreaths(readWorkbookRows({ sheets: [{ name: '', rows }], passedOver: [], isText: true }, questions));
}

const readAlone = makeBoundedWork<string, JsonTable>({
  script: new URL('./json-thread.ts', import.meta.url),
  longestMs: 15_000,
  longestWaitMs: 60_000,
});

/** The records of a JSON list of flats, as CRMs and portals export. It is parsed in a thread with bounds of time and memory. */
export async function* readJsonTable(text: AsyncIterable<string>, questions: Questions): AsyncGenerator<FeedItem> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of text) {
    pieces.push(piece);
    length += piece.length;
    if (length > mostTextTable) throw fault('too-large', 'The JSON is larger than 8 MB: ask for the feed as XML or CSV.');
  }
  const read = await readAlone(pieces.join(''));
  if (read === 'exceeded') throw fault('too-large', 'The JSON takes more time or memory than a price list needs, and was not read.');
  if ('fault' in read) throw fault(read.fault.code, read.fault.message, 1);
  yield* withBreaths(readWorkbookRows({ sheets: [{ name: '', rows: read.rows }], passedOver: [], isText: false }, questions));
}
