import { csv, type PriceList } from './price-list.ts';
import { workbookOf } from './sample-workbook.ts';

const titles = ['ЖК', '№', 'Поверх', 'Кімнат', 'Площа', 'Ціна, $'];
const flat = ['Обрій', 12, 3, 2, 62.4, 98500];
const whole = workbookOf([{ rows: [titles, flat] }]);
const refusedAs = (code: string): string[] => [`refused: ${code}`];
const wide = Array.from({ length: 300 }, () => 1);

/** Files that want too much, and files that are none. */
export const hostile: Record<string, PriceList> = {
  'a formula without its result': {
    file: workbookOf([{ rows: [titles, ['Обрій', 12, 3, 2, 62.4, { formula: 'E2*1500' }]] }]),
    reads: refusedAs('formula'),
  },
  'links to other files': {
    file: workbookOf([{ rows: [titles, flat] }], { 'xl/externalLinks/externalLink1.xml': '<x/>' }),
    reads: refusedAs('external-links'),
  },
  macros: { file: workbookOf([{ rows: [titles, flat] }], { 'xl/vbaProject.bin': 'x' }), reads: refusedAs('macros') },
  'a zip bomb': {
    file: workbookOf([{ rows: [titles, flat] }], { 'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(4_000_000)}</sst>` }),
    reads: refusedAs('too-large'),
  },
  'too many columns': { file: workbookOf([{ rows: [titles, [...flat, ...wide]] }]), reads: refusedAs('too-large') },
  'too many rows': {
    file: workbookOf([{ rows: [] }], {
      'xl/worksheets/sheet0.xml': `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(50_001)}</sheetData></worksheet>`,
    }),
    reads: refusedAs('too-large'),
  },
  entities: {
    file: workbookOf([{ rows: [titles, flat] }], { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "c">]><sst/>' }),
    reads: refusedAs('doctype'),
  },
  'a workbook that is cut off': { file: whole.subarray(0, whole.length - 200), reads: refusedAs('not-a-feed') },
  'a binary workbook': { file: workbookOf([], { 'xl/workbook.bin': 'x' }), reads: refusedAs('not-a-feed') },
  'a workbook with a password': { file: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), reads: refusedAs('not-a-feed') },
  'a workbook without a table': {
    file: workbookOf([{ rows: [['Контакти'], ['Відділ продажу', '+380']] }]),
    reads: refusedAs('not-a-feed'),
  },
  'a table that is cut off': {
    file: 'ЖК;№;Поверх;Кімнат;Площа;Ціна $\r\nОбрій;12;3;2;62,4;98500\r\nОбрій;13;3',
    reads: refusedAs('truncated'),
  },
  'a formula in a text': {
    file: csv('ЖК;№;Поверх;Кімнат;Площа;Ціна $', 'Обрій;12;3;2;62,4;=62*1500'),
    reads: ['line 2: price not-a-number', 'line 2: currency unknown'],
  },
};
