import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPgliteIn } from '../../../../tests/support/databases/new-pglite.ts';
import { Unreachable } from '../../http/unreachable.ts';
import { type Database, DatabaseUnusable, migrate, openDatabase, platformMigrations } from '../database.ts';
import { LitePool } from './lite-pool.ts';

// A new folder alone takes some seconds, on a busy machine many.
vi.setConfig({ testTimeout: 180_000 });

let dataDir: string;
let opened: Database[];
const open = async () => {
  const database = await openDatabase({ url: null, dataDir });
  opened.push(database);
  return database;
};

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'domivka-folder-'));
  opened = [];
});
afterEach(async () => {
  for (const database of opened) await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process of its own that writes pairs of rows for ever and prints the number of each after its commit. */
function startWriter() {
  const program = `
    import { sql } from 'kysely';
    import { openDatabase, migrate, platformMigrations } from ${JSON.stringify(new URL('../database.ts', import.meta.url).href)};
    const database = await openDatabase({ url: null, dataDir: process.argv[1] });
    await migrate(database, platformMigrations);
    const { rows: [{ last }] } = await sql\`select count(*)::int / 2 as last from change\`.execute(database.kysely);
    console.log('open');
    for (let at = last + 1; ; at += 1) {
      await database.kysely.transaction().execute(async (transaction) => {
        for (const topic of ['a' + at, 'b' + at]) await sql\`insert into change values (\${topic}, \${at})\`.execute(transaction);
      });
      console.log(at);
    }`;
  const writer = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const said = { out: '', fault: '' };
  writer.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
    lines.splice(0, lines.length, ...said.out.split('\n').slice(0, -1));
  });
  writer.stderr.on('data', (chunk: Buffer) => {
    said.fault += chunk.toString();
  });
  return { writer, lines, said };
}

it('keeps every acknowledged row, and whole transactions only, through kill -9', async () => {
  newPgliteIn(dataDir);
  for (let round = 0; round < 3; round += 1) {
    const { writer, lines, said } = startWriter();
    await expect.poll(() => lines.length, { timeout: 60_000, message: said.fault }).toBeGreaterThan(25);
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const acknowledged = Number(lines.at(-1));
    const database = await openDatabase({ url: null, dataDir });
    const { rows } = await sql<{ most: number; topics: number }>`select max(version) as most, count(*) as topics from change`.execute(
      database.kysely,
    );
    await database.close();
    expect(rows[0]?.most).toBeGreaterThanOrEqual(acknowledged);
    expect(rows[0]?.topics).toBe(2 * (rows[0]?.most ?? 0));
  }
});

it('refuses a second process and a second opening in one sentence, and opens when the first has ended', async () => {
  newPgliteIn(dataDir);
  const { writer, lines, said } = startWriter();
  await expect.poll(() => lines[0], { timeout: 60_000, message: said.fault }).toBe('open');
  await expect(open()).rejects.toThrow(/^The database in .* is in use by another process: stop that one first/);
  writer.kill('SIGKILL');
  await once(writer, 'close');
  await open();
  await expect(open()).rejects.toBeInstanceOf(DatabaseUnusable);
});

it('starts again after a first start that was killed halfway', async () => {
  const { writer } = startWriter();
  await expect.poll(() => existsSync(join(dataDir, 'database.creating', 'base')), { timeout: 60_000, interval: 5 }).toBe(true);
  writer.kill('SIGKILL');
  await once(writer, 'close');
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
  expect(await migrate(await open(), platformMigrations)).toEqual(['0000-platform']);
});

it('makes the folder private to its user, also one that was readable before', async () => {
  const folder = join(dataDir, 'database');
  const others = () => statSync(folder).mode & 0o077;
  await (await open()).close();
  expect(others()).toBe(0);
  chmodSync(folder, 0o755);
  await open();
  expect(others()).toBe(0);
});

it('does not change a folder of another program', async () => {
  mkdirSync(join(dataDir, 'database'));
  await expect(open()).rejects.toThrow('holds no database');
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow('written by PostgreSQL 17');
});

