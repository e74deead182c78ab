import { Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';

const mostParts = 1_000;
const mostUnpacked = 64 * 1024 * 1024;
const slice = 16 * 1024;

/**
 * The parts of a zip by their names, as its directory lists them; null when the directory and the parts disagree: other names, other sizes,
 * other contents, a part that is listed twice or not at all. Throws when it is no zip or unpacks to more than a reader needs.
 */
export function unpackParts(bytes: Uint8Array): Map<string, Uint8Array> | null {
  const names = new Set<string>();
  let [listed, promised] = [0, 0];
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      listed++;
      promised += originalSize;
      // Word ignores the case of names.
      names.add(name.toLowerCase());
      if (listed > mostParts || promised > mostUnpacked) throw new Error('the zip holds more than anybody reads');
      return true;
    },
  });
  const found = new Map(Object.entries(parts));
  if (names.size !== listed) return null;
  return isWhatStandsThere(bytes, found) ? found : null;
}

/** A zip of exactly these parts, the same bytes for the same parts. */
export const packParts = (parts: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  zipSync(Object.fromEntries(parts), { level: 1, mtime: '1980-01-01T12:00:00' });

/** Whether reading from the beginning, without the directory, gives the same parts; in slices, so that a wrong size is found early. */
function isWhatStandsThere(bytes: Uint8Array, parts: ReadonlyMap<string, Uint8Array>): boolean {
  const whole = new Set<string>();
  let agrees = true;
  const unzip = new Unzip((file) => {
    const part = parts.get(file.name);
    let at = 0;
    file.ondata = (fault, chunk, isLast) => {
      if (fault || !part || Buffer.compare(chunk, part.subarray(at, at + chunk.length)) !== 0) agrees = false;
      at += chunk.length;
      if (!isLast) return;
      if (at !== part?.length || whole.has(file.name)) agrees = false;
      whole.add(file.name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && agrees; at += slice) unzip.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
  return agrees && whole.size === parts.size;
}
