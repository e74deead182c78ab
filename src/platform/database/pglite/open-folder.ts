import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { syncPath, syncTree } from '../../files/sync-path.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { DurableFiles, durableStart } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';
import type { OpeningStep } from './worker-messages.ts';

/** The PostgreSQL inside the pinned PGlite; another one cannot read its files. */
const postgresMajor = '18';

/**
 * Opens the folder, created first when it does not exist, with its lock held and syncing proved.
 * Throws `DatabaseUnusable` when it cannot be written, is in use, of another PostgreSQL, or cannot be made durable.
 */
export async function openFolder(folder: string, onStep: (step: OpeningStep) => void): Promise<{ lite: PGlite; unlock: () => void }> {
  requireWritable(dirname(folder));
  const unlock = lockFolder(folder);
  try {
    if (!existsSync(folder)) {
      onStep('creating');
      await createFolder(folder);
    }
    const found = existsSync(join(folder, 'PG_VERSION')) ? readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim() : null;
    if (found === null)
      throw new DatabaseUnusable(`${folder} exists but holds no database: move it away or set DATA_DIR to another folder.`);
    if (found !== postgresMajor)
      throw new DatabaseUnusable(
        `The database in ${folder} was written by PostgreSQL ${found} and this version reads ${postgresMajor}: make a backup with the version that wrote it and restore that backup here.`,
      );
    closeToOthers(folder);
    onStep('opening');
    const files = new DurableFiles(folder);
    const lite = await startIn(folder, { fs: files, startParams: durableStart });
    await proveSyncing(lite, files, folder);
    return { lite, unlock };
  } catch (fault) {
    unlock();
    throw fault;
  }
}

/** Node's own recursive creation of folders never ends where the system refuses one, such as in `/proc`. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

function requireWritable(parent: string): void {
  try {
    makeFolders(parent);
    // A file of this name is no place for files.
    readdirSync(parent);
    accessSync(parent, constants.W_OK);
  } catch (fault) {
    const { code = fault } = fault as NodeJS.ErrnoException;
    throw new DatabaseUnusable(`${parent} is no folder that this user may write (${code}): set DATA_DIR to another one.`);
  }
}

/** Its PostgreSQL files are readable and writable by every user, regardless of the umask of the process. */
function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (fault) {
    // Where the folder is another user's, or the disk knows no rights, they are the operator's.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((fault as NodeJS.ErrnoException).code ?? '')) throw fault;
  }
}

// A folder appears under its name only when it is whole, so that a start that was killed halfway is simply repeated.
async function createFolder(folder: string): Promise<void> {
  const halfway = `${folder}.creating`;
  rmSync(halfway, { recursive: true, force: true });
  const lite = await startIn(folder, { fs: new DurableFiles(halfway) });
  await lite.close();
  syncTree(halfway);
  renameSync(halfway, folder);
  syncPath(dirname(folder));
}

const complaint = /(?:FATAL|PANIC):\s+(.*)/;

/** Where PostgreSQL cannot start, its own message says why; the fault of PGlite is only an internal stack trace. */
async function startIn(folder: string, options: PGliteOptions): Promise<PGlite> {
  let why = '';
  const onStderr = (line: string) => {
    why = complaint.exec(line)?.[1] ?? why;
    return true;
  };
  try {
    return await PGlite.create({ ...options, onStderr });
  } catch (fault) {
    const said = why || (fault instanceof Error ? fault.message : String(fault));
    throw new DatabaseUnusable(
      `The database in ${folder} cannot be opened: ${said}. See that the disk has room; if it has, the database is damaged: keep the folder, set DATA_DIR to another one and restore a backup there.`,
    );
  }
}

// Syncing is patched into PGlite's internals; an upgrade could undo it without a word.
async function proveSyncing(lite: PGlite, files: DurableFiles, folder: string): Promise<void> {
  const { rows } = await lite.query<{ fsync: string }>('show fsync');
  const before = files.syncs;
  await lite.exec(`select pg_logical_emit_message(true, 'start', 'sync')`);
  if (rows[0]?.fsync === 'on' && files.syncs > before) return;
  await lite.close();
  throw new DatabaseUnusable(`The database in ${folder} does not reach the disk on commit, so it is not safe to start.`);
}
