import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { allMigrations } from '../../../src/app/migrations.ts';
import { migrate, openDatabase, openOnPglite } from '../../../src/platform/database/database.ts';
import { LitePool } from '../../../src/platform/database/pglite/lite-pool.ts';
import { findPostgres } from '../../../tools/find-postgres.ts';
import { type Cluster, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the temporary server's maintenance database; null when this machine has no PostgreSQL. */
    postgresUrl: string | null;
    /** A file with an embedded database that has all tables and no rows. */
    pgliteImage: string;
    /** A folder with an embedded database that has no table yet: to make one takes the processor fifty times as long as to copy it. */
    pgliteFolder: string;
  }
}

export const templateDatabase = 'migrated';

/** Starts what the database tests share: one temporary PostgreSQL, one new embedded database and one image of it with all tables. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-image-'));
  const [cluster] = await Promise.all([startMigrated(), makeEmbedded(folder)]);
  project.provide('postgresUrl', cluster?.url('postgres') ?? null);
  project.provide('pgliteImage', imageIn(folder));
  project.provide('pgliteFolder', newIn(folder));
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Hundreds of small databases that live for one test each: nothing is kept for a crash or cleaned up for later. */
const shortLived = { synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0', autovacuum: 'off' };

/** A temporary PostgreSQL with a database that has all tables and no rows; null when this machine has none. */
export async function startMigrated(): Promise<Cluster | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const cluster = await startCluster(programs, shortLived);
  const client = new pg.Client(cluster.url('postgres'));
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const database = await openDatabase({ url: cluster.url(templateDatabase), dataDir: '' });
  await migrate(database, allMigrations);
  await database.close();
  return cluster;
}

const imageIn = (folder: string) => join(folder, 'image.tar');
const newIn = (folder: string) => join(folder, 'new');

async function makeEmbedded(folder: string): Promise<void> {
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const open = (folder: string) => LitePool.open({ folder, maintenanceEveryMs: 3_600_000, onFault });
  await (await open(newIn(folder))).end();
  const migrated = join(folder, 'migrated');
  cpSync(newIn(folder), migrated, { recursive: true });
  const pool = await open(migrated);
  const database = await openOnPglite(pool, onFault);
  await migrate(database, allMigrations);
  writeFileSync(imageIn(folder), await pool.dump());
  await database.close();
}
