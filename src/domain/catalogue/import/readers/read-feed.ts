import { type FeedItem, fault } from '../feed-record.ts';
import { Questions } from '../sheets/questions.ts';
import { mostTextTable, readJsonTable, readTextTable } from '../sheets/read-text-table.ts';
import { readWorkbookFile } from '../sheets/workbook/read-workbook-file.ts';
import { readCsv } from './csv-feed.ts';
import { type Bytes, metered, peek, tooLarge, unpacked } from './feed-bytes.ts';
import { csvText, xmlText } from './feed-text.ts';
import { nestedShape } from './nested-feed.ts';
import { eitherFeed, portalShape } from './portal-feeds.ts';
import { realtyShape } from './realty-feed.ts';
import { readXml } from './xml-reader.ts';

export type FeedSource = {
  bytes: Bytes;
  size: number | undefined;
  limit: number;
  onBytes: (total: number) => void;
  /** Collects what a person has to say first. */
  questions?: Questions;
};

/**
 * The records of a feed in any of its forms, recognised by content, piece by piece. Throws `FeedFault` when the file
 * as a whole cannot be read: too large, cut off, not a feed, wrong encoding, a document type, a lost source.
 */
export async function* readFeed({ bytes, size, limit, onBytes, questions = new Questions() }: FeedSource): AsyncGenerator<FeedItem> {
  if (size !== undefined && size > limit) throw tooLarge(limit);
  const source = metered(bytes, limit, onBytes);
  try {
    yield* readRecognised(await unpacked(source, limit), questions);
  } finally {
    await source.return(undefined);
  }
}

async function* readRecognised(bytes: Bytes, questions: Questions): AsyncGenerator<FeedItem> {
  const { head, all } = await peek(bytes, 512);
  if (head.length === 0) throw fault('empty', 'The feed is empty.');
  const latin = Buffer.from(head).toString('latin1');
  const wide = /^(\xff\xfe|\xfe\xff)/.test(latin);
  if (latin.startsWith('PK\x03\x04')) return yield* readWorkbookFile(all, questions);
  const archive = archives.find(([mark]) => latin.startsWith(mark));
  if (archive) throw fault('not-a-feed', `The file is ${archive[1]}.`, 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control bytes distinguish a picture or an archive from a text.
  if (!wide && /[\x00-\x08\x0e-\x1f]/.test(latin)) throw fault('not-a-feed', 'The file is not a text: neither XML nor CSV.', 1);
  const start = latin.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '');
  if (start.trimStart() === '' && head.length < 512) throw fault('empty', 'The feed has nothing but white space.');
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(start))
    throw fault('not-a-feed', 'The file is a web page, such as a login or an error, and not a feed.', 1);
  if (/^\s*[[{]/.test(start)) return yield* readJsonTable(csvText(all), questions);
  if (start.trimStart().startsWith('<'))
    return yield* readXml(await xmlText(all), (root, attributes) => shapeOf(root, { attributes, questions }));
  const { head: table, all: whole } = await peek(all, mostTextTable);
  yield* table.length < mostTextTable ? readTextTable(csvText(whole), questions) : readCsv(csvText(whole));
}

const archives = [
  [
    '\xd0\xcf\x11\xe0',
    'a workbook of an old Excel, or one with a password: save it as .xlsx without a password, or the sheet as CSV UTF-8',
  ],
  ['%PDF', 'a PDF: ask for the feed as XML or CSV'],
] as const;

type Root = { attributes: Readonly<Record<string, string>>; questions: Questions };

function shapeOf(root: string, { attributes, questions }: Root) {
  if (root === 'realties')
    throw fault(
      'not-a-feed',
      'The file is a DIM.RIA feed, which names neither projects nor the numbers of flats, so flats cannot be placed.',
      1,
    );
  const portal = portalShape(root, { attributes, questions });
  if (portal) return portal;
  if (root === 'realty_feed') return realtyShape(questions);
  if (root === 'feed') return eitherFeed(questions);
  return root === 'inventory' ? nestedShape() : null;
}
