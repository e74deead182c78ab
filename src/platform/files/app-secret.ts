import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that all processes on one data folder share: made by the first, readable by their user alone, the same after a restart.
 * Processes with folders of their own must be given one.
 */
export async function appSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault;
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32) throw new Error(`${file} holds no secret: delete it, and the next start makes one.`);
  return secret;
}
