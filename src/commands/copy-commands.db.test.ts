import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { newPgliteIn } from '../../tests/support/databases/new-pglite.ts';
import { clonePostgres } from '../../tests/support/databases/reused-postgres.ts';
import { allMigrations } from '../app/migrations.ts';
import { migrate, openDatabase } from '../platform/database/database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'domivka-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Where this run keeps what its processes compiled: the rest of the environment is not for a command. */
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

function run(command: string, given: string[], settings: Record<string, string>) {
  const file = new URL(`./${command}.ts`, import.meta.url).pathname;
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...given], { encoding: 'utf8', env: { ...compiled, ...settings } });
  return { status, stdout, stderr };
}

async function rowsIn(url: string | null, dataDir: string): Promise<unknown[]> {
  const database = await openDatabase({ url, dataDir });
  const rows = await database.kysely.selectFrom('benefit_category').selectAll().execute();
  await database.close();
  return rows;
}

it.skipIf(inject('postgresUrl') === null)(
  'takes the data from the embedded database to a file, back, and to PostgreSQL',
  async () => {
    const [first, second, file] = [join(folder, 'first'), join(folder, 'second'), join(folder, 'backup.gz')];
    expect(run('backup', [file], { DATA_DIR: first })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('There is no database in'),
    });
    expect(existsSync(first)).toBe(false);

    newPgliteIn(first);
    const database = await openDatabase({ url: null, dataDir: first });
    await migrate(database, allMigrations);
    await database.kysely
      .insertInto('benefit_category')
      .values({ salesforce_id: 'b', name: { uk: 'Парк', en: 'Park' } })
      .execute();
    expect(run('backup', [file], { DATA_DIR: first })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('in use by another process'),
    });
    await database.close();
    const rows = await rowsIn(null, first);

    const backup = run('backup', [file], { DATA_DIR: first });
    expect(backup).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Backed up 2 rows of \d+ tables into /) });
    const restore = run('restore', [file], { DATA_DIR: second });
    expect(restore).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Restored 2 rows of \d+ tables from /) });
    expect(await rowsIn(null, second)).toEqual(rows);
    expect(run('restore', [file], { DATA_DIR: second })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already holds data'),
    });

    const url = await clonePostgres(null);
    const withPassword = url.replace('tests@', 'tests:hunter2@');
    const move = run('move-to-postgres', [withPassword], { DATA_DIR: first });
    expect(move).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Moved 2 rows of \d+ tables to 127\.0\.0\.1/) });
    expect(move.stdout + move.stderr).not.toContain('hunter2');
    expect(await rowsIn(url, '')).toEqual(rows);
    expect(await rowsIn(null, first)).toEqual(rows);
  },
  180_000,
);
