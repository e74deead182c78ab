import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type EmbeddedPool, LitePool } from '../../src/platform/database/pglite/lite-pool.ts';
import { Unreachable } from '../../src/platform/http/unreachable.ts';

/** Empties every table. Its answer is the shape of the whole database: another one means that a test has changed more than rows. */
const emptyAll = `
  reset all;
  do $$ begin execute (
    select 'truncate ' || string_agg(format('%I', tablename), ', ') || ' restart identity cascade'
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  ); end $$;
  select concat_ws(' ', (select count(*) from pg_class), (select count(*) from pg_attribute where not attisdropped),
    (select count(*) from pg_constraint), (select count(*) from pg_trigger), (select count(*) from pg_proc),
    (select string_agg(name, ' ' order by name) from kysely_migration)) as shape`;

/** The idle ones of this test file: opening one takes the processor twenty times as long as emptying one. */
const spare: LitePool[] = [];
let shape: string | undefined;

/** An embedded database with all tables and no rows, until it is ended. */
export async function takePglite(onFault: (fault: unknown) => void): Promise<EmbeddedPool> {
  const pool = spare.pop() ?? (await openImage(onFault));
  let ended: Promise<void> | undefined;
  return {
    options: pool.options,
    get isDead() {
      return pool.isDead;
    },
    isFull: false,
    connect: () => (ended === undefined ? pool.connect() : Promise.reject(new Unreachable('the database', 'is closed'))),
    onNotification: (listener) => pool.onNotification(listener),
    end: () => {
      ended ??= takeBack(pool);
      return ended;
    },
  };
}

/** Closes the idle ones. */
export async function endSparePglite(): Promise<void> {
  for (const pool of spare.splice(0)) await pool.end();
}

async function openImage(onFault: (fault: unknown) => void): Promise<LitePool> {
  const image = readFileSync(inject('pgliteImage'));
  const pool = await LitePool.open({ folder: null, image, maintenanceEveryMs: 0, onFault });
  shape ??= await empty(pool);
  return pool;
}

async function takeBack(pool: LitePool): Promise<void> {
  pool.onNotification(() => undefined);
  const left = await empty(pool).catch(() => null);
  if (left === shape) spare.push(pool);
  else await pool.end();
}

async function empty(pool: LitePool): Promise<string> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ shape: string }>(emptyAll, []);
    return rows[0]?.shape ?? '';
  } finally {
    client.release();
  }
}
