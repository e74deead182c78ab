import type { TestProject } from 'vitest/node';
import { startMigrated } from './postgres-global.ts';

/** Starts a temporary PostgreSQL and nothing else. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startMigrated();
  project.provide('postgresUrl', cluster?.url('postgres') ?? null);
  return async () => cluster?.stop();
}
