import type { JobName } from '../../contract/office/writers.ts';
import { actAs } from '../database/acting.ts';

export type Job = {
  name: JobName;
  /** One run at a time; it leaves the rest to the next run once `isStopped`. */
  work: (isStopped: () => boolean) => Promise<unknown>;
  /** Milliseconds from the end of a run to the next one; null when only `run` begins it. */
  pauseMs: () => number | null;
  /** Milliseconds until the first run; a pause when not given. */
  firstMs?: number | null;
  /** Called with the faults of `work`; the job continues. */
  onFault: (fault: unknown) => void;
  /** Called at the end of each run, with its fault and the milliseconds until the next one. */
  onRun?: (ended: { fault: unknown; nextMs: number | null }) => void;
};
export type StartJob = (job: Job) => RunningJob;

export type RunningJob = {
  /** Runs at once, or once more when a run is under way. */
  run: () => void;
  /** Counts the pause anew, when it has become a shorter one. */
  reschedule: () => void;
  /** Begins no run any more; resolves when the present one has ended. */
  stop: () => Promise<void>;
};

/** Repeats a piece of work until it is stopped. Its timer does not hold the process alive. */
export function startJob({ name, work, pauseMs, firstMs = pauseMs(), onFault, onRun }: Job): RunningJob {
  const acting = { kind: 'system', id: name, operation: name, requestId: null } as const;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function schedule(ms: number | null): void {
    clearTimeout(timer);
    if (stopped || ms === null) return;
    timer = setTimeout(begin, ms);
    timer.unref();
  }

  async function runs(): Promise<unknown> {
    let last: unknown;
    do {
      again = false;
      last = undefined;
      try {
        // Not in the name of the request that has set it going.
        await actAs(acting, () => work(() => stopped));
      } catch (fault) {
        last = fault ?? new Error('no fault was named');
        onFault(fault);
      }
    } while (again && !stopped);
    return last;
  }

  function begin(): void {
    if (running !== null || stopped) return;
    clearTimeout(timer);
    running = runs().then((fault) => {
      running = null;
      const nextMs = pauseMs();
      schedule(nextMs);
      onRun?.({ fault, nextMs });
    });
  }

  schedule(firstMs);
  return {
    run() {
      again = true;
      begin();
    },
    reschedule() {
      if (running === null) schedule(pauseMs());
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
