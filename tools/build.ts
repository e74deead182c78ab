// `npm run build`: messages, then the site for the browser and the server; `--if-stale` builds only after a change.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
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
  'tools/reports-worker.ts',
];

/** True when a source of the site is newer than the last finished build. */
export function isBuildStale(): boolean {
  const changed = newestChange(
    sources.map((source) => join(root, source)),
    compiledMessages.map((folder) => join(root, folder)),
  );
  return !existsSync(join(root, 'build/server')) || newestChange([stamp]) < changed;
}

/** Builds the site and, while that is packed, the office; throws with the builder's own words when it fails. */
export async function buildSite(): Promise<void> {
  const began = new Date();
  prepareMessages();
  // The first one empties the folder of both.
  await run('The site', 'node_modules/@react-router/dev/bin.cjs', 'build');
  const packed = packAssets(join(root, 'build/client/assets'));
  await run('The office', 'node_modules/vite/bin/vite.js', 'build', '--config', 'vite.office.config.ts');
  await Promise.all([packed, packAssets(join(root, 'build/office/assets'))]);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, '');
  utimesSync(stamp, began, began); // a source saved during the build counts as newer
}

async function run(name: string, script: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once('close', resolve).once('error', reject));
  const [status, said, complained] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (status !== 0) throw new Error(`${name} could not be built:\n${said}${complained}`);
}

const pack = promisify(brotliCompress);

/** Packs scripts and styles as small as brotli can, which a server has no time for, into `.br` files beside them. */
async function packAssets(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    names.map(async (name) => {
      const body = readFileSync(join(folder, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      await writeFile(join(folder, `${name}.br`), await pack(body, { params }));
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--if-stale') && !isBuildStale()) console.log('The site is built and fresh.');
  else {
    const started = performance.now();
    console.log('Building the site …');
    await buildSite();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
}
