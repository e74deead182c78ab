import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { type Job, type RunningJob, startJob } from '../jobs/job.ts';
import type { OperationsTables } from './operations.tables.ts';
import { reasonOf } from './without-persons.ts';

/** A job that runs every second is noted this often, and whenever its runs begin or cease to fail. */
const sameAgainMs = 30_000;

/** Starts jobs, and notes of each by its name when it last ran, how that ended and when it runs next. */
export function makeJobBoard({ db, clock }: { db: Kysely<OperationsTables>; clock: Clock }) {
  const running = new Map<string, RunningJob>();
  const noted = new Map<string, { ok: boolean; at: number }>();
  let writing: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  type Ended = { name: string; beganAt: Date; fault: unknown; nextMs: number | null };
  async function note({ name, beganAt, fault, nextMs }: Ended): Promise<void> {
    const now = clock();
    const ok = fault === undefined;
    const before = noted.get(name);
    if (isClosed || (before?.ok === ok && now.getTime() - before.at < sameAgainMs)) return;
    noted.set(name, { ok, at: now.getTime() });
    const run = { began_at: beganAt, ended_at: now, next_at: nextMs === null ? null : new Date(now.getTime() + nextMs), ok };
    const failed = ok ? {} : { fault_at: now, fault: reasonOf(fault) };
    await db
      .insertInto('job_run')
      .values({ name, ...run, fault_at: null, fault: null, ...failed })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...run, ...failed }))
      .execute();
  }

  return {
    /** As `startJob`. */
    start(job: Job): RunningJob {
      let beganAt = clock();
      const started = startJob({
        ...job,
        work(isStopped) {
          beganAt = clock();
          return job.work(isStopped);
        },
        onRun({ fault, nextMs }) {
          job.onRun?.({ fault, nextMs });
          // The database may be away, which its users say themselves: the job goes on without a note.
          writing = Promise.all([writing, note({ name: job.name, beganAt, fault, nextMs }).catch(() => noted.delete(job.name))]);
        },
      });
      running.set(job.name, started);
      return started;
    },
    /** Runs a job of this process at once; false when it has none of this name. */
    run(name: string): boolean {
      running.get(name)?.run();
      return running.has(name);
    },
    has: (name: string) => running.has(name),
    /** Notes nothing more; resolves when the last note is written. */
    async stop(): Promise<void> {
      isClosed = true;
      await writing;
    },
  };
}
export type JobBoard = ReturnType<typeof makeJobBoard>;

/** In the order of their names. */
export const listJobRuns = (db: Kysely<OperationsTables>) => db.selectFrom('job_run').selectAll().orderBy('name').execute();
