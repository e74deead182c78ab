import type { Clock } from '../base/clock.ts';
import type { Deals, StateServicesPort } from '../domain/deals/deals.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';

const askEveryMs = 3_000;

type Materials = {
  stateServices: StateServicesPort | null;
  deals: Pick<Deals, 'applyStateServiceEvent' | 'openStateRequests'>;
  clock: Clock;
  log: Pick<Log, 'warn' | 'error'>;
};

/** Polls whether a request was refused: for a refusal there is no callback. Services that are down are skipped. */
export async function askStateServices({ stateServices, deals, clock, log }: Materials, isStopped = () => false): Promise<void> {
  if (!stateServices) return;
  const requests = await deals.openStateRequests(clock());
  try {
    for (const { requestId, provider } of requests) {
      if (isStopped()) return;
      const event = provider === stateServices.provider ? await stateServices.ask(requestId) : null;
      if (event) await deals.applyStateServiceEvent(event);
    }
  } catch (fault) {
    if (!(fault instanceof Unreachable)) throw fault;
    log.warn({ err: fault }, 'the state services could not be asked about their requests');
  }
}

/** Polls every three seconds while a request is open. Returns a function that stops it after the present round. */
export function pollStateServices(materials: Materials): () => Promise<void> {
  if (!materials.stateServices) return () => Promise.resolve();
  return startJob({
    work: (isStopped) => askStateServices(materials, isStopped),
    pauseMs: () => askEveryMs,
    onFault: (fault) => materials.log.error({ err: fault }, 'state service events could not be applied'),
  }).stop;
}
