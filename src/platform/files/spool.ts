import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../../base/uuid.ts';
import { Unreachable } from '../http/unreachable.ts';
import { roomIn } from './disk-room.ts';
import { sha256OfFile } from './sha256-of-file.ts';

/** Disk space that files in parts leave to everything else. */
const usuallyLeft = 512 * 1024 * 1024;

/** Files that arrive in parts, by a random id, in a folder that is not served. */
export function spoolIn(folder: string, { leastLeft = usuallyLeft }: { leastLeft?: number } = {}) {
  const place = (id: string) => {
    if (!isUuid(id)) throw new RangeError('not an id of ours');
    return join(folder, id);
  };
  /** How many bytes have arrived: 0 before the first part. */
  const size = (id: string): Promise<number> =>
    stat(place(id)).then(
      (about) => about.size,
      () => 0,
    );

  return {
    place,
    size,
    /** Writes a part where the last one ended, and returns the new length; null when the file is not that long. */
    async append(id: string, offset: number, bytes: Uint8Array): Promise<number | null> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (roomIn(folder) - bytes.length < leastLeft) throw new Unreachable('the disk of files', 'is full', 60);
      if ((await size(id)) !== offset) return null;
      const file = await open(place(id), offset === 0 ? 'w' : 'r+', 0o600);
      try {
        // The same part twice at once is written to the same place.
        await file.write(bytes, 0, bytes.length, offset);
      } finally {
        await file.close();
      }
      return offset + bytes.length;
    },
    sha256: (id: string): Promise<string> => sha256OfFile(place(id)),
    discard: (id: string): Promise<void> => rm(place(id), { force: true }),
    /** The files to which nothing was added since that instant. */
    async olderThan(instant: Date): Promise<string[]> {
      const names = (await readdir(folder).catch(() => [])).filter(isUuid); // the first part makes the folder
      const ages = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
      return names.filter((_, at) => (ages[at]?.mtime ?? instant) < instant);
    },
  };
}
export type Spool = ReturnType<typeof spoolIn>;
