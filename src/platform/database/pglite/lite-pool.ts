import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { watchRoom } from '../../files/disk-room.ts';
import { Unreachable } from '../../http/unreachable.ts';
import { DatabaseUnusable } from '../database-unusable.ts';
import type { Failure, Notice, OpeningStep, QueryResult, Request, WorkerOptions } from './worker-messages.ts';

type Answer = QueryResult | Uint8Array | null;
type Waiting = { resolve: (answer: Answer) => void; reject: (fault: Error) => void };
type Question = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): string | Uint8Array | null } }).utils;

export type LitePoolOptions = WorkerOptions & {
  onStep?: (step: OpeningStep) => void;
  /** Maintenance failed, or the worker died: then every query from now on fails. */
  onFault: (fault: unknown) => void;
};

/** More than a checkpoint and one statement write: a segment of the journal is 16 MB. */
const leastRoom = 32 * 1024 * 1024;

/** The part of a pool that a database needs. */
export type EmbeddedPool = Pick<LitePool, 'options' | 'connect' | 'onNotification' | 'end' | 'isDead' | 'isFull'>;

/** Statements that change nothing, or that end a transaction. */
const harmless = /^\s*(select|show|begin|start|commit|rollback|savepoint|release|set|listen|explain|declare|fetch|close)\b/i;
const reading = /^\s*with\b(?!.*\b(insert|update|delete|merge)\b)/is;
const writes = (text: string): boolean => !harmless.test(text) && !reading.test(text);

/**
 * The part of `pg.Pool` that Kysely uses, for the one connection of PGlite in a worker thread. Connections are lent one at a time in the
 * order of requests, so no query can slip into another's transaction. A request that waits for two minutes is refused, because a second
 * connection requested while holding the first would wait for ever. Parameters are serialized exactly as `pg` does. With a full disk writes
 * are refused and reads answered.
 */
export class LitePool implements PostgresPool {
  readonly options = {};
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #patienceMs: number;
  #turn: Promise<void> = Promise.resolve();
  #lastId = 0;
  #dead: Error | null = null;
  #isEnding = false;
  readonly #isFull: () => boolean;
  #onNotification: (payload: string) => void = () => undefined;

  /** Throws `DatabaseUnusable` when the folder cannot be used. */
  static async open(options: LitePoolOptions): Promise<LitePool> {
    const { onStep, onFault, ...given } = options;
    const workerData = { leastRoomBytes: leastRoom, ...given };
    const { folder, leastRoomBytes } = workerData;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: ['--disable-warning=ExperimentalWarning'] });
    const opening = new AbortController();
    try {
      await new Promise<void>((resolve, reject) => {
        const on = <Event>(name: string, listener: (event: Event) => void) => {
          worker.on(name, listener);
          opening.signal.addEventListener('abort', () => worker.off(name, listener));
        };
        on('error', reject);
        on('exit', (code) => reject(new Error(`the database worker ended with ${code} while opening`)));
        on('message', (notice: Notice) => {
          if (notice.kind === 'step') onStep?.(notice.step);
          else if (notice.kind === 'ready') resolve();
          else if (notice.kind === 'unusable') reject(new DatabaseUnusable(notice.sentence));
        });
      });
    } finally {
      opening.abort();
    }
    return new LitePool(worker, onFault, { isFull: folder === null ? undefined : watchRoom(folder, leastRoomBytes) });
  }

  constructor(
    worker: Worker,
    onFault: (fault: unknown) => void,
    { patienceMs = 120_000, isFull = () => false }: { patienceMs?: number; isFull?: () => boolean } = {},
  ) {
    this.#worker = worker;
    this.#isFull = isFull;
    this.#patienceMs = patienceMs;
    const die = (fault: Error) => {
      if (this.#dead) return;
      this.#dead = fault;
      for (const { reject } of this.#waiting.values()) reject(stopped());
      this.#waiting.clear();
      // A worker that was asked to close ends by itself, at times before its answer has been processed here.
      if (!this.#isEnding) onFault(fault);
    };
    worker.once('error', die);
    worker.once('exit', (code) => die(new Error(`the database worker ended with ${code}`)));
    worker.on('message', (notice: Notice) => {
      if (notice.kind === 'notification') this.#onNotification(notice.payload);
      else if (notice.kind === 'maintenance-fault') onFault(new Error(`database maintenance failed: ${notice.message}`));
      else if (notice.kind === 'answer') this.#settle(notice.id)?.resolve(notice.result);
      else if (notice.kind === 'failure') this.#settle(notice.id)?.reject(errorOf(notice.failure));
    });
  }

  /** Its thread has ended unexpectedly; only a restart brings it back. */
  get isDead(): boolean {
    return this.#dead !== null && !this.#isEnding;
  }

  /** The disk has no room for a write. */
  get isFull(): boolean {
    return this.#isFull();
  }

  onNotification(listener: (payload: string) => void): void {
    this.#onNotification = listener;
  }

  async connect(): Promise<PostgresPoolClient> {
    const before = this.#turn;
    let giveBack: () => void = () => undefined;
    this.#turn = new Promise((resolve) => {
      giveBack = resolve;
    });
    if (!(await this.#inTime(before))) {
      void before.then(giveBack);
      throw new Error('waited too long for the only connection: is the outer database used inside a transaction?');
    }
    let lent = true;
    return {
      query: async <Row>(text: unknown, values: readonly unknown[] = []): Promise<PostgresQueryResult<Row>> => {
        if (!lent) throw new Error('this connection was given back');
        if (typeof text !== 'string') throw new TypeError('cursors are not supported on the embedded database');
        if (writes(text) && this.#isFull()) throw new Unreachable('the disk of the database', 'is full', 60);
        return (await this.#ask({ kind: 'query', text, values: values.map(prepareValue) })) as PostgresQueryResult<Row>;
      },
      release: (destroy?: boolean) => {
        if (!lent) return;
        lent = false;
        // The connection itself cannot be thrown away, so at least no open transaction may reach the next borrower.
        if (destroy) this.#ask({ kind: 'query', text: 'rollback', values: [] }).then(giveBack, giveBack);
        else giveBack();
      },
    } as PostgresPoolClient;
  }

  /** The whole database as a tar file for `image`; no statement runs meanwhile. */
  async dump(): Promise<Uint8Array> {
    const client = await this.connect();
    try {
      return (await this.#ask({ kind: 'dump' })) as Uint8Array;
    } finally {
      client.release();
    }
  }

  /** Waits for running statements, then checkpoints, closes and releases the folder. */
  async end(): Promise<void> {
    const client = await this.connect();
    this.#isEnding = true;
    try {
      if (!this.#dead) await this.#ask({ kind: 'close' });
    } finally {
      this.#dead ??= new Unreachable('the database', 'is closed');
      client.release();
      await this.#worker.terminate();
    }
  }

  #ask(question: Question): Promise<Answer> {
    if (this.#dead) return Promise.reject(this.#isEnding ? this.#dead : stopped());
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { resolve, reject });
      this.#worker.postMessage({ ...question, id: this.#lastId });
    });
  }

  async #inTime(turn: Promise<void>): Promise<boolean> {
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<boolean>((resolve) => {
      late = setTimeout(() => resolve(false), this.#patienceMs);
    });
    const mine = await Promise.race([turn.then(() => true), patience]);
    clearTimeout(late);
    return mine;
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}

const stopped = () => new Unreachable('the database', 'has stopped', 60);

function errorOf({ message, fields }: Failure): Error {
  return fields ? Object.assign(new pg.DatabaseError(message, 0, 'error'), fields) : new Error(message);
}
