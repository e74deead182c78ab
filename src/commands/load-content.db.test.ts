import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { newPgliteIn } from '../../tests/support/databases/new-pglite.ts';
import { clonePostgres } from '../../tests/support/databases/reused-postgres.ts';
import { openDatabase } from '../platform/database/database.ts';

const example = fileURLToPath(new URL('../../content/example', import.meta.url));
let folder: string;
let dataDir: string;
let mine: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'domivka-content-'));
  [dataDir, mine] = [join(folder, 'data'), join(folder, 'mine')];
  cpSync(example, mine, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function commandOn(url: string) {
  return (...given: string[]) => {
    const script = fileURLToPath(new URL('load-content.ts', import.meta.url));
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url };
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given], { env, encoding: 'utf8', timeout: 100_000 });
    return { status, stdout, stderr };
  };
}
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(mine, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(mine, file), text.replace(from, to));
}
const copied = () => existsSync(join(dataDir, 'pictures/sunny-gate/hero-800.webp'));

describe.each(['pglite', 'postgres'] as const)('npm run content on %s', (engine) => {
  const missing = engine === 'postgres' && inject('postgresUrl') === null;

  it.skipIf(missing)(
    'shows what differs, loads it with its pictures, and keeps what an editor has changed',
    async () => {
      const url = engine === 'postgres' ? await clonePostgres() : '';
      if (engine === 'pglite') newPgliteIn(dataDir);
      const command = commandOn(url);
      const dry = command(mine, '--dry-run');
      expect(dry).toMatchObject({ status: 0, stderr: '' });
      expect(dry.stdout).toMatch(/added +news +first-pile\n[\s\S]*Dry run: nothing was written\.\n$/);
      expect(copied()).toBe(false);

      const loaded = command(mine);
      expect(loaded).toMatchObject({ status: 0, stderr: '' });
      expect(loaded.stdout).toMatch(/11 added, 0 changed, 0 removed, 0 kept, 0 rows as they were\.\nLoaded\.\n$/);
      expect(loaded.stdout).toContain('Projects without flats: sunny-gate.');
      expect(copied()).toBe(true);
      expect(command(mine).stdout).toMatch(/0 added, 0 changed, 0 removed, 0 kept, 11 rows as they were\.\nNothing has changed\.\n$/);

      const database = await openDatabase({ url: url || null, dataDir });
      await sql`update entry set content = jsonb_set(content, '{uk,title}', '"Слово редактора"') where kind = 'news'`.execute(
        database.kysely,
      );
      await sql`update instalment_terms set content = jsonb_set(content, '{longestMonths}', '48')`.execute(database.kysely);
      await database.close();
      edit('entries/news.json', 'Забито першу палю', 'Забито дві палі');
      edit('projects/sunny-gate.json', 'біля парку', 'біля лісу');
      edit('instalments.json', '"longestMonths": 24', '"longestMonths": 36');
      const again = command(mine);
      expect(again.stdout).toMatch(/changed +project +sunny-gate\n/);
      expect(again.stdout).toMatch(/kept +news +first-pile\n +kept +instalments +general\n.*--overwrite/);
      expect(command(mine, '--overwrite').stdout).toMatch(/changed +news +first-pile\n +changed +instalments +general\n/);
    },
    120_000,
  );
});

it('refuses mistakes with file and field, and writes nothing', { timeout: 120_000 }, async () => {
  newPgliteIn(dataDir);
  const command = commandOn('');
  edit('entries/news.json', '"tag": "site"', '"tag": "sites"');
  edit('entries/news.json', '<p>The slab', '<iframe></iframe><p>The slab');
  edit('instalments.json', '"projects": {}', '"projects": {}, "others": {}');
  const malformed = command(mine);
  expect(malformed).toMatchObject({ status: 1, stdout: '' });
  expect(malformed.stderr).toBe('instalments.json: others: is not known here\nRefused: 1 mistake. Nothing was written.\n');
  edit('instalments.json', ', "others": {}', '');
  expect(command(mine).stderr).toBe(
    `${[
      'entries/news.json: first-pile.tag: there is no news tag sites',
      'entries/news.json: first-pile.en.html: has markup beyond paragraphs, lists, emphasis, headings and links',
    ].join('\n')}\nRefused: 2 mistakes. Nothing was written.\n`,
  );
  expect(copied()).toBe(false);
  expect(command(join(folder, 'none'))).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no folder') });
  expect(command(mine, '--wet-run')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: npm run content') });
});

it('says what to do beside a running server', { timeout: 120_000 }, async () => {
  newPgliteIn(dataDir);
  const server = await openDatabase({ url: null, dataDir });
  const refused = commandOn('')(mine);
  await server.close();
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toContain('in use by another process');
  expect(refused.stderr).toMatch(/stop the server, load, and start it again.*npm run move-to-postgres/);
});
