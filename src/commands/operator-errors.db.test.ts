import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPgliteIn } from '../../tests/support/databases/new-pglite.ts';
import { allMigrations } from '../app/migrations.ts';
import { migrate, openDatabase } from '../platform/database/database.ts';

vi.setConfig({ testTimeout: 180_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'domivka-operator-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The output of a command or of the server, started as its own process. */
function run(script: string, given: string[] = [], { cwd = root, under = dataDir } = {}) {
  const { NODE_COMPILE_CACHE } = process.env;
  const settings = { DATA_DIR: under, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production', NODE_COMPILE_CACHE };
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, `src/${script === 'serve' ? 'server' : 'commands'}/${script}.ts`), ...given],
    {
      encoding: 'utf8',
      timeout: 120_000,
      cwd,
      env: settings,
    },
  );
  return { status, stderr };
}

/** One line of a sentence or two, and no trace of the program's insides. */
const sentence = (words: RegExp) => ({
  status: 1,
  stderr: expect.toSatisfy((said: string) => words.test(said) && /^[A-Z/][^\n]*\.\n$/.test(said) && !/\bat .*:\d+/.test(said)),
});

it.each<[string, (database: string) => void, RegExp]>([
  ['an empty control file', (at) => truncateSync(join(at, 'global/pg_control'), 0), /pg_control/],
  ['no control file', (at) => rmSync(join(at, 'global/pg_control')), /pg_control/],
  ['another control file', (at) => writeFileSync(join(at, 'global/pg_control'), Buffer.alloc(8_192, 'nonsense')), /incompatible/],
  ['no data', (at) => rmSync(join(at, 'base'), { recursive: true }), /does not exist/],
  ['no journal', (at) => rmSync(join(at, 'pg_wal'), { recursive: true }), /pg_wal/],
  [
    'an empty journal',
    (at) => {
      for (const name of readdirSync(join(at, 'pg_wal'))) if (/^0/.test(name)) rmSync(join(at, 'pg_wal', name));
    },
    /checkpoint/,
  ],
  ['an empty list of columns', (at) => truncateSync(join(at, 'base/5/1249'), 0), /./],
  ['nonsense as its list of types', (at) => writeFileSync(join(at, 'base/5/1247'), Buffer.alloc(81_920, 'nonsense')), /invalid page/],
])('says in a sentence that the database has %s', (_what, damage, words) => {
  newPgliteIn(dataDir);
  damage(join(dataDir, 'database'));
  const { status, stderr } = run('outbox');
  expect({ status, stderr }).toEqual(sentence(words));
  expect(stderr).toMatch(/cannot be opened.*restore a backup/);
});

it.runIf(process.platform === 'linux')('says in a sentence that no folder can be made for the data', () => {
  for (const under of ['/proc/x', '/proc/x/y']) expect(run('restore', ['package.json'], { under })).toEqual(sentence(/DATA_DIR/));
  writeFileSync(join(folder, 'file'), '');
  expect(run('restore', ['package.json'], { under: join(folder, 'file/data') })).toEqual(sentence(/DATA_DIR/));
});

it('starts from any folder as from its own', () => {
  newPgliteIn(dataDir);
  truncateSync(join(dataDir, 'database/global/pg_control'), 0);
  const here = run('serve');
  expect(run('serve', [], { cwd: folder })).toEqual(here);
  expect(here).toEqual(sentence(existsSync(join(root, 'build/server')) ? /pg_control/ : /not built/));
});

it('says in a sentence what is wrong with a backup and with the place for one', async () => {
  newPgliteIn(dataDir);
  const database = await openDatabase({ url: null, dataDir });
  await migrate(database, allMigrations);
  await database.kysely
    .insertInto('benefit_category')
    .values({ salesforce_id: 'b', name: { uk: 'Парк', en: 'Park' } })
    .execute();
  await database.close();
  const whole = join(folder, 'whole.gz');
  expect(run('backup', [join(folder, 'missing/backup.gz')])).toEqual(sentence(/missing.*not there/));
  expect(run('backup', [join(dataDir, 'database', 'PG_VERSION', 'backup.gz')])).toEqual(sentence(/no folder/));
  expect(run('backup', [whole]).status).toBe(0);

  const text = gunzipSync(readFileSync(whole)).toString();
  const spoil = (by: string) => {
    const file = join(folder, `spoiled-${readdirSync(folder).length}.gz`);
    writeFileSync(file, gzipSync(text.replace(/^\[.*$/m, by)));
    return file;
  };
  const elsewhere = { under: join(folder, 'elsewhere') };
  newPgliteIn(elsewhere.under);
  for (const row of ['["nonsense", [}', '[null]', '["b", "no names"]'])
    expect(run('restore', [spoil(row)], elsewhere), row).toEqual(sentence(/audit_entry.*nothing was changed/));
  expect(run('restore', [folder], elsewhere)).toEqual(sentence(/it is a folder/));
  expect(run('restore', [whole], elsewhere).status).toBe(0);
});
