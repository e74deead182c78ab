import type { Clock } from '../base/clock.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { leadsTopic } from '../domain/leads/leads.ts';
import type { Database } from '../platform/database/database.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';

/** The clock of the machine may be set, and a change of another process may come late. */
const longestMs = 30_000;
const afterFaultMs = 1_000;

type Materials = {
  leads: Pick<LeadsModule, 'keepPromises' | 'nextMoment'>;
  watch: Database['watch'];
  clock: Clock;
  log: Pick<Log, 'error'>;
  startJob?: StartJob;
};

/** Wakes at the instant at which a promise is half over or over. Returns a function that stops it after the present run. */
export function lookAfterPromises({ leads, watch, clock, log, startJob: start = startJob }: Materials): () => Promise<void> {
  let pauseMs = 0;
  let failing = false;
  const job = start({
    name: 'answer-promises',
    async work(isStopped) {
      pauseMs = afterFaultMs;
      await leads.keepPromises(isStopped);
      const next = await leads.nextMoment();
      pauseMs = next ? Math.min(longestMs, Math.max(0, next.getTime() - clock().getTime())) : longestMs;
      failing = false;
    },
    pauseMs: () => pauseMs,
    onFault(fault) {
      // Once for each outage, which may last for many runs.
      if (!failing) log.error({ err: fault }, 'promises of an answer could not be looked after');
      failing = true;
    },
  });
  const unwatch = watch(leadsTopic, job.run);
  return async () => {
    unwatch();
    await job.stop();
  };
}
