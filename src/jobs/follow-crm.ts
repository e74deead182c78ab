import { actFor } from '../platform/database/database.ts';
import { Unreachable } from '../platform/http/unreachable.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import type { NoteLook } from '../platform/operations/source-looks.ts';

const firstLookMs = 1_000;
/** While the CRM is down its circuit breaker refuses at once, so that frequent polls cost nothing and its return is noticed soon. */
const whileDownMs = 250;

/** One poll; it leaves the rest to the next one when it is stopped. */
export type Round = (isStopped: () => boolean) => Promise<void>;

type Materials = {
  everySeconds: number;
  rounds: Round[];
  /** Called when the CRM answers again. */
  onBack?: () => Promise<unknown>;
  log: Pick<Log, 'warn' | 'error'>;
  noteLook?: NoteLook;
  startJob?: StartJob;
};

/**
 * Polls the CRM at an interval, one poll at a time, and four times a second while it is down; `look` polls at once, `lost` reports that
 * another caller has not reached it. Begins after the start, which it must not delay. A poll that faults does not affect the others.
 */
export function followCrm({ everySeconds, rounds, onBack, log, noteLook, startJob: start = startJob }: Materials) {
  let isDown = false;
  let isLogged = false;

  async function look(isStopped: () => boolean): Promise<void> {
    const wasDown = isDown;
    let reached = true;
    let failed: { fault: unknown } | null = null;
    for (const round of rounds)
      try {
        if (isStopped()) return;
        await actFor({ kind: 'crm', id: null, operation: 'crm' }, () => round(isStopped));
      } catch (fault) {
        if (fault instanceof Unreachable) {
          reached = false;
          await noteLook?.({ source: 'crm', ok: false, fault });
          // Once for each outage.
          if (!isLogged) log.warn({ err: fault }, 'the CRM could not be reached');
          isLogged = true;
          break;
        }
        failed ??= { fault };
        log.error({ err: fault }, 'changes of the CRM could not be applied');
      }
    // A caller that failed meanwhile may have done so after this poll.
    const isLost = isDown && !wasDown;
    isDown = !reached || isLost;
    if (!reached) return;
    isLogged = false;
    await noteLook?.({ source: 'crm', ...(failed ? { ok: false, fault: failed.fault } : { ok: true }) });
    if (wasDown) await onBack?.().catch((fault: unknown) => log.error({ err: fault }, 'messages for the CRM could not be retried at once'));
  }

  const job = start({
    name: 'crm',
    work: look,
    pauseMs: () => (isDown ? whileDownMs : everySeconds * 1_000),
    firstMs: firstLookMs,
    onFault: (fault) => log.error({ err: fault }, 'the CRM could not be polled'),
  });

  return {
    look: job.run,
    lost() {
      if (isDown) return;
      isDown = true;
      job.reschedule();
    },
    stop: job.stop,
  };
}
