import { inflateRawSync } from 'node:zlib';

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;
const endLength = 22;
const longestComment = 65_535;
const mostEntries = 5_000;
/** What its directory promises when all is unpacked: more is no resume but a bomb for whoever opens it. */
const mostUnpacked = 200 * 1024 * 1024;
/** Lists of links are short. */
const mostOfLinks = 1024 * 1024;

type Entry = { name: string; method: number; packed: number; unpacked: number; local: number };

/**
 * Whether the bytes are a zip whose directory is whole and holds the parts that make a Word document: `unsafe` when it brings macros,
 * programs or other files along, loads something from elsewhere when it is opened, or unpacks to more than anybody reads. Only its lists
 * of links are unpacked.
 */
export function readWordDocument(bytes: Uint8Array): 'document' | 'unsafe' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(view);
  const names = new Set(entries?.map(({ name }) => name));
  if (!entries || !['[Content_Types].xml', '_rels/.rels', 'word/document.xml'].every((part) => names.has(part))) return null;
  if (entries.some(({ name }) => /vbaProject|vbaData|^word\/(activeX|embeddings)\//i.test(name))) return 'unsafe';
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > mostUnpacked) return 'unsafe';
  for (const entry of entries.filter(({ name }) => /\.rels$/i.test(name))) {
    const links = textOf(view, entry);
    if (links === null || loadsFromElsewhere(links)) return 'unsafe';
  }
  return 'document';
}

/** A link that a reader follows is what a resume is full of; what is fetched by opening the file is not. */
const loadsFromElsewhere = (links: string): boolean =>
  [...links.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/gi)].some(
    ([link]) => /TargetMode\s*=\s*["']\s*External/i.test(link) && !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(link),
  );

/** Null when it cannot be unpacked, or to far more than it says. */
function textOf(view: DataView, { method, packed, local }: Entry): string | null {
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packed > view.byteLength) return null;
  const data = new Uint8Array(view.buffer, view.byteOffset + from, packed);
  try {
    if (method !== 0 && method !== 8) return null;
    return new TextDecoder().decode(method === 0 ? data : inflateRawSync(data, { maxOutputLength: mostOfLinks }));
  } catch {
    return null;
  }
}

function entriesOf(view: DataView): Entry[] | null {
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > mostEntries) return null;
  const entries: Entry[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number];
    const local = view.getUint32(at + 42, true);
    if (at + 46 + name > end || local + 30 > end || view.getUint32(local, true) !== localEntry) return null;
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, name)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      local,
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** The directory's end stands last, before a comment at most. */
function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= earliest; at--) if (view.getUint32(at, true) === endOfDirectory) return at;
  return null;
}
