import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../../base/uuid.ts';
import { Unreachable } from '../http/unreachable.ts';
import { roomIn } from './disk-room.ts';
import { syncPath } from './sync-path.ts';
import { writeSynced } from './write-synced.ts';

/** Files of visitors, in a folder that is not served, under random names. */
export type FilesPort = {
  /** Stores the bytes and returns their random name when they are on disk. */
  store(bytes: Uint8Array): Promise<string>;
  read(name: string): Promise<Uint8Array>;
  /** Also for an unknown name. */
  discard(name: string): Promise<void>;
  /** The names of files whose storing began before that instant. */
  olderThan(instant: Date): Promise<string[]>;
};

const noRoom = /^(ENOSPC|EDQUOT|EROFS)$/;

/** Disk space that files leave to everything else, so that endless uploads cannot stop the database. */
const usuallyLeft = 512 * 1024 * 1024;

/** Files on the disk of this machine, with so many bytes of free space; `Unreachable` while there is less. The folder is created with the first file. */
export function filesIn(folder: string, { leastLeft = usuallyLeft }: { leastLeft?: number } = {}): FilesPort {
  const place = (name: string) => {
    if (!isUuid(name)) throw new RangeError('not a name of ours');
    return join(folder, name);
  };
  return {
    async store(bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (roomIn(folder) - bytes.length < leastLeft) throw new Unreachable('the disk of files', 'is full', 60);
      const name = randomUUID();
      const unfinished = join(folder, `${name}.part`);
      try {
        await writeSynced(unfinished, bytes, 0o600);
        await rename(unfinished, place(name));
        // The name too must outlive a loss of power, not only the bytes.
        syncPath(folder);
      } catch (fault) {
        await Promise.all([unfinished, place(name)].map((file) => rm(file, { force: true })));
        if (noRoom.test(String((fault as NodeJS.ErrnoException).code))) throw new Unreachable('the disk of files', 'is full', 60);
        throw fault;
      }
      return name;
    },
    read: (name) => readFile(place(name)),
    discard: async (name) => {
      await Promise.all([place(name), `${place(name)}.part`].map((file) => rm(file, { force: true })));
    },
    async olderThan(instant) {
      const names = await readdir(folder).catch(() => []); // the first file makes the folder
      const old = [];
      for (const name of names) {
        const ours = name.replace(/\.part$/, '');
        const found = isUuid(ours) ? await stat(join(folder, name)).catch(() => null) : null;
        if (found && found.mtime <= instant) old.push(ours);
      }
      return old;
    },
  };
}
