import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const newKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** A key that stays the same over restarts and in all processes of one folder. */
export async function persistentKey(folder: string, name = 'key'): Promise<KeyObject> {
  const file = join(folder, `${name}.pem`);
  const part = `${file}.${process.pid}.part`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(part, newKey().export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  // Written whole or not at all, and only when there is none yet.
  await link(part, file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  await rm(part);
  return createPrivateKey(await readFile(file, 'utf8'));
}
