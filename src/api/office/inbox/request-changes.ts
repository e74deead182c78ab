import { randomUUID } from 'node:crypto';
import { leadsTopic } from '../../../domain/leads/leads.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Shorter than the patience of proxies. */
const longestMs = 25_000;
const mostWaiting = 500;

/**
 * Lets open screens wait for a change of requests instead of asking for it again and again. A version is known to the process that gave it:
 * another process answers at once.
 */
export function makeRequestChanges({ watch }: Pick<Database, 'watch'>) {
  const process = randomUUID().slice(0, 8);
  const waiting = new Set<() => void>();
  let count = 0;
  let isClosed = false;
  const version = () => `${process}.${count}`;
  const wakeAll = () => {
    for (const wake of [...waiting]) wake();
  };
  const unwatch = watch(leadsTopic, () => {
    count++;
    wakeAll();
  });

  /** The version once it is another than the one that was seen; the same after a while, and while too many wait. */
  async function next(seen: string | undefined): Promise<string> {
    if (seen !== version() || isClosed || waiting.size >= mostWaiting) return version();
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, longestMs);
      timer.unref();
      waiting.add(wake);
    });
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
