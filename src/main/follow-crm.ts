import { Unreachable } from '../platform/http/unreachable.ts';
import type { Log } from '../platform/log/log.ts';

const firstLookMs = 1_000;
/** While the CRM is down its way refuses at once, so that asking often costs nothing and its return is seen soon. */
const whileDownMs = 500;

type Materials = { everySeconds: number; rounds: (() => Promise<void>)[]; log: Pick<Log, 'warn' | 'error'> };

/**
 * Looks into the CRM now and then, one look at a time, and twice a second while it is down; `look` does it at once. Begins after the start,
 * which it must not delay. A round that faults leaves the others alone.
 */
export function followCrm({ everySeconds, rounds, log }: Materials): { look: () => void; stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  let isDown = false;
  let again = false;
  let stopped = false;
  let timer = wait(firstLookMs);

  function wait(ms: number): NodeJS.Timeout {
    const next = setTimeout(look, ms);
    next.unref();
    return next;
  }

  async function lookOnce(): Promise<void> {
    let reached = true;
    for (const round of rounds)
      try {
        await round();
      } catch (fault) {
        if (fault instanceof Unreachable) {
          reached = false;
          // Once for each outage.
          if (!isDown) log.warn({ err: fault }, 'the CRM could not be asked');
          break;
        }
        log.error({ err: fault }, 'what people have done in the CRM could not be taken');
      }
    isDown = !reached;
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

  return {
    look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
