import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from './sync-path.ts';
import { writeSynced } from './write-synced.ts';

/**
 * The secret that all processes on one data folder share: made by the first, readable by their user alone, the same after a restart.
 * Processes with folders of their own must be given one. It takes its name when it is whole, so that no process reads half of it.
 */
export async function appSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const found = await readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'ENOENT') throw fault;
    return null;
  });
  if (found === null) {
    await offer(file, randomBytes(32).toString('hex'));
    return appSecret(dataDir);
  }
  if (found.length < 32) throw new Error(`${file} holds no secret: delete it, and the next start makes one.`);
  return found;
}

/** Makes this the file's text, unless another process was faster. */
async function offer(file: string, secret: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await writeSynced(unfinished, secret, 0o600);
    await link(unfinished, file);
    syncPath(dirname(file));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
  } finally {
    await rm(unfinished, { force: true });
  }
}
