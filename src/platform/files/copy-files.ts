import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type Copying = { files: readonly string[]; from: string; to: string; dryRun?: boolean };

/**
 * Copies files, named relative to `from`, where the target is missing or differs. Each is replaced atomically: a concurrent reader gets a
 * whole file. Files that are not named stay.
 */
export async function copyFiles({ files, from, to, dryRun = false }: Copying): Promise<{ added: string[]; changed: string[] }> {
  const outcome = { added: [] as string[], changed: [] as string[] };
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    const [wanted, found] = await Promise.all([readFile(source), readFile(target).catch(orNothing)]);
    if (found?.equals(wanted)) continue;
    outcome[found ? 'changed' : 'added'].push(file);
    if (dryRun) continue;
    await mkdir(dirname(target), { recursive: true });
    const unfinished = join(dirname(target), `.${randomUUID()}.part`);
    try {
      await copyFile(source, unfinished, constants.COPYFILE_FICLONE);
      await rename(unfinished, target);
    } catch (fault) {
      await rm(unfinished, { force: true });
      throw fault;
    }
  }
  return outcome;
}

function orNothing(fault: NodeJS.ErrnoException): null {
  if (fault.code === 'ENOENT') return null;
  throw fault;
}
