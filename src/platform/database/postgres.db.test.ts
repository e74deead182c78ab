import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { allMigrations } from '../../app/migrations.ts';
import { announceChange, type Database, DatabaseUnusable, migrate, openDatabase } from './database.ts';

const opened: Database[] = [];
const faults: unknown[] = [];
async function open(url: string): Promise<Database> {
  const database = await openDatabase({ url, dataDir: '', onMaintenanceFault: (fault) => faults.push(fault) });
  opened.push(database);
  return database;
}
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  faults.length = 0;
});
const announce = ({ kysely }: Database, topic: string) => kysely.transaction().execute((transaction) => announceChange(transaction, topic));

// With half a second more for a busy machine.
const aSecond = { timeout: 1500, interval: 10 };

onEachEngine('migrations', (openMigrated, engine) => {
  it('are applied once, and refuse what a newer version has changed', async () => {
    const database = await openMigrated();
    expect(await migrate(database, allMigrations)).toEqual([]);
    await migrate(database, { ...allMigrations, '9999-future': { up: async () => undefined } });
    await expect(migrate(database, allMigrations)).rejects.toThrow(
      /^The database was changed by a newer version of Domivka \(9999-future\)/,
    );
  });

  it('leave nothing of a failed one', async () => {
    const database = await openMigrated();
    const failing = {
      ...allMigrations,
      '9998-half': {
        async up(db: Database['kysely']) {
          await sql`create table half (id int)`.execute(db);
          await sql`select 1 / 0`.execute(db);
        },
      },
    };
    await expect(migrate(database, failing)).rejects.toMatchObject({ code: '22012' });
    expect((await sql`select to_regclass('half') as half`.execute(database.kysely)).rows).toEqual([{ half: null }]);
    expect(await migrate(database, allMigrations)).toEqual([]);
  });

  if (engine === 'pglite') return;

  it('are applied once by three processes that start at the same time', async () => {
    const url = await clonePostgres(null);
    const three = await Promise.all([open(url), open(url), open(url)]);
    const applied = await Promise.all(three.map((database) => migrate(database, allMigrations)));
    expect(applied.flat().sort()).toEqual(Object.keys(allMigrations).sort());
  });

  it('notify every process of a change within a second, also one that has lost its listening connection', async () => {
    const url = await clonePostgres();
    const [first, second] = [await open(url), await open(url)];
    let heard = 0;
    second.watch('catalogue', () => {
      heard += 1;
    });
    const program = `
      import { announceChange, openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)};
      const database = await openDatabase({ url: process.argv[1], dataDir: '' });
      await database.kysely.transaction().execute((transaction) => announceChange(transaction, 'catalogue'));
      console.log(Date.now());
      await database.close();`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', program, url], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => other.stdout.once('data', resolve));
    await expect.poll(() => heard, aSecond).toBe(1);

    const killer = new pg.Client(url);
    await killer.connect();
    const { rowCount } = await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'domivka changes'`,
    );
    await killer.end();
    expect(rowCount).toBe(1);
    await announce(first, 'catalogue');
    await expect.poll(() => heard, aSecond).toBe(2);
    await announce(first, 'catalogue');
    await expect.poll(() => heard, aSecond).toBe(3);
  });

  it('notify of a change even where notifications are lost', async () => {
    const database = await open(await clonePostgres());
    let heard = 0;
    database.watch('content', () => {
      heard += 1;
    });
    await wait(100);
    await sql`insert into change values ('content', 1)`.execute(database.kysely);
    await expect.poll(() => heard, aSecond).toBe(1);
  });

  it('is refused in a sentence without the password', async () => {
    const url = inject('postgresUrl') ?? '';
    const refused = async (address: string) => {
      const fault = await openDatabase({ url: address, dataDir: '' }).catch((thrown: unknown) => thrown);
      expect(fault).toBeInstanceOf(DatabaseUnusable);
      const { message } = fault as Error;
      expect(message).not.toContain('hunter2');
      return message;
    };
    expect(await refused('postgres://tests:hunter2@127.0.0.1:1/shop')).toBe(
      'PostgreSQL at 127.0.0.1:1/shop could not be reached (ECONNREFUSED): is it running, and is DATABASE_URL right?',
    );
    expect(await refused('postgres://tests:hunter2@nowhere.invalid/shop')).toMatch(
      /^The host of nowhere\.invalid\/shop is not known|could not be reached/,
    );
    expect(await refused(url.replace('tests@', 'tests:hunter2@').replace(/[^/]*$/, 'absent'))).toMatch(
      /^PostgreSQL has no database 127\.0\.0\.1:\d+\/absent/,
    );
    expect(await refused(url.replace('tests@', 'stranger:hunter2@'))).toMatch(/does not let this user in/);
  });
});

it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
  'with sslmode=%s asks for a certificate, and says nothing of it on the screen',
  async (mode) => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    await expect(openDatabase({ url: `postgres://user@127.0.0.1:1/none?sslmode=${mode}`, dataDir: '' })).rejects.toThrow(DatabaseUnusable);
    await wait(20);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  },
);

it.skipIf(inject('postgresUrl') === null)('changes that come while it closes are no fault', async () => {
  const url = await clonePostgres();
  const other = await open(url);
  for (let round = 0; round < 40; round++) {
    const database = await open(url);
    database.watch('content', () => undefined);
    const changes = Array.from({ length: 4 }, () => announce(other, 'content'));
    await announce(other, 'content');
    await Promise.all([database.close(), ...changes]);
  }
  expect(faults).toEqual([]);
});

it.skipIf(inject('postgresUrl') === null)('connections that the server ends while it closes are no fault', async () => {
  const server = new pg.Client(inject('postgresUrl') ?? '');
  await server.connect();
  for (let round = 0; round < 10; round++) {
    const url = await clonePostgres();
    const database = await open(url);
    await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.02)`.execute(database.kysely)));
    await Promise.all([database.close(), server.query(`drop database ${url.replace(/.*\//, '')} with (force)`)]);
  }
  await server.end();
  await wait(100);
  expect(faults).toEqual([]);
});
