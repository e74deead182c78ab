// `npm run build`: messages, then the site for the browser and the server; `--if-stale` builds only after a change.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { compiledMessages, newestChange, prepareMessages } from './prepare.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'build/built');

/** The sources of both programs; nothing that a build writes. */
export const sources = [
  'src/site',
  'src/office',
  'src/drawings',
  'src/plans',
  'src/ui',
  'src/contract',
  'src/base',
  'project.inlang/settings.json',
  'office.inlang/settings.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.office.config.ts',
  'react-router.config.ts',
  'tools/chunks.ts',
  'tools/browsers.ts',
  'tools/layer-order.ts',
];

/** True when a source of the site is newer than the last finished build. */
export function isBuildStale(): boolean {
  const changed = newestChange(
    sources.map((source) => join(root, source)),
    compiledMessages.map((folder) => join(root, folder)),
  );
  return !existsSync(join(root, 'build/server')) || newestChange([stamp]) < changed;
}

/** Builds the site and the office; throws with the builder's own words when it fails. */
export function buildSite(): void {
  const began = new Date();
  prepareMessages();
  run('The site', 'node_modules/@react-router/dev/bin.cjs', 'build');
  run('The office', 'node_modules/vite/bin/vite.js', 'build', '--config', 'vite.office.config.ts');
  for (const program of ['client', 'office']) packAssets(join(root, 'build', program, 'assets'));
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, began, began); // a source saved during the build counts as newer
}

function run(name: string, script: string, ...args: string[]): void {
  const built = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`${name} could not be built:\n${built.stdout ?? ''}${built.stderr ?? ''}`);
}

/** Packs scripts and styles as small as brotli can, which a server has no time for, into `.br` files beside them. */
function packAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const body = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, { params }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--if-stale') && !isBuildStale()) console.log('The site is built and fresh.');
  else {
    const started = performance.now();
    console.log('Building the site …');
    buildSite();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
}
