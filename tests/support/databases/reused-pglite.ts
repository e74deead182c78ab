import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type EmbeddedPool, LitePool } from '../../../src/platform/database/pglite/lite-pool.ts';
import { Unreachable } from '../../../src/platform/http/unreachable.ts';
import { emptyAll } from './empty-all.ts';

type Reused = { pool: LitePool; uses: number };

/** Emptying leaves dead rows in the catalogue of tables, so each use is slower than the one before. */
const mostUses = 100;
/** More are not kept: each takes a hundred megabytes. */
const mostSpare = 2;

/** The idle ones of this process: opening one takes the processor many times as long as emptying one. */
const spare: Reused[] = [];
let shape: string | undefined;

/** An embedded database with all tables and no rows, until it is ended. */
export async function takePglite(onFault: (fault: unknown) => void): Promise<EmbeddedPool> {
  const reused = spare.pop() ?? { pool: await openImage(onFault), uses: 0 };
  const { pool } = reused;
  reused.uses += 1;
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
      ended ??= takeBack(reused);
      return ended;
    },
  };
}

async function openImage(onFault: (fault: unknown) => void): Promise<LitePool> {
  const image = readFileSync(inject('pgliteImage'));
  const pool = await LitePool.open({ folder: null, image, maintenanceEveryMs: 0, onFault });
  shape ??= await empty(pool);
  return pool;
}

async function takeBack(reused: Reused): Promise<void> {
  const { pool, uses } = reused;
  pool.onNotification(() => undefined);
  const isReusable = spare.length < mostSpare && uses < mostUses && (await empty(pool).catch(() => null)) === shape;
  if (isReusable) spare.push(reused);
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
