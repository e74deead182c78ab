import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { ok, refuse } from '../../base/result.ts';
import { boardLimits, type OperationsBoard, type Provider } from '../../contract/office/operations-board.ts';
import type { SourceName } from '../../contract/office/sources.ts';
import { type Author, noteChange } from '../audit/audit.ts';
import type { OpenKysely } from '../database/database.ts';
import { countDead, countWaiting, listDeadSubjects, retryDeadLetters } from '../outbox/dead-letters.ts';
import type { OutboxTables } from '../outbox/outbox.tables.ts';
import { listOpenAlarms, type WatchedSource } from './alarms.ts';
import { type JobBoard, listJobRuns } from './job-board.ts';
import type { OperationsTables } from './operations.tables.ts';
import { jobs, readSourceRows, textOf } from './source-rows.ts';
import { listUnreadable } from './unreadable-messages.ts';
import { withoutPersons } from './without-persons.ts';

type Context = {
  db: Kysely<OperationsTables & OutboxTables>;
  clock: Clock;
  jobBoard: Pick<JobBoard, 'run' | 'has'>;
  watched: readonly WatchedSource[];
  providers: readonly Provider[];
};

/** The work that runs without people: read as one board, with the two commands that set something going again. */
export function makeOperations({ db, clock, jobBoard, watched, providers }: Context) {
  const operations = db as unknown as Kysely<OperationsTables>;
  const outbox = db as unknown as Kysely<OutboxTables>;

  async function read(): Promise<OperationsBoard> {
    const runs = await listJobRuns(operations);
    const [letters, { count }, waiting, unreadable, rows] = await Promise.all([
      listDeadSubjects(outbox, boardLimits.mostLetters),
      countDead(outbox),
      countWaiting(outbox),
      listUnreadable(operations, boardLimits.mostUnreadable),
      readSourceRows(operations, { watched, runs, jobBoard, clock }),
    ]);
    return {
      deadLetters: letters.map(({ id, kind, about, attempts, created_at, ended_at, last_fault }) => ({
        id,
        kind,
        about,
        attempts,
        madeAt: created_at.toISOString(),
        diedAt: textOf(ended_at),
        why: last_fault && withoutPersons(last_fault),
      })),
      deadCount: count,
      waiting: waiting.map(({ kind, count: some, oldest }) => ({ kind, count: some, oldestAt: oldest.toISOString() })),
      unreadable: unreadable.map(({ source, reason, hash, bytes, times, last_at }) => ({
        source,
        reason,
        hash: hash.slice(0, 12),
        bytes,
        times,
        lastAt: last_at.toISOString(),
      })),
      sources: rows,
      jobs: runs.map((run) => ({
        name: run.name,
        endedAt: run.ended_at.toISOString(),
        tookMs: run.ended_at.getTime() - run.began_at.getTime(),
        ok: run.ok,
        faultAt: textOf(run.fault_at),
        fault: run.fault,
        nextAt: textOf(run.next_at),
      })),
      providers: [...providers],
    };
  }

  /** Revives dead letters; those that another person has revived meanwhile are left. */
  async function retry(transaction: OpenKysely, ids: readonly string[], by: Author) {
    const revived = await retryDeadLetters(transaction, clock, ids);
    if (revived.length === 0) return refuse({ kind: 'unknown-letter' } as const);
    for (const { id, kind, attempts } of revived)
      await noteChange(transaction, {
        at: clock(),
        by,
        operation: 'retryLetters',
        record: { type: 'letter', id },
        before: { kind, state: 'dead', attempts },
        after: { kind, state: 'waiting', attempts: 0 },
      });
    return ok({ retried: revived.length });
  }

  /** Notes who asks; `run` then asks. */
  async function noteLook(transaction: OpenKysely, source: SourceName, by: Author) {
    if (!watched.some((one) => one.source === source) || !jobBoard.has(jobs[source])) return refuse({ kind: 'unknown-source' } as const);
    await noteChange(transaction, {
      at: clock(),
      by,
      operation: 'lookNow',
      record: { type: 'source', id: source },
      before: null,
      after: { source },
    });
    return ok({ source });
  }

  return {
    read,
    retry,
    noteLook,
    lookNow: (source: SourceName) => jobBoard.run(jobs[source]),
    /** The board's own counts, for the page of what waits. */
    dead: () => countDead(outbox),
    deadIds: async () => (await listDeadSubjects(outbox, boardLimits.mostLetters)).map(({ id }) => id),
    alarms: () => listOpenAlarms(operations),
  };
}
export type Operations = ReturnType<typeof makeOperations>;
