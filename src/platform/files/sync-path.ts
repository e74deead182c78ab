import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Flushes one file or one folder's list of names to disk. */
export function syncPath(path: string): void {
  let opened: number;
  try {
    opened = openSync(path, 'r');
  } catch (fault) {
    // Windows cannot open folders and flushes their names by itself.
    if (process.platform === 'win32') return;
    throw fault;
  }
  try {
    fsyncSync(opened);
  } catch (fault) {
    if (process.platform !== 'win32') throw fault;
  } finally {
    closeSync(opened);
  }
}

/** The same for a folder with all that is in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}
