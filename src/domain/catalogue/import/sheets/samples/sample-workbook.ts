import { zipSync } from 'fflate';

/** A number, a text, a day (`{ day: serial }`), a calculated cell, or nothing. */
export type SampleCell = string | number | null | { day: number } | { formula: string; result?: number };
export type SampleSheet = { name?: string; rows: readonly (readonly SampleCell[])[]; merges?: readonly string[]; hidden?: boolean };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const columnName = (at: number): string => (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function cellXml(cell: SampleCell, reference: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('day' in cell) return `<c r="${reference}" s="1"><v>${cell.day}</v></c>`;
  return `<c r="${reference}"><f>${escaped(cell.formula)}</f>${cell.result === undefined ? '' : `<v>${cell.result}</v>`}</c>`;
}

const sheetXml = ({ rows, merges = [] }: SampleSheet): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((cells, row) => `<row r="${row + 1}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row + 1}`)).join('')}</row>`)
    .join('')}</sheetData><mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`;

/** A workbook as Excel writes it, in its least form; `more` adds and replaces parts. */
export function workbookOf(sheets: readonly SampleSheet[], more: Readonly<Record<string, string>> = {}): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets
      .map(({ name = `Аркуш${1}`, hidden }, at) => `<sheet name="${escaped(name)}" r:id="rId${at}"${hidden ? ' state="hidden"' : ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at}.xml`, sheetXml(sheet)])),
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])));
}
