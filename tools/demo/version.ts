import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../', import.meta.url));

/** Changes with every word and picture of the demo: what its contents are made of, told without making them. */
export function demoVersion(): string {
  const files = globSync(
    ['tools/demo/**/*.ts', 'tools/demo/*.json', 'content/obriy/pictures/manifest.json', 'content/obriy/pictures/*/*.svg'],
    { cwd: folder },
  ).sort();
  const hash = createHash('sha256');
  for (const file of files.filter((name) => !name.endsWith('.test.ts'))) hash.update(`${file}\n`).update(readFileSync(`${folder}${file}`));
  return `demo ${hash.digest('base64url')}`;
}
