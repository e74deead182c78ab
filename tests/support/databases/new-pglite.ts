import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Puts a new embedded database into a data folder that has none, as the first start would make it. */
export function newPgliteIn(dataDir: string): void {
  cpSync(inject('pgliteFolder'), join(dataDir, 'database'), { recursive: true });
}
