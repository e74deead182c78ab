import { afterEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase, openOnPglite } from '../../../src/platform/database/database.ts';
import { takePglite } from './reused-pglite.ts';
import { takePostgres } from './reused-postgres.ts';
import { reverseTies } from './reverse-ties.ts';

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
  const opened: (() => Promise<void>)[] = [];
  const faults: unknown[] = [];
  const onMaintenanceFault = (fault: unknown) => void faults.push(fault);
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
    expect(faults.splice(0), 'maintenance of the database').toEqual([]);
  });
  const openLite = async () => {
    const database = await takePglite(onMaintenanceFault).then((pool) => openOnPglite(pool, onMaintenanceFault));
    opened.push(() => database.close());
    return withTiesReversed(database);
  };
  const openPostgres = async () => {
    const { url, giveBack } = await takePostgres();
    const database = await openDatabase({ url, dataDir: '', onMaintenanceFault });
    opened.push(() => database.close().then(giveBack));
    return withTiesReversed(database);
  };
  body(engine === 'pglite' ? openLite : openPostgres, engine);
}

function withTiesReversed(database: Database): Database {
  const plugin = reverseTies();
  return {
    ...database,
    kysely: database.kysely.withPlugin(plugin),
    session: (work) => database.session((session) => work(session.withPlugin(plugin))),
  };
}
