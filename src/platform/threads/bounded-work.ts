import { Worker } from 'node:worker_threads';
import { Unreachable } from '../http/unreachable.ts';

type Bounds = {
  /** The script of the thread: it calls `answerInThread`. */
  script: URL;
  /** Processor time: beside other work the same piece takes longer and is no worse. */
  longestMs?: number;
  /** By the clock, before a waiting request is refused: a busy machine gives a piece little of its processor. */
  longestWaitMs?: number;
  mostHeapMb?: number;
  /** The limit by which the process may grow meanwhile: buffers of a thread count to no heap. */
  mostGrowthMb?: number;
  mostWaiting?: number;
  /** How long an idle thread waits for the next piece before it ends; untrusted input gets a new thread each time. */
  idleMs?: number;
};

const lookEveryMs = 50;
const megabyte = 1024 * 1024;

/**
 * Work of unknown cost, or work that would block other requests: in a thread that is terminated when a piece takes too long or too much
 * memory, or when no request waits for it any more; then the result is `exceeded`. One piece at a time, in the order of requests. Throws
 * `Unreachable` for one more than may wait, and where the machine is too busy to terminate a piece.
 */
export function makeBoundedWork<Given, Answer>(bounds: Bounds) {
  const { mostWaiting = 4 } = bounds;
  const threads = makeThreads(bounds);
  let asked = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (given: Given, signal?: AbortSignal): Promise<Answer | 'exceeded'> => {
    if (asked > mostWaiting) throw new Unreachable('work on files', 'has too much to do');
    asked++;
    const done = last.then(() => (signal?.aborted ? 'exceeded' : inThread<Answer>(threads, bounds, given, signal))).finally(() => asked--);
    last = done.catch(() => undefined);
    return done;
  };
}

type Threads = ReturnType<typeof makeThreads>;

/** The thread that works, or that waits idly for the next piece without holding the process alive. */
function makeThreads({ script, mostHeapMb = 192, idleMs = 0 }: Bounds) {
  let idle: { worker: Worker; end: NodeJS.Timeout } | undefined;

  function begin(): Worker {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMb, maxYoungGenerationSizeMb: 32 },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stderr: true,
      env: {},
    });
    // A fault between two pieces ends the thread and nothing else.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (idle?.worker !== worker) return;
      clearTimeout(idle.end);
      idle = undefined;
    });
    return worker;
  }

  return {
    take(): Worker {
      if (!idle) return begin();
      const { worker, end } = idle;
      clearTimeout(end);
      idle = undefined;
      worker.ref();
      return worker;
    },
    async giveBack(worker: Worker): Promise<void> {
      if (idleMs === 0) return void (await worker.terminate());
      worker.unref();
      const end = setTimeout(() => {
        // From here on it takes no work any more, however long it needs to end.
        idle = undefined;
        void worker.terminate();
      }, idleMs).unref();
      idle = { worker, end };
    },
  };
}

function inThread<Answer>(
  threads: Threads,
  { longestMs = 5_000, longestWaitMs = 20_000, mostGrowthMb = 384 }: Bounds,
  given: unknown,
  signal?: AbortSignal,
) {
  return new Promise<Answer | 'exceeded'>((resolve, reject) => {
    const worker = threads.take();
    const before = process.memoryUsage.rss();
    let isEnding = false;
    // The next piece begins when this one has released its memory.
    const end = (left: () => Promise<unknown>, settle: () => void) => {
      if (isEnding) return;
      isEnding = true;
      clearTimeout(late);
      clearInterval(look);
      signal?.removeEventListener('abort', giveUp);
      worker.off('message', answer).off('error', fail).off('exit', lose);
      left().then(settle, settle);
    };
    const stop = (settle: () => void) => end(() => worker.terminate(), settle);
    const giveUp = () => stop(() => resolve('exceeded'));
    const answer = (given: Answer) =>
      end(
        () => threads.giveBack(worker),
        () => resolve(given),
      );
    const fail = (fault: NodeJS.ErrnoException) =>
      stop(() => (fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('exceeded') : reject(fault)));
    const lose = (code: number) => stop(() => reject(new Error(`a thread ended with ${code} and no answer`)));
    const late = setTimeout(() => stop(() => reject(new Unreachable('work on files', 'has no processor to be done on'))), longestWaitMs);
    // A thread that has just ended uses nothing.
    const used = (since?: NodeJS.CpuUsage) => worker.cpuUsage(since).catch(() => ({ user: 0, system: 0 }));
    const atFirst = used();
    const look = setInterval(async () => {
      if (process.memoryUsage.rss() - before > mostGrowthMb * megabyte) return giveUp();
      const { user, system } = await used(await atFirst);
      if (user + system > longestMs * 1000) giveUp();
    }, lookEveryMs);
    signal?.addEventListener('abort', giveUp, { once: true });
    worker.on('message', answer).on('error', fail).on('exit', lose);
    worker.postMessage(given);
  });
}
