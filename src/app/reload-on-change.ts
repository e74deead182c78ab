import type { Database } from '../platform/database/database.ts';
import type { StartJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';

/** The pause after a failed load. */
const reloadAfterMs = 1_000;

type Materials = { database: Pick<Database, 'watch'>; startJob: StartJob; log: Pick<Log, 'error'> };

/** Loads the data of a topic again after each announced change, one load at a time; a change meanwhile is loaded right after. */
export function makeReloads({ database, startJob, log }: Materials) {
  let ready = true;

  /** Returns the function that ends it. */
  function reloadOnChange(topic: string, load: () => Promise<unknown>): () => void {
    let failed = false;
    const job = startJob({
      name: `load of ${topic}`,
      async work() {
        failed = false;
        await load();
        ready = true;
      },
      pauseMs: () => (failed ? reloadAfterMs : null),
      onFault(fault) {
        failed = true;
        ready = false;
        log.error({ err: fault, topic }, 'the data could not be loaded again');
      },
    });
    const unwatch = database.watch(topic, job.run);
    return () => {
      unwatch();
      void job.stop();
    };
  }

  return { reloadOnChange, /** Whether the last load succeeded. */ isFresh: () => ready };
}
