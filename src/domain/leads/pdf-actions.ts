import { inflateSync } from 'node:zlib';

/** What a PDF does or brings along beside being read; and a lock, behind which nobody can look. */
const unsafe = new Set(['JavaScript', 'JS', 'EmbeddedFile', 'EmbeddedFiles', 'Launch', 'RichMedia', 'Encrypt']);
/** Of what is packed inside, all together. */
const mostUnpacked = 64 * 1024 * 1024;
const name = /\/((?:[A-Za-z0-9_.+-]|#[0-9A-Fa-f]{2})+)/g;

/** Names may be written by the numbers of their letters. */
const plain = (written: string) =>
  written.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
const hasUnsafe = (text: string): boolean => [...text.matchAll(name)].some(([, written = '']) => unsafe.has(plain(written)));

/**
 * Whether a PDF can do more than be read: scripts, programs, other files inside, or a lock. Objects that stand packed in streams are
 * unpacked and looked at; pictures and pages are not.
 */
export function pdfActs(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = mostUnpacked;
  let at = 0;
  while (at < file.length) {
    const begins = file.indexOf('stream', at, 'latin1');
    const words = file.toString('latin1', at, begins < 0 ? file.length : begins);
    if (hasUnsafe(words)) return true;
    if (begins < 0) return false;
    const ends = file.indexOf('endstream', begins, 'latin1');
    if (ends < 0) return true;
    const head = plain(words.slice(words.lastIndexOf('obj')));
    if (/\/Type\s*\/ObjStm/.test(head)) {
      const objects = unpacked(file, { from: begins + 'stream'.length, to: ends, head, most: left });
      if (objects === null || hasUnsafe(objects.toString('latin1'))) return true;
      left -= objects.length;
    }
    at = ends + 'endstream'.length;
  }
  return false;
}

type Stream = { from: number; to: number; head: string; most: number };

/** Null for what is packed in a way that nobody uses for objects, and for more than anybody reads. */
function unpacked(file: Buffer, { from, to, head, most }: Stream): Buffer | null {
  const line = file[from] === 13 ? 2 : 1;
  const data = file.subarray(from + line, to);
  if (!/\/Filter/.test(head)) return data.length <= most ? data : null;
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?/.test(head) || /\/DecodeParms/.test(head) || most <= 0) return null;
  try {
    return inflateSync(data, { maxOutputLength: most });
  } catch {
    return null;
  }
}
