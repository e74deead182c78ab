import { Worker } from 'node:worker_threads';
import { Unreachable } from '../http/unreachable.ts';

type Bounds = {
  /** What the thread runs: it reads `workerData` and posts one message, its answer. */
  script: URL;
  /** Of the processor: beside other work the same piece takes longer and is no worse. */
  longestMs?: number;
  /** By the clock, before whoever waits is sent away: a busy machine gives a piece little of its processor. */
  longestWaitMs?: number;
  mostHeapMb?: number;
  /** By how much the process may grow meanwhile: what a thread keeps in buffers counts to no heap. */
  mostGrowthMb?: number;
  mostWaiting?: number;
};

const lookEveryMs = 50;
const megabyte = 1024 * 1024;

/**
 * Work on what strangers send, whose cost nobody knows before: each piece in a thread of its own that is ended when it takes too long
 * or too much memory, or when nobody waits for it any more; then `exceeded` is answered. One piece at a time, in the order of asking.
 * Throws `Unreachable` for one more than may wait, and where the machine is too busy to end a piece.
 */
export function makeBoundedWork<Given, Answer>(bounds: Bounds) {
  const { mostWaiting = 4 } = bounds;
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (given: Given, signal?: AbortSignal): Promise<Answer | 'exceeded'> => {
    if (asked > mostWaiting) throw new Unreachable('work on files', 'has too much to do');
    asked++;
    const done = last.then(() => (signal?.aborted ? 'exceeded' : inThread<Answer>(bounds, given, signal))).finally(() => asked--);
    last = done.catch(() => undefined);
    return done;
  };
}

function inThread<Answer>(
  { script, longestMs = 5_000, longestWaitMs = 20_000, mostHeapMb = 192, mostGrowthMb = 384 }: Bounds,
  given: unknown,
  signal?: AbortSignal,
) {
  return new Promise<Answer | 'exceeded'>((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMb, maxYoungGenerationSizeMb: 32 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stderr: true,
      env: {},
    });
    const before = process.memoryUsage.rss();
    let isEnding = false;
    const end = (settle: () => void) => {
      if (isEnding) return;
      isEnding = true;
      clearTimeout(late);
      clearInterval(look);
      signal?.removeEventListener('abort', giveUp);
      // The next piece begins when this one has given back what it took.
      worker.terminate().then(settle, settle);
    };
    const giveUp = () => end(() => resolve('exceeded'));
    const late = setTimeout(() => end(() => reject(new Unreachable('work on files', 'has no processor to be done on'))), longestWaitMs);
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > mostGrowthMb * megabyte) return giveUp();
      worker.cpuUsage().then(
        ({ user, system }) => user + system > longestMs * 1000 && giveUp(),
        // A thread that has just ended uses nothing.
        () => undefined,
      );
    }, lookEveryMs);
    signal?.addEventListener('abort', giveUp, { once: true });
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    worker.once('error', (fault: NodeJS.ErrnoException) => {
      end(() => (fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('exceeded') : reject(fault)));
    });
    worker.once('exit', (code) => end(() => reject(new Error(`a thread ended with ${code} and no answer`))));
  });
}
