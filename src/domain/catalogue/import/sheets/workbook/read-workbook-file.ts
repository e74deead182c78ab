import { makeBoundedWork } from '../../../../../platform/threads/bounded-work.ts';
import { type FeedItem, fault } from '../../feed-record.ts';
import type { Bytes } from '../../readers/feed-bytes.ts';
import type { Questions } from '../questions.ts';
import { readWorkbookRows } from '../read-workbook-rows.ts';
import type { ReadWorkbook } from './read-workbook.ts';

const mostPacked = 20_000_000;
const readAlone = makeBoundedWork<Uint8Array, ReadWorkbook>({
  script: new URL('./workbook-thread.ts', import.meta.url),
  longestMs: 15_000,
  longestWaitMs: 60_000,
});

/** The records of a workbook of Excel, which is untrusted: it is unpacked in a thread with bounds of time and memory. */
export async function* readWorkbookFile(bytes: Bytes, questions: Questions): AsyncGenerator<FeedItem> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > mostPacked)
      throw fault('too-large', 'The workbook is larger than 20 MB: save only the price list in it, without pictures.');
  }
  const read = await readAlone(Buffer.concat(chunks));
  if (read === 'exceeded') throw fault('too-large', 'The workbook takes more time or memory than a price list needs, and was not read.');
  if ('fault' in read) throw fault(read.fault.code, read.fault.message, read.fault.code === 'not-a-feed' ? 1 : 0);
  yield* readWorkbookRows(read.workbook, questions);
}
