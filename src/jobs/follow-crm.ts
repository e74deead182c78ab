import { Unreachable } from '../platform/http/unreachable.ts';
import { startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';

const firstLookMs = 1_000;
/** While the CRM is down its way refuses at once, so that asking often costs nothing and its return is seen soon. */
const whileDownMs = 250;

/** One look; it leaves the rest for another time when it is stopped. */
export type Round = (isStopped: () => boolean) => Promise<void>;

type Materials = {
  everySeconds: number;
  rounds: Round[];
  /** Called when it answers again. */
  onBack?: () => Promise<unknown>;
  log: Pick<Log, 'warn' | 'error'>;
};

/**
 * Looks into the CRM now and then, one look at a time, and four times a second while it is down; `look` does it at once, `lost` says that
 * somebody else has not reached it. Begins after the start, which it must not delay. A round that faults leaves the others alone.
 */
export function followCrm({ everySeconds, rounds, onBack, log }: Materials) {
  let isDown = false;
  let isLogged = false;

  async function look(isStopped: () => boolean): Promise<void> {
    const wasDown = isDown;
    let reached = true;
    for (const round of rounds)
      try {
        if (isStopped()) return;
        await round(isStopped);
      } catch (fault) {
        if (fault instanceof Unreachable) {
          reached = false;
          // Once for each outage.
          if (!isLogged) log.warn({ err: fault }, 'the CRM could not be reached');
          isLogged = true;
          break;
        }
        log.error({ err: fault }, 'changes of the CRM could not be applied');
      }
    // Who has not reached it meanwhile may have asked after us.
    const isLost = isDown && !wasDown;
    isDown = !reached || isLost;
    if (!reached) return;
    isLogged = false;
    if (wasDown) await onBack?.().catch((fault: unknown) => log.error({ err: fault }, 'messages for the CRM could not be retried at once'));
  }

  const job = startJob({
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
