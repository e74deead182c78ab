import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { syncPath } from '../../files/sync-path.ts';
import { type Database, DatabaseUnusable } from '../database.ts';
import type { Copied, CopyProgress } from './backup-format.ts';
import { readBackup } from './read-backup.ts';
import { type RestoreOptions, restoreBackup } from './restore-backup.ts';

/**
 * Writes the whole database, as it is at one instant, into a gzipped file from which either engine can be restored.
 * The file appears under its name only when it is complete. Throws `DatabaseUnusable` when the file exists already.
 */
export async function backUp(database: Database, file: string, onProgress?: CopyProgress): Promise<Copied> {
  if (existsSync(file)) throw new DatabaseUnusable(`${file} is there already: give another name.`);
  let copied: Copied = { tables: 0, rows: 0 };
  async function* counted() {
    copied = yield* readBackup(database, onProgress);
  }
  const halfway = `${file}.part`;
  try {
    await pipeline(Readable.from(counted()), createGzip(), createWriteStream(halfway, { mode: 0o600 }));
    syncPath(halfway);
    renameSync(halfway, file);
    syncPath(dirname(resolve(file)));
  } catch (fault) {
    rmSync(halfway, { force: true });
    throw fault;
  }
  return copied;
}

/** Fills a database from such a file, all or nothing; refuses like `restoreBackup`. */
export async function restore(database: Database, file: string, options: RestoreOptions): Promise<Copied> {
  if (!existsSync(file)) throw new DatabaseUnusable(`There is no file ${file}.`);
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped).catch(() => undefined);
  try {
    return await restoreBackup(database, unzipped, options);
  } finally {
    unzipped.destroy();
    await reading;
  }
}

/** Copies one database into another, all or nothing; the source stays as it is. */
export function moveDatabase(source: Database, target: Database, options: RestoreOptions): Promise<Copied> {
  return restoreBackup(target, readBackup(source), options);
}

/** Refuses an embedded database that does not exist, which opening would create. */
export function requireDatabase(dataDir: string): void {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) throw new DatabaseUnusable(`There is no database in ${folder}: set DATA_DIR to the folder that holds it.`);
}
