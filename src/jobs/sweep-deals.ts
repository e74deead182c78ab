import type { Clock } from '../base/clock.ts';
import { hourMs } from '../base/durations.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { Deals } from '../domain/deals/deals.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';

const sweepEveryMs = 1_000;
const tidyEveryMs = hourMs;

type Materials = {
  app: { deals: Pick<Deals, 'endDue'>; idempotency: Pick<Idempotency, 'forgetOld'>; catalogue: Pick<Catalogue, 'forgetChanges'> };
  clock: Clock;
  log: Pick<Log, 'error'>;
  startJob?: StartJob;
};

/**
 * Stores each second which deals have expired, so that other systems are notified; no decision depends on it. Once an hour it deletes
 * obsolete rows. Returns a function that stops it after the present run.
 */
export function sweepDeals({ app, clock, log, startJob: start = startJob }: Materials): () => Promise<void> {
  let failing = false;
  let tidyAt = clock().getTime() + tidyEveryMs;

  return start({
    name: 'deal-expiry',
    async work(isStopped) {
      await app.deals.endDue(isStopped);
      if (clock().getTime() >= tidyAt) {
        tidyAt = clock().getTime() + tidyEveryMs;
        await app.idempotency.forgetOld();
        await app.catalogue.forgetChanges();
      }
      failing = false;
    },
    pauseMs: () => sweepEveryMs,
    onFault(fault) {
      // Once for each outage, which may last for many runs.
      if (!failing) log.error({ err: fault }, 'expired deals could not be stored');
      failing = true;
    },
  }).stop;
}
