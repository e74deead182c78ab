import type { Clock } from '../base/clock.ts';
import type { Deals, StateServicesPort } from '../domain/deals/deals.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import type { NoteLook } from '../platform/operations/source-looks.ts';

const askEveryMs = 3_000;

type Materials = {
  stateServices: StateServicesPort | null;
  deals: Pick<Deals, 'applyStateServiceEvent' | 'openStateRequests'>;
  clock: Clock;
  log: Pick<Log, 'warn' | 'error'>;
  noteLook?: NoteLook;
};

/** Polls whether a request was refused: for a refusal there is no callback. Services that are down are skipped. */
export async function askStateServices({ stateServices, deals, clock, log, noteLook }: Materials, isStopped = () => false): Promise<void> {
  if (!stateServices) return;
  const requests = await deals.openStateRequests(clock());
  const source = 'state-services' as const;
  try {
    for (const { requestId, provider } of requests) {
      if (isStopped()) return;
      const event = provider === stateServices.provider ? await stateServices.ask(requestId) : null;
      if (event) await deals.applyStateServiceEvent(event);
    }
    if (requests.length > 0) await noteLook?.({ source, ok: true });
  } catch (fault) {
    if (!(fault instanceof Unreachable)) throw fault;
    await noteLook?.({ source, ok: false, fault });
    log.warn({ err: fault }, 'the state services could not be asked about their requests');
  }
}

/** Polls every three seconds while a request is open. Returns a function that stops it after the present round. */
export function pollStateServices({ startJob: start = startJob, ...materials }: Materials & { startJob?: StartJob }): () => Promise<void> {
  if (!materials.stateServices) return () => Promise.resolve();
  return start({
    name: 'state-services',
    work: (isStopped) => askStateServices(materials, isStopped),
    pauseMs: () => askEveryMs,
    onFault: (fault) => materials.log.error({ err: fault }, 'state service events could not be applied'),
  }).stop;
}
