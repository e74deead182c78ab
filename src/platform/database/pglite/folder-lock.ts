import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnusable } from '../database-unusable.ts';

/**
 * Takes the folder for this process alone; returns a function that releases it. The lock is the operating system's, held through
 * an exclusive SQLite transaction on `<folder>.lock`, so it ends with the process however the process ends.
 * Throws `DatabaseUnusable` while another process, or another opening in this one, holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    file.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive');
  } catch {
    file.close();
    throw new DatabaseUnusable(
      `The database in ${folder} is in use by another process: stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  return () => {
    file.exec('rollback');
    file.close();
  };
}
