import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { minuteMs } from '../../base/durations.ts';
import { forgottenSince } from '../../base/retention.ts';
import type { JobName } from '../../contract/office/writers.ts';
import { announceChange, type OpenKysely } from '../database/database.ts';
import { type StartJob, startJob } from '../jobs/job.ts';
import type { Log } from '../log/log.ts';
import type { OutboxTables } from './outbox.tables.ts';

/** A message for another system. Two messages of one `key` are the same message. */
export type OutboxMessage = { kind: string; key: string; payload: object };

/** Delivers one message; `id` is the same at every try, so that the receiver can recognise a repeated delivery. */
export type OutboxHandler = (payload: object, id: string) => Promise<void>;

/** Thrown by a handler whose receiver will never accept this message, however often it is tried. */
export class Undeliverable extends Error {}

export const topic = 'outbox';
/** After each failed try. After the last one the message becomes a dead letter. */
const waits = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minuteMs);
/** Longer than any handler takes: until then a message that a process tries is left to it; afterwards that process counts as dead. */
const leaseMs = 5 * minuteMs;
const lookEveryMs = 5_000;

/**
 * Puts messages into the outbox in the caller's transaction: they leave when it commits and do not exist when it rolls back. A message
 * whose key exists already is skipped. Call it last: writers wait for each other from here to their commit.
 */
export async function putInOutbox(transaction: OpenKysely, clock: Clock, messages: OutboxMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await leaveInOutbox(transaction, clock, messages);
  await announceChange(transaction, topic);
}

/** The same without the announcement, for a caller that locks more afterwards: the messages leave with the next look, within seconds. */
export async function leaveInOutbox(transaction: OpenKysely, clock: Clock, messages: OutboxMessage[]): Promise<void> {
  const now = clock();
  const rows = messages.map(({ kind, key, payload }) => ({
    id: randomUUID(),
    kind,
    key,
    payload: JSON.stringify(payload),
    created_at: now,
    due_at: now,
  }));
  const most = 1000;
  for (let from = 0; from < rows.length; from += most)
    await transaction
      .insertInto('outbox')
      .values(rows.slice(from, from + most))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
}

type Context = {
  db: Kysely<OutboxTables>;
  clock: Clock;
  /** Calls back when any process has put messages in. */
  watch: (topic: string, onChange: () => void) => () => void;
  handlers: Record<string, OutboxHandler>;
  log: Pick<Log, 'warn' | 'error'>;
};

/**
 * Delivers the messages of the outbox that have a handler here, one at a time and each by one process only; the others wait. A receiver that
 * does not answer holds back all messages of these handlers, so each receiver has an outbox of its own. A failed try is repeated after a
 * minute, then at growing intervals, for about two days; then the message is a dead letter and waits for an operator. A process that dies
 * between delivering and noting it makes a second try of the same `id`.
 */
export function makeOutbox({ db, clock, watch, handlers, log }: Context) {
  const kinds = Object.keys(handlers);

  async function takeOne() {
    const now = clock();
    const { rows } = await sql<{ id: string; kind: string; payload: object; attempts: number }>`
      update outbox set attempts = attempts + 1, due_at = ${new Date(now.getTime() + leaseMs)}, last_fault = null
      where id = (select id from outbox where state = 'waiting' and due_at <= ${now} and kind in (${sql.join(kinds)})
        order by due_at, created_at, id limit 1 for update skip locked)
      returning id, kind, payload, attempts`.execute(db);
    return rows[0];
  }

  /** Tries every message that is due now, and returns. */
  async function deliverDue(isStopped = () => false): Promise<void> {
    while (kinds.length > 0 && !isStopped()) {
      const message = await takeOne();
      if (!message) return;
      const { id, kind, payload, attempts } = message;
      try {
        await handlers[kind]?.(payload, id);
        await note(id, { state: 'delivered', payload: null, ended_at: clock(), last_fault: null });
      } catch (fault) {
        await noteFault({ id, kind, attempts, fault });
      }
    }
  }

  async function noteFault({ id, kind, attempts, fault }: { id: string; kind: string; attempts: number; fault: unknown }) {
    const wait = fault instanceof Undeliverable ? undefined : waits[attempts - 1];
    const last_fault = String(fault instanceof Error ? fault.message : fault).slice(0, 500);
    // The fault's message may name a person: it stays in the row.
    const about = { outboxId: id, kind, attempts, code: (fault as { code?: unknown } | null)?.code };
    if (wait === undefined) {
      log.error(about, 'an outbox message was given up');
      await note(id, { state: 'dead', ended_at: clock(), last_fault });
    } else {
      log.warn(about, 'an outbox message could not be delivered yet');
      await note(id, { due_at: new Date(clock().getTime() + wait), last_fault });
    }
  }

  async function note(id: string, change: Partial<OutboxTables['outbox']>): Promise<void> {
    await db.updateTable('outbox').set(change).where('id', '=', id).where('state', '=', 'waiting').execute();
  }

  /** Delivers from now on, first the messages of an earlier process; returns a function that stops it when the present try has ended. */
  function start(name: JobName, begin: StartJob = startJob): () => Promise<void> {
    const job = begin({
      name,
      work: deliverDue,
      pauseMs: () => lookEveryMs,
      firstMs: 0,
      onFault: (fault) => log.error({ err: fault }, 'the outbox could not be read'),
    });
    const unwatch = watch(topic, job.run);
    return () => {
      unwatch();
      return job.stop();
    };
  }

  return { start, deliverDue };
}

/** Messages by the beginnings of their keys, without their content, the oldest first. Delivered ones are deleted after a month. */
export async function readMessages(db: Kysely<OutboxTables>, prefixes: readonly string[]) {
  if (prefixes.length === 0) return [];
  return db
    .selectFrom('outbox')
    .select(['kind', 'key', 'state', 'created_at', 'ended_at'])
    .where(({ or, eb }) => or(prefixes.map((prefix) => eb('key', 'like', `${prefix.replace(/[\\%_]/g, '\\$&')}%`))))
    .orderBy('created_at')
    .orderBy('key')
    .execute();
}

/** Deletes the rows of delivered messages after their retention time. */
export async function forgetDelivered(db: Kysely<OutboxTables>, clock: Clock): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'delivered')
    .where('ended_at', '<=', forgottenSince('outbox-message', clock()))
    .execute();
}

/** Makes messages of these kinds that wait after a failed try due now, because their receiver is back. */
export async function retryNow(db: OpenKysely, clock: Clock, kinds: readonly string[]): Promise<void> {
  const now = clock();
  const { numUpdatedRows } = await (db as Kysely<OutboxTables>)
    .updateTable('outbox')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .where('due_at', '>', now)
    // A message that is being tried has none.
    .where('last_fault', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0) await announceChange(db, topic);
}
