import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { minuteMs } from '../../base/durations.ts';
import { actFor } from './acting.ts';
import { actingPool } from './acting-pool.ts';
import { ChangeWatchers, currentVersions, readVersions, type TopicVersion } from './change.ts';
import { ChangeListener } from './change-listener.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { guardedPool } from './guarded-pool.ts';
import type { OpenKysely } from './open-kysely.ts';
import { type EmbeddedPool, LitePool } from './pglite/lite-pool.ts';
import type { OpeningStep } from './pglite/worker-messages.ts';
import { connectionConfig, openPostgres } from './postgres.ts';
import { Presence } from './presence.ts';
import { watchedKysely } from './watched-kysely.ts';

export { type Acting, actAs, actFor } from './acting.ts';
export { announceChange, readTopicVersion } from './change.ts';
export { DatabaseUnusable } from './database-unusable.ts';
export type { OpenKysely } from './open-kysely.ts';
export { platformMigrations } from './platform.migrations.ts';
export { placeOf } from './postgres.ts';

export type Database = {
  kysely: OpenKysely;
  engine: 'pglite' | 'postgres';
  /**
   * Whether the database is available, known from the first `watch` on. During an outage every query throws `Unreachable` at once; on the
   * embedded database with a full disk every write does.
   */
  presence: Pick<Presence, 'isAway' | 'outages'>;
  /**
   * Lends one session, whose temporary tables last from one transaction to the next and not longer than it. On the embedded
   * database all share one session: drop its tables at the end, and expect the work of others between statements.
   */
  session<Answer>(work: (session: OpenKysely) => Promise<Answer>): Promise<Answer>;
  /**
   * Calls `onChange` at most a second after another transaction, of any process and this one too, announced the topic and
   * committed; returns a function that unsubscribes. Watch first and load after, then no change is missed. An extra call is possible.
   */
  watch(topic: string, onChange: () => void): () => void;
  /** Waits for running queries, flushes to disk and releases the folder or the connections. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL address, or null for the embedded database in `<dataDir>/database`. */
  url: string | null;
  dataDir: string;
  /** A failure outside of any query: maintenance, the database's thread, an idle or listening connection. */
  onMaintenanceFault?: (fault: unknown) => void;
  /** The embedded database is being made (some seconds, the first time only) or opened. */
  onStep?: (step: OpeningStep) => void;
};

const maintenanceEveryMs = 5 * minuteMs;

/** Opens the database without migrating it. Throws `DatabaseUnusable`, whose message is one sentence for the operator. */
export async function openDatabase({ url, dataDir, onMaintenanceFault = () => undefined, onStep }: DatabaseOptions): Promise<Database> {
  if (url !== null) return openOnPostgres(url, onMaintenanceFault);
  const folder = join(dataDir, 'database');
  return openOnPglite(await LitePool.open({ folder, maintenanceEveryMs, onFault: onMaintenanceFault, onStep }), onMaintenanceFault);
}

async function openOnPostgres(url: string, onAnyFault: (fault: unknown) => void): Promise<Database> {
  const presence = new Presence();
  // The pool does not wait until the server has let the connections go: how they end is no fault of anything.
  let closed = false;
  const onFault = (fault: unknown) => closed || onAnyFault(fault);
  // The listener reports an outage once; each lost connection on its own is not reported.
  const pool = await openPostgres(url, (fault) => presence.isAway || onFault(fault));
  const kysely = watchedKysely(actingPool(guardedPool(pool, presence)));
  const watchers = new ChangeWatchers(onFault);
  watchers.start(await currentVersions(kysely));
  const listener = new ChangeListener(connectionConfig(url), {
    see: (versions) => watchers.see(versions),
    onFault,
    onAway: () => presence.leave(),
    onBack: () => presence.comeBack(),
  });
  return {
    kysely,
    engine: 'postgres',
    presence,
    session: (work) => kysely.connection().execute(work),
    watch(topic, onChange) {
      listener.start();
      return watchers.add(topic, onChange);
    },
    // Kysely itself would answer later queries with an error of its own, as if the code were wrong.
    close: once(async () => {
      closed = true;
      await listener.stop();
      await pool.end();
    }),
  };
}

function once(end: () => Promise<void>): () => Promise<void> {
  let ending: Promise<void> | undefined;
  return () => {
    ending ??= end();
    return ending;
  };
}

/** A database on an opened embedded pool. */
export async function openOnPglite(pool: EmbeddedPool, onFault: (fault: unknown) => void): Promise<Database> {
  const kysely = watchedKysely(actingPool(pool));
  const watchers = new ChangeWatchers(onFault);
  watchers.start(await currentVersions(kysely));
  let closed = false;
  // One process holds the folder, so notifications cannot be lost and nothing has to be polled.
  pool.onNotification(() => {
    if (closed) return;
    sql
      .raw<TopicVersion>(readVersions)
      .execute(kysely)
      .then(({ rows }) => watchers.see(rows))
      .catch((fault: unknown) => closed || onFault(fault));
  });
  return {
    kysely,
    engine: 'pglite',
    presence: {
      get isAway() {
        return pool.isDead || pool.isFull;
      },
      outages: 0,
    },
    session: (work) => work(kysely),
    watch: (topic, onChange) => watchers.add(topic, onChange),
    close: once(async () => {
      closed = true;
      await pool.end();
    }),
  };
}

/**
 * Brings the tables up to date, all or nothing, one process at a time; returns the names of the applied migrations.
 * Throws `DatabaseUnusable` when a newer version of the product has migrated the database.
 */
export async function migrate({ kysely }: Database, migrations: Record<string, Migration>): Promise<string[]> {
  const known = await appliedMigrations(kysely);
  const unknown = known.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new DatabaseUnusable(
      `The database was changed by a newer version of Domivka (${unknown.join(', ')}): start that version, or restore a backup made by this one.`,
    );
  // Most starts have nothing to do; the migrator would take its lock and read every table to find that out.
  if (known.length === Object.keys(migrations).length) return [];
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error, results } = await actFor({ operation: 'migrate' }, () => migrator.migrateToLatest());
  if (error) throw error;
  return results?.map(({ migrationName }) => migrationName) ?? [];
}

/** The names of the applied migrations, oldest first. */
export async function appliedMigrations(kysely: OpenKysely): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(kysely);
  if (!rows[0]?.there) return [];
  return (await kysely.selectFrom('kysely_migration').select('name').orderBy('name').execute()).map(({ name }) => String(name));
}
