import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import { Unreachable } from '../http/unreachable.ts';
import type { ObjectStore } from './object-store.ts';
import { type FindFile, type ShownFiles, shownName } from './shown-files.ts';

type Options = {
  prefix: string;
  /** The folder of the copies. Processes of one machine may share it. */
  folder: string;
  mostBytes: number;
  clock: Clock;
};
type Copy = { bytes: number; modifiedMs: number; checkedAt: number };

/** A name that the bucket does not have is not asked for again so soon; nor is a copy compared with it. Milliseconds. */
const missingMs = minuteMs;
const compareMs = 5 * minuteMs;
/** Names that strangers make up must not take every connection. */
const mostAtOnce = 64;

/**
 * Files that visitors are shown, in a bucket, read through copies on this machine: the least used go when they take more than `mostBytes`. A
 * copy is answered at once and compared with the bucket every five minutes, because a folder of contents may bring other bytes under the same
 * name; while the bucket is away copies stay, and a file without one is `Unreachable`. A copy has the time of its object, so that all
 * processes answer with the same ETag.
 */
export function cachedFiles(store: ObjectStore, { prefix, folder, mostBytes, clock }: Options): ShownFiles & { find: FindFile } {
  const copies = new LRUCache<string, Copy>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_copy, name, why) => {
      if (why === 'evict') void rm(join(folder, name), { force: true }).catch(() => undefined);
    },
  });
  const missing = new LRUCache<string, number>({ max: 10_000 });
  const loading = new Map<string, Promise<string | null>>();
  let scanned: Promise<void> | undefined;

  /** Takes over the copies of an earlier process. */
  async function scan(): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []); // the first copy makes the folder
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const about = entry.isFile() ? await stat(path).catch(() => null) : null;
      if (about) keep(relative(folder, path).replaceAll('\\', '/'), about.size, about.mtimeMs, 0);
    }
  }

  function keep(name: string, bytes: number, modifiedMs: number, checkedAt: number): void {
    copies.set(name, { bytes, modifiedMs, checkedAt });
  }

  async function load(name: string): Promise<string | null> {
    const found = await store.get(prefix + name);
    const now = clock().getTime();
    if (!found) {
      missing.set(name, now);
      return null;
    }
    const target = join(folder, name);
    const unfinished = join(dirname(target), `.${randomUUID()}.part`);
    try {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(unfinished, found.bytes);
      await utimes(unfinished, found.modifiedAt, found.modifiedAt);
      await rename(unfinished, target);
    } catch (fault) {
      await rm(unfinished, { force: true });
      if ((fault as NodeJS.ErrnoException).code === 'ENOSPC') throw new Unreachable('the disk of files', 'is full', 60);
      throw fault;
    }
    keep(name, found.bytes.length, found.modifiedAt.getTime(), now);
    return target;
  }

  /** Loads a file once, however many ask for it meanwhile. */
  function loadOnce(name: string): Promise<string | null> {
    const under = loading.get(name);
    if (under !== undefined) return under;
    if (loading.size >= mostAtOnce) throw new Unreachable('the object storage', 'is asked for too much at once', 1);
    const made = load(name).finally(() => loading.delete(name));
    loading.set(name, made);
    return made;
  }

  /** Replaces or drops a copy whose object has changed. */
  async function compare(name: string, copy: Copy): Promise<void> {
    const about = await store.about(prefix + name);
    if (!about) {
      copies.delete(name);
      await rm(join(folder, name), { force: true });
    } else if (about.bytes !== copy.bytes || about.modifiedAt.getTime() !== copy.modifiedMs) await loadOnce(name);
  }

  async function find(given: string): Promise<string | null> {
    scanned ??= scan();
    await scanned;
    const name = nameOrNull(given);
    if (name === null) return null;
    const now = clock().getTime();
    const copy = copies.get(name);
    const path = join(folder, name);
    if (copy && (await isThere(path))) {
      if (Math.abs(now - copy.checkedAt) >= compareMs) {
        copy.checkedAt = now;
        compare(name, copy).catch(() => undefined); // the copy stays as long as the bucket is away
      }
      return path;
    }
    if (Math.abs(now - (missing.get(name) ?? Number.NEGATIVE_INFINITY)) < missingMs) return null;
    return loadOnce(name);
  }

  return {
    find,
    async store(name, bytes) {
      await store.put(prefix + shownName(name), bytes);
      missing.delete(name);
    },
    async discard(name) {
      await store.remove(prefix + shownName(name));
      copies.delete(name);
      await rm(join(folder, name), { force: true });
    },
  };
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    (about) => about.isFile(),
    () => false,
  );

function nameOrNull(name: string): string | null {
  try {
    return shownName(name);
  } catch {
    return null;
  }
}
