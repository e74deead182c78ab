const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;
const mostEntries = 5_000;

/**
 * Whether the bytes are a zip whose directory is whole and holds the parts that make a Word document, and no macros. Nothing is
 * unpacked.
 */
export function isWordDocument(bytes: Uint8Array): boolean {
  const names = entriesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!names) return false;
  return ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'].every((part) => names.has(part)) && !names.has('word/vbaProject.bin');
}

function entriesOf(view: DataView): Set<string> | null {
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > mostEntries) return null;
  const names = new Set<string>();
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number];
    const local = view.getUint32(at + 42, true);
    if (at + 46 + name > end || local + 30 > end || view.getUint32(local, true) !== localEntry) return null;
    names.add(new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, name)));
    at += 46 + name + extra + comment;
  }
  return names;
}

/** The directory's end stands last, before a comment at most. */
function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= earliest; at--) if (view.getUint32(at, true) === endOfDirectory) return at;
  return null;
}
