import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { watchRoom } from '../../files/disk-room.ts';
import { columnTypes } from '../column-types.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import { openFolder } from './open-folder.ts';
import type { Failure, Notice, QueryResult, Request, WorkerOptions } from './worker-messages.ts';

// V8's optimising compiler takes 600 MB and seconds for one function of PostgreSQL, and does not give them back; the baseline
// compiler costs heavy reports a third of their speed and the small queries of this product nothing.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

// PGlite's queries never yield, so it lives in a thread of its own.
const options = workerData as WorkerOptions;
const post = (notice: Notice) => parentPort?.postMessage(notice);
const isFull = options.folder === null ? () => false : watchRoom(options.folder, options.leastRoomBytes ?? 0);

const errorFields = [
  'code',
  'severity',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
];
const readOnly = /^(SELECT|SHOW|BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|LISTEN|EXPLAIN)$/;
const asGiven = new Proxy({}, { get: () => (value: unknown) => value });

async function open(): Promise<{ lite: PGlite; unlock: () => void }> {
  if (options.folder !== null) return openFolder(options.folder, (step) => post({ kind: 'step', step }));
  const image = options.image && new Blob([new Uint8Array(options.image)]);
  return { lite: await PGlite.create(image ? { loadDataDir: image } : {}), unlock: () => undefined };
}

async function parseColumns(lite: PGlite): Promise<void> {
  const { rows } = await lite.query<{ oid: number }>('select oid::int as oid from pg_type');
  for (const { oid } of rows) {
    const parse = columnTypes.getTypeParser(oid, 'text') as unknown as (text: string) => unknown;
    lite.parsers[oid] = (text) => parse(text);
  }
}

const transactionFailed = '25P02';
/** PostgreSQL's errors about the machine or its own internals. */
const isOfMachine = (fault: unknown): boolean => /^(53|58|XX)/.test(String((fault as { code?: unknown }).code));

function failureOf(fault: unknown): Failure {
  const given = fault as Record<string, unknown>;
  const known = errorFields.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : []));
  return { message: fault instanceof Error ? fault.message : String(fault), fields: known.length > 0 ? Object.fromEntries(known) : null };
}

async function serve({ lite, unlock }: { lite: PGlite; unlock: () => void }): Promise<void> {
  let dirty = false;
  // Maintenance and requests take turns on the one connection.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work);
  };

  async function query(text: string, values: (string | Uint8Array | null)[]): Promise<QueryResult> {
    const result = values.length > 0 ? await lite.query(text, values, { serializers: asGiven }) : (await lite.exec(text)).at(-1);
    const command = result?.command ?? '';
    // A `with` query can change rows and still be tagged SELECT.
    if (!readOnly.test(command) || /^\s*with\b/i.test(text)) dirty = true;
    return { rows: result?.rows ?? [], rowCount: result?.rowCount ?? 0, command };
  }

  async function answer(request: Request): Promise<QueryResult | Uint8Array | null> {
    if (request.kind === 'query') return query(request.text, request.values);
    if (request.kind === 'dump') return new Uint8Array(await (await lite.dumpDataDir('none')).arrayBuffer());
    if (options.folder !== null && !isFull()) await lite.exec('checkpoint');
    await lite.close();
    unlock();
    return null;
  }

  // Single-user PostgreSQL has neither autovacuum nor a checkpointer. Each command is its own call: neither runs in a block.
  async function maintain(): Promise<void> {
    if (!dirty || lite.closed || isFull()) return;
    if (lite.isInTransaction()) {
      setTimeout(() => inTurn(maintain), 1000).unref();
      return;
    }
    dirty = false;
    for (const command of ['vacuum (analyze)', 'checkpoint'])
      await lite.exec(command).catch(async (fault: unknown) => {
        post({ kind: 'maintenance-fault', message: `${command}: ${failureOf(fault).message}` });
        await requireSense();
      });
  }

  // A checkpoint that fails may leave an engine that answers every query with no rows: then only a new one helps.
  async function requireSense(): Promise<void> {
    const answers = await lite.query<{ one: number }>('select 1 as one').then(
      ({ rows }) => rows[0]?.one === 1,
      (fault: { code?: unknown }) => fault.code === transactionFailed,
    );
    if (!answers) process.exit(1);
  }

  lite.onNotification((_channel, payload) => post({ kind: 'notification', payload }));
  await lite.exec('listen change');
  parentPort?.on('message', (request: Request) =>
    inTurn(async () => {
      try {
        post({ kind: 'answer', id: request.id, result: await answer(request) });
        if (request.kind === 'close') parentPort?.close();
      } catch (fault) {
        post({ kind: 'failure', id: request.id, failure: failureOf(fault) });
        if (isOfMachine(fault) && request.kind === 'query') await requireSense();
      }
    }),
  );
  if (options.folder !== null) setInterval(() => inTurn(maintain), options.maintenanceEveryMs).unref();
  post({ kind: 'ready' });
}

try {
  const opened = await open();
  await parseColumns(opened.lite);
  await serve(opened);
} catch (fault) {
  if (!(fault instanceof DatabaseUnusable)) throw fault;
  post({ kind: 'unusable', sentence: fault.message });
}
