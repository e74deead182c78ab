import { deflateSync } from 'node:zlib';

/** Bytes that visitors send as files: each what its name says, unless it is meant to be something else. */
const text = (value: string) => new TextEncoder().encode(value);

/** A zip of stored entries: just enough of the format to be whole. */
export function zipOf(entries: Record<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const put = (into: Uint8Array[], size: number, fill: (view: DataView) => void, ...rest: Uint8Array[]) => {
    const head = new Uint8Array(size);
    fill(new DataView(head.buffer));
    into.push(head, ...rest);
    return size + rest.reduce((sum, { length }) => sum + length, 0);
  };
  for (const [name, content] of Object.entries(entries)) {
    const [named, data] = [text(name), typeof content === 'string' ? text(content) : content];
    const offset = at;
    const sizes = (view: DataView, from: number) => {
      view.setUint32(from, data.length, true);
      view.setUint32(from + 4, data.length, true);
      view.setUint16(from + 8, named.length, true);
    };
    put(
      directory,
      46,
      (view) => {
        view.setUint32(0, 0x02014b50, true);
        sizes(view, 20);
        view.setUint32(42, offset, true);
      },
      named,
    );
    at += put(
      parts,
      30,
      (view) => {
        view.setUint32(0, 0x04034b50, true);
        sizes(view, 18);
      },
      named,
      data,
    );
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(entries).length;
  put(directory, 22, (view) => {
    view.setUint32(0, 0x06054b50, true);
    view.setUint16(8, count, true);
    view.setUint16(10, count, true);
    view.setUint32(12, size, true);
    view.setUint32(16, at, true);
  });
  return new Uint8Array(Buffer.concat([...parts, ...directory]));
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
export const wordParts = { '[Content_Types].xml': types, '_rels/.rels': '<Relationships/>', 'word/document.xml': '<w:document/>' };

const onePage = '<</Type /Pages /Kids [3 0 R] /Count 1>>\nendobj\n3 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>\nendobj\n';
const pdfOf = (object: string | Uint8Array) =>
  new Uint8Array(
    Buffer.concat([
      text(`%PDF-1.7\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n2 0 obj\n${onePage}4 0 obj\n`),
      typeof object === 'string' ? text(object) : object,
      text('\nendobj\ntrailer\n<</Root 1 0 R /Size 9>>\n%%EOF\n'),
    ]),
  );
export const pdfBytes = pdfOf('<<>>');
export const docxBytes = zipOf(wordParts);
/** A Word document with these parts beside its own. */
export const docxOf = (parts: Record<string, string | Uint8Array>) => zipOf({ ...wordParts, ...parts });
export const linkTo = (type: string, target = 'https://example.test/') =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
/** A resume with the links that resumes have. */
export const linkedDocxBytes = zipOf({ ...wordParts, 'word/_rels/document.xml.rels': linkTo('hyperlink') });
const packed = (object: string) =>
  Buffer.concat([text('<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>>\nstream\n'), deflateSync(object), text('\nendstream')]);
/** Objects in streams, as Word writes them, and a picture whose bytes happen to look like a script. */
export const packedPdfBytes = pdfOf(
  Buffer.concat([packed('7 0 <</Type /Page /JSX 1>>'), text('\nendobj\n5 0 obj\n<</Type /XObject>>\nstream\n/JS (x)\nendstream')]),
);
export const programBytes = Buffer.concat([text('MZ'), new Uint8Array(62), text('PE\0\0')]);

/** Files that must be refused, and by which code. */
export const badFiles: [what: string, name: string, bytes: Uint8Array, code: string][] = [
  ['a program called a PDF', 'cv.pdf', programBytes, 'file-type'],
  ['an archive called a document', 'cv.docx', zipOf({ 'readme.txt': 'hello' }), 'file-type'],
  ['a document with macros', 'cv.docx', zipOf({ ...wordParts, 'word/vbaProject.bin': 'x' }), 'unsafe'],
  ['a document with a program in it', 'cv.docx', zipOf({ ...wordParts, 'word/embeddings/oleObject1.bin': 'x' }), 'unsafe'],
  [
    'a document that loads its template',
    'cv.docx',
    zipOf({ ...wordParts, 'word/_rels/settings.xml.rels': linkTo('attachedTemplate') }),
    'unsafe',
  ],
  ['a document that loads a picture', 'cv.docx', zipOf({ ...wordParts, 'word/_rels/document.xml.rels': linkTo('image') }), 'unsafe'],
  ['a PDF with a script', 'cv.pdf', pdfOf('<</S /JavaScript /JS (app.alert(1))>>'), 'unsafe'],
  ['a PDF with a script by numbers', 'cv.pdf', pdfOf('<</S /J#61vaScript>>'), 'unsafe'],
  ['a PDF with a packed script', 'cv.pdf', pdfOf(packed('7 0 <</S /JavaScript>>')), 'unsafe'],
  ['a PDF with a file in it', 'cv.pdf', pdfOf('<</Type /EmbeddedFile>>'), 'unsafe'],
  ['a PDF with a lock', 'cv.pdf', pdfOf('<<>>\nendobj\ntrailer\n<</Encrypt 4 0 R>>\n5 0 obj\n<<>>'), 'unsafe'],
  ['a PDF that unpacks without end', 'cv.pdf', pdfOf(packed(' '.repeat(70_000_000))), 'unsafe'],
  ['a document without its text', 'cv.docx', zipOf({ '[Content_Types].xml': types, '_rels/.rels': '' }), 'file-type'],
  ['half a document', 'cv.docx', docxBytes.slice(0, docxBytes.length - 40), 'file-type'],
  ['a page called a PDF', 'cv.pdf', text('<!doctype html><script>alert(1)</script>'), 'file-type'],
  [
    'a picture',
    'cv.png',
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M8AAAICAQB7CYF4AAAAAElFTkSuQmCC', 'base64'),
    'file-type',
  ],
  ['an empty file', 'cv.pdf', new Uint8Array(), 'empty'],
  ['11 MB', 'cv.pdf', Buffer.concat([pdfBytes, new Uint8Array(11 * 1024 * 1024)]), 'too-large'],
];
