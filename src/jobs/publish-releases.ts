import type { Clock } from '../base/clock.ts';
import type { PriceOverrides } from '../domain/catalogue/catalogue.ts';
import { type Due, type Releases, releasesTopic } from '../domain/releases/releases.ts';
import type { Database, OpenKysely } from '../platform/database/database.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import { eventOf } from './release-letters.ts';

/** The clock of the machine may be set, and a change of another process may come late. */
const longestMs = 30_000;
const afterFaultMs = 1_000;

type Materials = {
  releases: Pick<Releases, 'publishDue' | 'nextDue'>;
  overrides: Pick<PriceOverrides, 'endDue' | 'nextEnd'>;
  /** Tells people, within the transaction that has published or held back a release. */
  notify: (transaction: OpenKysely, due: Due) => Promise<void>;
  watch: Database['watch'];
  clock: Clock;
  log: Pick<Log, 'info' | 'error'>;
  startJob?: StartJob;
};

/** Wakes at the instant of each scheduled release, and at the end of each price that has one. Returns a function that stops it after the present run. */
export function publishReleases({
  releases,
  overrides,
  notify,
  watch,
  clock,
  log,
  startJob: start = startJob,
}: Materials): () => Promise<void> {
  let pauseMs = 0;
  let failing = false;
  const job = start({
    name: 'releases',
    async work(isStopped) {
      pauseMs = afterFaultMs;
      for (const due of await releases.publishDue(isStopped, notify)) note(log, due);
      const ended = isStopped() ? 0 : await overrides.endDue();
      if (ended > 0) log.info({ flats: ended }, 'prices ended, those of their source are back');
      const next = [await releases.nextDue(), await overrides.nextEnd()].flatMap((instant) => instant?.getTime() ?? []);
      pauseMs = Math.max(0, Math.min(longestMs, ...next.map((instant) => instant - clock().getTime())));
      failing = false;
    },
    pauseMs: () => pauseMs,
    onFault(fault) {
      // Once for each outage, which may last for many runs.
      if (!failing) log.error({ err: fault }, 'scheduled releases could not be published');
      failing = true;
    },
  });
  const unwatch = watch(releasesTopic, job.run);
  return async () => {
    unwatch();
    await job.stop();
  };
}

function note(log: Pick<Log, 'info' | 'error'>, due: Due): void {
  const { number, dueAt, publishedAt, heldBack } = due;
  if (publishedAt === null) log.error({ release: number, heldBack }, 'a scheduled release could not be published');
  else if (eventOf(due) === 'late')
    log.error(
      { release: number, lateBySeconds: Math.round((publishedAt.getTime() - dueAt.getTime()) / 1_000) },
      'a scheduled release was published late',
    );
  else log.info({ release: number }, 'a scheduled release was published');
}
