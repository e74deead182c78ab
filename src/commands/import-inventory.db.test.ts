import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newPgliteIn } from '../../tests/support/databases/new-pglite.ts';
import { sampleXml } from '../domain/catalogue/import/sample-feed.ts';
import { openDatabase } from '../platform/database/database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'domivka-import-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function command(...given: string[]) {
  const script = fileURLToPath(new URL('import-inventory.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...given], { env, encoding: 'utf8', timeout: 100_000 });
  return { status, stdout, stderr };
}

it('beside a running server, and when a feed is refused, says what to do; else it imports', { timeout: 120_000 }, async () => {
  const file = join(folder, 'feed.xml');
  writeFileSync(file, sampleXml([{}, {}]));
  newPgliteIn(folder);
  const server = await openDatabase({ url: null, dataDir: folder });
  const refused = command(file);
  await server.close();
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toContain('in use by another process');
  expect(refused.stderr).toMatch(/stop the server.*import.*start it again/i);
  expect(refused.stderr).toContain('INVENTORY_URL');

  const imported = command(file, '--rate', '41.25');
  expect(imported.stderr).toBe('');
  expect(imported.stdout).toMatch(/New +2\n[\s\S]*Applied in/);
  expect(imported.status).toBe(0);
  const again = await openDatabase({ url: null, dataDir: folder });
  const proposals = await again.kysely.selectFrom('import_proposal').select(['origin', 'source', 'file_name', 'state']).execute();
  await again.close();
  expect(proposals).toEqual([{ origin: 'command', source: 'feed', file_name: 'feed.xml', state: 'applied' }]);
  expect(command(file, '--dry-run').stdout).toMatch(/Unchanged +2\nDry run/);
  writeFileSync(file, sampleXml([{ id: 'another' }]));
  expect(command(file)).toMatchObject({ status: 1, stderr: expect.stringContaining('--allow-gone') });
  writeFileSync(file, sampleXml([{}, { rooms: '0' }]));
  expect(command(file)).toMatchObject({ status: 1, stderr: expect.stringContaining('--skip-bad') });
  expect(command(join(folder, 'none.xml'))).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no file') });
  const table = join(folder, 'table.csv');
  const titles = 'ЖК;Секція;Поверхів;Здача;Квартира;Поверх;Кімнат;Площа;Ціна, $;Менеджер;Колір дверей';
  writeFileSync(table, `${titles}\nВишневий;1;16;2027-12;12;3;2;61,5;90000;Оля;синій\n`);
  expect(command(table, '--rate', '41.25', '--dry-run').stdout).toMatch(/New +1\n[\s\S]*Columns passed over: Менеджер, Колір дверей\n/);
});
