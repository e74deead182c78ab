import { leadsTopic } from '../../../domain/leads/leads.ts';
import { type Database, readTopicVersion } from '../../../platform/database/database.ts';

/** Shorter than the patience of proxies. */
const longestMs = 25_000;
const mostWaiting = 500;

/** Lets open screens wait for a change of requests instead of asking for it again and again. All processes count the same versions. */
export function makeRequestChanges({ kysely, watch }: Pick<Database, 'kysely' | 'watch'>) {
  const waiting = new Set<() => void>();
  let isClosed = false;
  const wakeAll = () => {
    for (const wake of [...waiting]) wake();
  };
  const unwatch = watch(leadsTopic, wakeAll);
  const version = async () => String(await readTopicVersion(kysely, leadsTopic));

  /** The version once it is another than the one that was seen; the same after a while, and while too many wait. */
  async function next(seen: string | undefined): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    let wake: () => void = () => undefined;
    // Waits before it reads, so that no change is missed between the two.
    const change = new Promise<void>((resolve) => {
      wake = resolve;
      waiting.add(resolve);
      timer = setTimeout(resolve, longestMs).unref();
    });
    try {
      const now = await version();
      if (seen !== now || isClosed || waiting.size > mostWaiting) return now;
      await change;
    } finally {
      clearTimeout(timer);
      waiting.delete(wake);
    }
    return version();
  }

  /** Answers all who wait, and lets no request wait any more. */
  function close(): void {
    isClosed = true;
    unwatch();
    wakeAll();
  }

  return { next, close };
}
export type RequestChanges = ReturnType<typeof makeRequestChanges>;
