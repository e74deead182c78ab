import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase, openOnPglite } from '../../../src/platform/database/database.ts';
import { templateDatabase } from './postgres-global.ts';
import { takePglite } from './reused-pglite.ts';

const engines = ['pglite', 'postgres'] as const;
type Engine = (typeof engines)[number];
type Body = (open: () => Promise<Database>, engine: Engine) => void;

/**
 * Describes `body` once on each engine. `open` gives a database with all tables and no rows, a new one at each call; it is
 * closed after the test. Without a PostgreSQL on the machine its half is skipped by name, and fails when `CI` is set.
 */
export function onEachEngine(title: string, body: Body): void {
  for (const engine of engines) {
    const missing = engine === 'postgres' && !hasPostgres();
    if (missing && process.env.CI) {
      it(`${title} (postgres)`, () => expect.fail('PostgreSQL 15 or later is not installed, and nothing may be skipped here'));
      continue;
    }
    describe.skipIf(missing)(`${title} (${engine})`, () => describeOn(engine, body));
  }
}

/**
 * Describes `body` on PostgreSQL, or on the embedded engine where the machine has no PostgreSQL: for what stands above the modules of
 * the domain, whose statements their own tests run on both.
 */
export function onOneEngine(title: string, body: Body): void {
  const engine = hasPostgres() ? 'postgres' : 'pglite';
  describe(`${title} (${engine})`, () => describeOn(engine, body));
}

const hasPostgres = () => inject('postgresUrl') !== null;

function describeOn(engine: Engine, body: Body): void {
  const opened: Database[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  body(async () => {
    const database = await (engine === 'pglite'
      ? takePglite(onMaintenanceFault).then((pool) => openOnPglite(pool, onMaintenanceFault))
      : openDatabase({ url: await clonePostgres(), dataDir: '', onMaintenanceFault }));
    opened.push(database);
    return database;
  }, engine);
}

/** The address of a new PostgreSQL database with all tables and no rows; `from` null leaves it without tables. */
export async function clonePostgres(from: string | null = templateDatabase): Promise<string> {
  const maintenance = inject('postgresUrl');
  if (maintenance === null) throw new Error('PostgreSQL 15 or later is not installed');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(maintenance);
  await client.connect();
  try {
    await client.query(`create database ${name} template ${from ?? 'template0'} strategy file_copy`);
  } finally {
    await client.end();
  }
  return maintenance.replace(/[^/]*$/, name);
}

function onMaintenanceFault(fault: unknown): void {
  throw fault;
}
