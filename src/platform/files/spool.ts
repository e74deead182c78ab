import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../../base/uuid.ts';
import { Unreachable } from '../http/unreachable.ts';
import { roomIn } from './disk-room.ts';

/** Files that arrive in parts, by a random id. */
export type Spool = {
  /** How many bytes have arrived: 0 before the first part. */
  size(id: string): Promise<number>;
  /** Writes a part where the last one ended, and returns the new length; null when the file is not that long. */
  append(id: string, offset: number, bytes: Uint8Array): Promise<number | null>;
  /** Does the work on the file on this machine: its path is there until the work is done. */
  withFile<Outcome>(id: string, work: (path: string) => Promise<Outcome>): Promise<Outcome>;
  /** Also an unknown one. */
  discard(id: string): Promise<void>;
  /** The files to which nothing was added since that instant. */
  olderThan(instant: Date): Promise<string[]>;
};

/** Disk space that files in parts leave to everything else. */
const usuallyLeft = 512 * 1024 * 1024;

/** In a folder that is not served. */
export function spoolIn(folder: string, { leastLeft = usuallyLeft }: { leastLeft?: number } = {}): Spool {
  const place = (id: string) => {
    if (!isUuid(id)) throw new RangeError('not an id of ours');
    return join(folder, id);
  };
  const size = (id: string): Promise<number> =>
    stat(place(id)).then(
      (about) => about.size,
      () => 0,
    );

  return {
    size,
    async append(id, offset, bytes) {
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
    withFile: (id, work) => work(place(id)),
    discard: (id) => rm(place(id), { force: true }),
    async olderThan(instant) {
      const names = (await readdir(folder).catch(() => [])).filter(isUuid); // the first part makes the folder
      const ages = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
      return names.filter((_, at) => (ages[at]?.mtime ?? instant) < instant);
    },
  };
}
