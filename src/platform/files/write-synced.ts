import { open } from 'node:fs/promises';

/** Writes a file that is not there yet; resolves when its bytes would outlive a loss of power. Its name in the folder is the caller's. */
export async function writeSynced(path: string, bytes: Uint8Array | string, mode?: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
