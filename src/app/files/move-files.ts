import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ObjectStore } from '../../platform/files/object-store.ts';
import { sha256OfFile } from '../../platform/files/sha256-of-file.ts';
import { bucketPrefixes } from './build-files.ts';

type Folder = 'pictures' | 'resumes';
type Moving = { store: ObjectStore; dataDir: string; folders?: readonly Folder[]; onFile?: (key: string) => void };
export type Moved = { copied: number; same: number };

const both: readonly Folder[] = ['pictures', 'resumes'];
const atOnce = 8;

/**
 * Copies the files of a data folder into the bucket, under the same paths. What is there with the same sum is left alone, so a run that was
 * interrupted goes on; each copy is compared with what the storage says of it. Uploads under way stay: they are begun anew.
 */
export async function moveIntoBucket({ store, dataDir, folders = both, onFile = () => undefined }: Moving): Promise<Moved> {
  const files = (await Promise.all(folders.map((folder) => filesUnder(dataDir, bucketPrefixes[folder])))).flat();
  return inTurns(files, async (key) => {
    const path = join(dataDir, key);
    const sha256 = await sha256OfFile(path);
    if ((await store.about(key))?.sha256 === sha256) return 'same';
    await store.put(key, await readFile(path));
    if ((await store.about(key))?.sha256 !== sha256) throw new Error(`${key} came to the bucket with other bytes`);
    onFile(key);
    return 'copied';
  });
}

/** Copies what is in the bucket into a folder: a backup, or the way back to `DATA_DIR`. Files that the bucket does not have stay. */
export async function copyFromBucket({ store, dataDir, folders = both, onFile = () => undefined }: Moving): Promise<Moved> {
  const objects = (await Promise.all(folders.map((folder) => store.list(bucketPrefixes[folder])))).flat();
  return inTurns(
    objects.map(({ key }) => key),
    async (key) => {
      const path = join(dataDir, key);
      const found = await store.get(key);
      if (!found) return 'same'; // it was deleted meanwhile
      const there = await stat(path).catch(() => null);
      if (there?.isFile() && (await sha256OfFile(path)) === createHash('sha256').update(found.bytes).digest('hex')) return 'same';
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = join(dirname(path), `.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, found.bytes, { mode: 0o600 });
        await rename(unfinished, path);
      } catch (fault) {
        await rm(unfinished, { force: true });
        throw fault;
      }
      onFile(key);
      return 'copied';
    },
  );
}

async function inTurns(keys: readonly string[], work: (key: string) => Promise<keyof Moved>): Promise<Moved> {
  const moved: Moved = { copied: 0, same: 0 };
  for (let at = 0; at < keys.length; at += atOnce)
    for (const outcome of await Promise.all(keys.slice(at, at + atOnce).map(work))) moved[outcome] += 1;
  return moved;
}

/** The keys of the files in a folder of the data; those that were being written when a process died are none. */
async function filesUnder(dataDir: string, prefix: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, prefix), { withFileTypes: true, recursive: true }).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return [];
    throw fault;
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.part'))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
