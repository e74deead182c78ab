import { WorkbookFault } from './workbook-parts.ts';
import { readPart } from './workbook-xml.ts';

export type SheetPart = { name: string; path: string; isHidden: boolean };
/** `dates` are the styles whose numbers are days. */
export type About = { sheets: SheetPart[]; strings: string[]; dates: ReadonlySet<number>; since1904: boolean };

const mostStrings = 500_000;
const longestCell = 2_000;
const mostSheets = 100;
/** Formats of days that Excel has by itself. */
const dayFormats = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);

export function workbookAbout(parts: ReadonlyMap<string, Uint8Array>): About {
  const targets = new Map<string, string>();
  const sheets: SheetPart[] = [];
  let since1904 = false;
  eachTag(parts.get('xl/_rels/workbook.xml.rels'), (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') targets.set(Id, pathOf(Target));
  });
  eachTag(parts.get('xl/workbook.xml'), (tag, attributes) => {
    if (tag === 'workbookPr') since1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
    if (tag !== 'sheet') return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    sheets.push({
      name: (attributes.name ?? '').slice(0, 100),
      path: targets.get(id) ?? '',
      isHidden: (attributes.state ?? 'visible') !== 'visible',
    });
  });
  if (sheets.length > mostSheets) throw new WorkbookFault('too-large', `The workbook has more than ${mostSheets} sheets.`);
  return { sheets, strings: sharedStrings(parts.get('xl/sharedstrings.xml')), dates: dateStyles(parts.get('xl/styles.xml')), since1904 };
}

const eachTag = (part: Uint8Array | undefined, open: (name: string, attributes: Readonly<Record<string, string>>) => void): void => {
  if (part) readPart(part, { open });
};
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase();

/** The pieces of a formatted text together, without the readings beside foreign signs. */
function sharedStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  let [text, isText, isReading] = ['', false, false];
  if (part)
    readPart(part, {
      open(name) {
        if (name === 'si') text = '';
        else if (name === 't') isText = true;
        else if (name === 'rPh') isReading = true;
      },
      text(piece) {
        if (isText && !isReading && text.length < longestCell) text += piece;
      },
      close(name) {
        if (name === 't') isText = false;
        else if (name === 'rPh') isReading = false;
        else if (name === 'si' && strings.push(text) > mostStrings)
          throw new WorkbookFault('too-large', 'The workbook has more than 500,000 texts: save only the price list in it.');
      },
    });
  return strings;
}

function dateStyles(part: Uint8Array | undefined): Set<number> {
  const own = new Set<number>();
  const dates = new Set<number>();
  let [isCells, at] = [false, 0];
  if (part)
    readPart(part, {
      open(name, { numFmtId = '', formatCode = '' }) {
        if (name === 'numFmt' && isDayFormat(formatCode)) own.add(Number(numFmtId));
        if (name === 'cellXfs') isCells = true;
        if (name !== 'xf' || !isCells) return;
        if (dayFormats.has(Number(numFmtId)) || own.has(Number(numFmtId))) dates.add(at);
        at += 1;
      },
      close(name) {
        if (name === 'cellXfs') isCells = false;
      },
    });
  return dates;
}

/** Letters of days outside of quotes and brackets. */
const isDayFormat = (code: string): boolean =>
  /[dy]/i.test(code.slice(0, 200).replace(/"[^"]*"|\[[^[\]]*\]|\\./g, '')) && !/general/i.test(code);
