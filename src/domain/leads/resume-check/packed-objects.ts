import { constants, inflateSync } from 'node:zlib';

/** Bytes of packed objects in a file. A resume has some hundred thousand; reading as many as these takes longer than a check may. */
const mostUnpacked = 32 * 1024 * 1024;
const longestHead = 4_096;
/** The streams that a reader unpacks to find its objects; pictures and pages stay packed. */
const holdsObjects = /\/(?:ObjStm|XRef)\b/;

/**
 * Whether the packed objects of a PDF unpack to more than a check can read, measured without building any. It only saves the time of
 * reading them: a file that disguises such a stream is refused when its check exceeds its limits.
 */
export function unpacksTooMuch(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let unpacked = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 1)) {
    const head = file.toString('latin1', Math.max(0, at - longestHead), at);
    if (head.endsWith('end') || !holdsObjects.test(head.slice(head.lastIndexOf(' obj') + 1))) continue;
    const [lineEnd = ''] = /^\r?\n/.exec(file.toString('latin1', at + 6, at + 8)) ?? [];
    unpacked += unpackedLength(file.subarray(at + 6 + lineEnd.length), mostUnpacked - unpacked);
    if (unpacked > mostUnpacked) return true;
  }
  return false;
}

/** At most one more than `most`; 0 for what is not packed so. */
function unpackedLength(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most), chunkSize: 256 * 1024, finishFlush: constants.Z_SYNC_FLUSH }).length;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0;
  }
}
