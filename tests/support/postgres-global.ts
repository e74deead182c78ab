import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { allMigrations } from '../../src/main/migrations.ts';
import { migrate, openDatabase, openOnPglite } from '../../src/platform/database/database.ts';
import { LitePool } from '../../src/platform/database/pglite/lite-pool.ts';
import { type Cluster, findPostgres, startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the temporary server's maintenance database; null when this machine has no PostgreSQL. */
    postgresUrl: string | null;
    /** A file with an embedded database that has all tables and no rows. */
    pgliteImage: string;
  }
}

export const templateDatabase = 'migrated';

/** Starts what the database tests share: one temporary PostgreSQL and one image of a migrated embedded database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-image-'));
  const [cluster] = await Promise.all([startMigrated(), makeImage(join(folder, 'image.tar'))]);
  project.provide('postgresUrl', cluster?.url('postgres') ?? null);
  project.provide('pgliteImage', join(folder, 'image.tar'));
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function startMigrated(): Promise<Cluster | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const cluster = await startCluster(programs);
  const client = new pg.Client(cluster.url('postgres'));
  await client.connect();
  await client.query(`create database ${templateDatabase}`);
  await client.end();
  const database = await openDatabase({ url: cluster.url(templateDatabase), dataDir: '' });
  await migrate(database, allMigrations);
  await database.close();
  return cluster;
}

async function makeImage(file: string): Promise<void> {
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const pool = await LitePool.open({ folder: null, maintenanceEveryMs: 0, onFault });
  const database = await openOnPglite(pool, onFault);
  await migrate(database, allMigrations);
  writeFileSync(file, await pool.dump());
  await database.close();
}
