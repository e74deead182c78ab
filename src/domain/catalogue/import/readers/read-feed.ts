import { type FeedItem, fault } from '../feed-record.ts';
import { readCsv } from './csv-feed.ts';
import { type Bytes, metered, peek, tooLarge, unpacked } from './feed-bytes.ts';
import { csvText, xmlText } from './feed-text.ts';
import { nestedShape } from './nested-feed.ts';
import { realtyShape } from './realty-feed.ts';
import { readXml } from './xml-reader.ts';

export type FeedSource = { bytes: Bytes; size: number | undefined; limit: number; onBytes: (total: number) => void };

/**
 * The records of a feed in any of its forms, recognised by content, piece by piece. Throws `FeedFault` when the file
 * as a whole cannot be read: too large, cut off, not a feed, wrong encoding, a document type, a lost source.
 */
export async function* readFeed({ bytes, size, limit, onBytes }: FeedSource): AsyncGenerator<FeedItem> {
  if (size !== undefined && size > limit) throw tooLarge(limit);
  const source = metered(bytes, limit, onBytes);
  try {
    yield* readRecognised(await unpacked(source, limit));
  } finally {
    await source.return(undefined);
  }
}

async function* readRecognised(bytes: Bytes): AsyncGenerator<FeedItem> {
  const { head, all } = await peek(bytes, 512);
  if (head.length === 0) throw fault('empty', 'The feed is empty.');
  const latin = Buffer.from(head).toString('latin1');
  const wide = /^(\xff\xfe|\xfe\xff)/.test(latin);
  const archive = archives.find(([mark]) => latin.startsWith(mark));
  if (archive) throw fault('not-a-feed', `The file is ${archive[1]}.`, 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control bytes distinguish a picture or an archive from a text.
  if (!wide && /[\x00-\x08\x0e-\x1f]/.test(latin)) throw fault('not-a-feed', 'The file is not a text: neither XML nor CSV.', 1);
  const start = latin.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '');
  if (start.trimStart() === '' && head.length < 512) throw fault('empty', 'The feed has nothing but white space.');
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(start))
    throw fault('not-a-feed', 'The file is a web page, such as a login or an error, and not a feed.', 1);
  if (/^\s*[[{]/.test(start)) throw fault('not-a-feed', 'The file is JSON, which is not read: ask for the feed as XML or CSV.', 1);
  if (start.trimStart().startsWith('<')) yield* readXml(await xmlText(all), shapeOf);
  else yield* readCsv(csvText(all));
}

const archives = [
  ['PK\x03\x04', 'a workbook of Excel or a ZIP archive: save the sheet as CSV UTF-8, or unpack the feed'],
  ['\xd0\xcf\x11\xe0', 'a workbook of an old Excel: save the sheet as CSV UTF-8'],
  ['%PDF', 'a PDF: ask for the feed as XML or CSV'],
] as const;

function shapeOf(root: string) {
  if (root === 'realties')
    throw fault(
      'not-a-feed',
      'The file is a DIM.RIA feed, which names neither projects nor the numbers of flats, so flats cannot be placed.',
      1,
    );
  if (root === 'realty_feed') return realtyShape();
  return root === 'feed' || root === 'inventory' ? nestedShape() : null;
}