it('vacuums and checkpoints by itself once something was written', async () => {
  newPgliteIn(dataDir);
  const faults: unknown[] = [];
  const pool = await LitePool.open({ folder: join(dataDir, 'database'), maintenanceEveryMs: 100, onFault: (fault) => faults.push(fault) });
  const client = await pool.connect();
  const ask = async (text: string) => (await client.query<{ done: string }>(text, [])).rows[0]?.done;
  await client.query('create table busy (id int)', []);
  const before = await ask('select checkpoint_lsn::text as done from pg_control_checkpoint()');
  await client.query('begin', []);
  await client.query('insert into busy select generate_series(1, 1000)', []);
  await wait(300);
  await client.query('commit', []);
  await expect.poll(() => ask(`select reltuples::text as done from pg_class where relname = 'busy'`), { timeout: 20_000 }).toBe('1000');
  await expect.poll(() => ask('select checkpoint_lsn::text as done from pg_control_checkpoint()'), { timeout: 20_000 }).not.toBe(before);
  client.release();
  await pool.end();
  expect(faults).toEqual([]);
});

it.skipIf(process.platform !== 'linux')('stays below half a gigabyte while it works', async () => {
  newPgliteIn(dataDir);
  await migrate(await open(), platformMigrations);
  await opened.pop()?.close();
  const { writer, lines, said } = startWriter();
  await expect.poll(() => lines.length, { timeout: 120_000, message: said.fault }).toBeGreaterThan(1500);
  await wait(2000); // a compiler in the background would be at it
  const status = readFileSync(`/proc/${writer.pid}/status`, 'utf8');
  writer.kill('SIGKILL');
  await once(writer, 'close');
  const mostMegabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  expect(mostMegabytes).toBeGreaterThan(100);
  expect(mostMegabytes).toBeLessThan(500);
});

it('refuses writes while the disk is full, answers reads, and writes again when there is room', async () => {
  newPgliteIn(dataDir);
  const folder = join(dataDir, 'database');
  const faults: unknown[] = [];
  const openPool = (leastRoomBytes: number) =>
    LitePool.open({ folder, maintenanceEveryMs: 50, leastRoomBytes, onFault: (fault) => faults.push(fault) });
  const ask = async (pool: LitePool, text: string) => {
    const client = await pool.connect();
    return client
      .query<Record<string, unknown>>(text, [])
      .then(
        ({ rows }) => rows,
        (fault: unknown) => fault,
      )
      .finally(() => client.release());
  };
  const roomy = await openPool(0);
  await ask(roomy, 'create table kept as select 1 as one');
  expect(roomy.isFull).toBe(false);
  await roomy.end();

  const full = await openPool(Number.MAX_SAFE_INTEGER);
  expect(full.isFull).toBe(true);
  for (const text of [
    'insert into kept values (2)',
    'update kept set one = 3',
    ' WITH gone AS (delete from kept returning 1) select 1',
    'vacuum',
  ])
    expect(await ask(full, text), text).toBeInstanceOf(Unreachable);
  for (const text of ['select one from kept', 'with those as (select one from kept) select one from those'])
    expect(await ask(full, text), text).toEqual([{ one: 1 }]);
  await full.end();

  const again = await openPool(0);
  await ask(again, 'insert into kept values (2)');
  expect(await ask(again, 'select count(*)::int as kept from kept')).toEqual([{ kept: 2 }]);
  await again.end();
  expect(faults).toEqual([]);
});

it('fails every waiting query and reports it when its thread dies', async () => {
  const faults: unknown[] = [];
  const thread = new Worker('setTimeout(() => process.exit(3), 200)', { eval: true });
  const pool = new LitePool(thread, (fault) => faults.push(fault));
  const client = await pool.connect();
  const long = client.query('select 1', []);
  const next = pool.connect().then((other) => other.query('select 1', []));
  await expect(long).rejects.toThrow(Unreachable);
  client.release();
  await expect(next).rejects.toThrow(Unreachable);
  expect(faults).toHaveLength(1);
});

it('refuses a request that waits for the only connection while holding it, and goes on with the next', async () => {
  const thread = new Worker('setInterval(() => undefined, 1000)', { eval: true });
  const pool = new LitePool(thread, () => undefined, { patienceMs: 100 });
  const held = await pool.connect();
  await expect(pool.connect()).rejects.toThrow('waited too long for the only connection');
  held.release();
  (await pool.connect()).release();
  await thread.terminate();
});

it('does not count the end of a closed thread as a fault, however early it comes', async () => {
  const faults: unknown[] = [];
  const closing = `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', ({ id }) => { parentPort.postMessage({ kind: 'answer', id, result: null }); process.exit(0); });`;
  for (let tries = 0; tries < 10; tries++) await new LitePool(new Worker(closing, { eval: true }), (fault) => faults.push(fault)).end();
  expect(faults).toEqual([]);
});
