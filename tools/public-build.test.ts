import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const needed = [
  'src',
  'tools',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'project.inlang/settings.json',
];

/** The fingerprint of each file that browsers of the public site get. */
async function builtIn(folder: string): Promise<Record<string, string>> {
  const program = join(folder, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [program, 'build'], { cwd: folder, env });
  const client = join(folder, 'build/client');
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(client.length), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

it('the public site is the same to the byte with and without the office', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-public-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of needed) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const whole = await builtIn(folder);
  expect(Object.keys(whole).length).toBeGreaterThan(300);
  rmSync(join(folder, 'src/office'), { recursive: true });
  rmSync(join(folder, 'build'), { recursive: true });
  expect(await builtIn(folder)).toEqual(whole);
});
