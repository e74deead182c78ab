import type { Log } from './log.ts';

const everyMs = 250;
const longMs = 1_000;

/**
 * Logs when the event loop was blocked for more than a second, during which nothing was answered. The processor's time tells work of the
 * process (its threads included) from a machine that stood still, the faults memory that came back from a disk. Returns a function that ends it.
 */
export function watchEventLoop(log: Pick<Log, 'warn'>): () => void {
  const look = () => ({ at: performance.now(), ...process.resourceUsage() });
  let last = look();
  const timer = setInterval(() => {
    const now = look();
    const blockedMs = Math.round(now.at - last.at - everyMs);
    if (blockedMs >= longMs) {
      const processorMs = Math.round((now.userCPUTime + now.systemCPUTime - last.userCPUTime - last.systemCPUTime) / 1_000);
      const heapMb = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
      log.warn({ blockedMs, processorMs, diskFaults: now.majorPageFault - last.majorPageFault, heapMb }, 'the process answered nothing');
    }
    last = now;
  }, everyMs).unref();
  return () => clearInterval(timer);
}
