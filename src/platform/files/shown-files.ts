import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Unreachable } from '../http/unreachable.ts';
import { roomIn } from './disk-room.ts';
import { syncPath } from './sync-path.ts';
import { writeSynced } from './write-synced.ts';

/** Files that visitors are shown, by a name that follows from their bytes: one that is stored never changes. */
export type ShownFiles = {
  /** Resolves when the bytes are stored durably. */
  store(name: string, bytes: Uint8Array): Promise<void>;
  /** Also an unknown one. */
  discard(name: string): Promise<void>;
};

/** Returns the path of a file of this name on this machine; null where there is none. */
export type FindFile = (name: string) => Promise<string | null>;

const isName = /^[\w-]+(\/[\w-]+)*\.\w+$/;
/** The given name; throws for one that no file of ours has. */
export function shownName(name: string): string {
  if (!isName.test(name)) throw new RangeError('not a name of ours');
  return name;
}
const usuallyLeft = 512 * 1024 * 1024;

/** In a folder that the HTTP server serves. */
export function shownFilesIn(folder: string, { leastLeft = usuallyLeft }: { leastLeft?: number } = {}): ShownFiles {
  const place = (name: string) => join(folder, shownName(name));
  return {
    async store(name, bytes) {
      const target = place(name);
      await mkdir(dirname(target), { recursive: true });
      if (roomIn(folder) - bytes.length < leastLeft) throw new Unreachable('the disk of files', 'is full', 60);
      const unfinished = join(dirname(target), `.${randomUUID()}.part`);
      try {
        await writeSynced(unfinished, bytes);
        await rename(unfinished, target);
        syncPath(dirname(target));
      } catch (fault) {
        await rm(unfinished, { force: true });
        throw fault;
      }
    },
    discard: (name) => rm(place(name), { force: true }),
  };
}
