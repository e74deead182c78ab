import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { emptyAll } from './empty-all.ts';
import { templateDatabase } from './postgres-global.ts';

type Reused = { url: string; uses: number };

/** Emptying leaves dead rows in the catalogue of tables, so each use is slower than the one before. */
const mostUses = 50;
/** The idle ones of this process: a new one is a thousand files of ten megabytes, to be copied and to be deleted. */
const spare: Reused[] = [];
let shape: string | undefined;

/** The address of a database with all tables and no rows, until it is given back. No connection to it may be open then. */
export async function takePostgres(): Promise<{ url: string; giveBack: () => Promise<void> }> {
  const reused = spare.pop() ?? { url: await clonePostgres(), uses: 0 };
  reused.uses += 1;
  return { url: reused.url, giveBack: () => takeBack(reused) };
}

/** The address of a new PostgreSQL database with all tables and no rows; `from` null leaves it without tables. */
export async function clonePostgres(from: string | null = templateDatabase): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const url = maintenanceUrl().replace(/[^/]*$/, name);
  await runOn(maintenanceUrl(), `create database ${name} template ${from ?? 'template0'} strategy file_copy`);
  if (from === templateDatabase) shape ??= await empty(url);
  return url;
}

function maintenanceUrl(): string {
  const url = inject('postgresUrl');
  if (url === null) throw new Error('PostgreSQL 15 or later is not installed');
  return url;
}

async function takeBack(reused: Reused): Promise<void> {
  const { url, uses } = reused;
  const isReusable = uses < mostUses && (await empty(url).catch(() => null)) === shape;
  if (isReusable) spare.push(reused);
  else await runOn(maintenanceUrl(), `drop database if exists ${url.replace(/.*\//, '')} with (force)`);
}

/** Nothing waits long for a connection that a test has left in a transaction. */
const empty = (url: string) => runOn(url, `set lock_timeout = '2s'; ${emptyAll}`);

async function runOn(url: string, statement: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const answers: pg.QueryResult | pg.QueryResult[] = await client.query(statement);
    return [answers].flat().at(-1)?.rows[0]?.shape ?? '';
  } finally {
    await client.end();
  }
}
