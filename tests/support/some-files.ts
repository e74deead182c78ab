/** Bytes that visitors send as files: each what its name says, unless it is meant to be something else. */
const text = (value: string) => new TextEncoder().encode(value);

/** A zip of stored entries: just enough of the format to be whole. */
export function zipOf(entries: Record<string, string>): Uint8Array<ArrayBuffer> {
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
    const [named, data] = [text(name), text(content)];
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
const wordParts = { '[Content_Types].xml': types, '_rels/.rels': '<Relationships/>', 'word/document.xml': '<w:document/>' };

export const pdfBytes = text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const docxBytes = zipOf(wordParts);
export const programBytes = Buffer.concat([text('MZ'), new Uint8Array(62), text('PE\0\0')]);

/** Files that must be refused, and by which code. */
export const badFiles: [what: string, name: string, bytes: Uint8Array, code: string][] = [
  ['a program called a PDF', 'cv.pdf', programBytes, 'file-type'],
  ['an archive called a document', 'cv.docx', zipOf({ 'readme.txt': 'hello' }), 'file-type'],
  ['a document with macros', 'cv.docx', zipOf({ ...wordParts, 'word/vbaProject.bin': 'x' }), 'file-type'],
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
