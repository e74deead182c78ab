import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPgliteIn } from '../../tests/support/databases/new-pglite.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copied = [
  'src',
  'tools',
  'project.inlang/settings.json',
  'office.inlang/settings.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.office.config.ts',
  'react-router.config.ts',
];
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'domivka-dev-'));
  const isSource = (path: string) => !/src\/(site|office)\/paraglide$/.test(path);
  for (const name of copied) cpSync(join(root, name), join(clone, name), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  newPgliteIn(join(clone, 'data'));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

it('in a fresh clone npm run dev shows pages and the office, and a word as soon as it is saved', { timeout: 600_000 }, async () => {
  const env = { ...process.env, DATA_DIR: join(clone, 'data'), DATABASE_URL: '', DEMO: 'false', PORT: '0' };
  const server = spawn(process.execPath, ['src/server/dev.ts'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  try {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const address = await vi.waitUntil(() => /site {2}(http:\S+)/.exec(said)?.[1], { timeout: 300_000, interval: 100 });
    const page = async () => (await fetch(new URL('en/favorites/', address))).text();
    expect(await page()).toMatch(/<h1[^>]*>Favourites/);

    const office = async (path: string) => (await fetch(new URL(path, address), { headers: { accept: 'text/html' } })).text();
    expect(await office('office/people')).toMatch(/@vite\/client[\s\S]*main\.tsx/);
    const title = join(clone, 'src/office/parts/use-title.ts');
    expect(await office('office/parts/use-title.ts')).toContain('document.title');
    const newTitle = readFileSync(title, 'utf8').replace('document.title', 'document.body.title');
    // Saved again each time: the folder may not be watched yet when it is saved first.
    const seesTitle = async () => {
      writeFileSync(title, newTitle);
      expect(await office('office/parts/use-title.ts')).toContain('document.body.title');
    };
    await vi.waitFor(seesTitle, { timeout: 60_000, interval: 1_000 });

    const words = join(clone, 'src/site/messages/favourites/en.json');
    writeFileSync(words, readFileSync(words, 'utf8').replace('"fav_title": "Favourites"', '"fav_title": "Kept"'));
    await vi.waitFor(async () => expect(await page()).toMatch(/<h1[^>]*>Kept/), { timeout: 200_000, interval: 500 });
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
});
