import { Unreachable } from '../platform/http/unreachable.ts';
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
  let running: Promise<void> | null = null;
  let isDown = false;
  let isLogged = false;
  let again = false;
  let stopped = false;
  let timer = wait(firstLookMs);

  function wait(ms: number): NodeJS.Timeout {
    const next = setTimeout(look, ms);
    next.unref();
    return next;
  }

  async function lookOnce(): Promise<void> {
    const wasDown = isDown;
    let reached = true;
    for (const round of rounds)
      try {
        if (stopped) return;
        await round(() => stopped);
      } catch (fault) {
        if (fault instanceof Unreachable) {
          reached = false;
          // Once for each outage.
          if (!isLogged) log.warn({ err: fault }, 'the CRM could not be asked');
          isLogged = true;
          break;
        }
        log.error({ err: fault }, 'what people have done in the CRM could not be taken');
      }
    // Who has not reached it meanwhile may have asked after us.
    const isLost = isDown && !wasDown;
    isDown = !reached || isLost;
    if (!reached) return;
    isLogged = false;
    if (wasDown) await onBack?.().catch((fault: unknown) => log.error({ err: fault }, 'what waits for the CRM could not be hurried'));
  }

  async function lookWhileAsked(): Promise<void> {
    do {
      again = false;
      await lookOnce();
    } while (again && !stopped);
  }

  function look(): void {
    again = true;
    if (stopped || running !== null) return;
    clearTimeout(timer);
    running = lookWhileAsked().finally(() => {
      running = null;
      if (!stopped) timer = wait(isDown ? whileDownMs : everySeconds * 1_000);
    });
  }

  function lost(): void {
    if (isDown || stopped) return;
    isDown = true;
    if (running !== null) return;
    clearTimeout(timer);
    timer = wait(whileDownMs);
  }

  return {
    look,
    lost,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
