import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFolder } from './demo-folder.ts';

/** Changes with every text and picture of the demo, without reading them as contents. */
export function demoVersion(): string {
  const files = globSync(['**/*.json', 'pictures/*/*.svg'], { cwd: demoFolder }).sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(demoFolder, file)));
  return `demo ${hash.digest('base64url')}`;
}
