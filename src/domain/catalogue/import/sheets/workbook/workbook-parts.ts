import { unzipSync } from 'fflate';
import type { FileProblemCode } from '../../../../../contract/office/imports/problem-codes.ts';

/** Why a workbook is not read; `code` and `message` are those of a feed's problem. */
export class WorkbookFault extends Error {
  readonly code: FileProblemCode;
  constructor(code: FileProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}

const mostParts = 2_000;
const mostUnpacked = 64_000_000;
const wanted = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|styles\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/i;

/** The parts that a price list has no need of, and those that another program must read. */
const refused: readonly (readonly [part: RegExp, code: FileProblemCode, message: string])[] = [
  [
    /^xl\/externallinks\//i,
    'external-links',
    'The workbook takes values from other files (external links): break the links and save it again.',
  ],
  [/vbaproject\.bin$/i, 'macros', 'The workbook has macros: save it as a workbook without them (.xlsx).'],
  [/^xl\/workbook\.bin$/i, 'not-a-feed', 'The file is a binary workbook (.xlsb): save it as .xlsx or as CSV UTF-8.'],
  [/^content\.xml$/i, 'not-a-feed', 'The file is an OpenDocument sheet (.ods): save it as .xlsx or as CSV UTF-8.'],
  [/^word\//i, 'not-a-feed', 'The file is a Word document: ask for the list as a spreadsheet.'],
];

/** The parts of a workbook that hold its cells, by their names in lower case. Unpacks nothing else. */
export function workbookParts(bytes: Uint8Array): Map<string, Uint8Array> {
  let [listed, promised] = [0, 0];
  const names = new Set<string>();
  const parts = unzip(bytes, ({ name, originalSize }) => {
    listed += 1;
    const found = refused.find(([part]) => part.test(name));
    if (found) throw new WorkbookFault(found[1], found[2]);
    names.add(name.toLowerCase());
    const isWanted = wanted.test(name);
    if (isWanted) promised += originalSize;
    if (listed > mostParts || promised > mostUnpacked)
      throw new WorkbookFault('too-large', 'The workbook unpacks to more than 64 MB: save only the price list in it.');
    return isWanted;
  });
  if (names.size !== listed) throw new WorkbookFault('malformed', 'The workbook lists one of its parts twice.');
  if (!names.has('xl/workbook.xml'))
    throw new WorkbookFault(
      'not-a-feed',
      'The file is a ZIP archive and no workbook of Excel: unpack the feed, or save the sheet as .xlsx or CSV UTF-8.',
    );
  return parts;
}

function unzip(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean): Map<string, Uint8Array> {
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })).map(([name, part]) => [name.toLowerCase(), part]));
  } catch (cause) {
    if (cause instanceof WorkbookFault) throw cause;
    throw new WorkbookFault('not-a-feed', 'The file begins as a workbook of Excel or a ZIP archive and is damaged or cut off.');
  }
}
