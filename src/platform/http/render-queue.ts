import { LRUCache } from 'lru-cache';
import { makeSharedWork } from '../threads/shared-work.ts';
import { Unreachable } from './unreachable.ts';

const comeBackAfterSeconds = 5;

export type RenderQueue = ReturnType<typeof makeRenderQueue>;

/** Renders, and stops when `abort` is aborted; `exceeded` when it stopped or exceeded its limits. */
type Work = (abort: AbortSignal) => Promise<Uint8Array | 'exceeded'>;

/**
 * Renders pictures and documents, each of which takes a processor for about a quarter of a second: one at a time, in the order of requests,
 * and only while a request waits. The result is cached under its key, which names everything that is visible in it. Throws `Unreachable` for
 * one more than may wait and for one that was not finished.
 */
export function makeRenderQueue({ mostWaiting = 8, mostCached = 200 }: { mostWaiting?: number; mostCached?: number } = {}) {
  const cached = new LRUCache<string, Buffer>({ max: mostCached });
  const asked = makeSharedWork<Buffer>();
  let last: Promise<unknown> = Promise.resolve();

  function enqueue(key: string, work: Work, abort: AbortSignal): Promise<Buffer> {
    const drawing = last.then(async () => {
      const drawn = abort.aborted ? 'exceeded' : await work(abort);
      if (drawn === 'exceeded') throw new Unreachable('drawing', 'was not finished', comeBackAfterSeconds);
      const bytes = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
      cached.set(key, bytes);
      return bytes;
    });
    last = drawing.catch(() => undefined);
    return drawing;
  }

  return {
    async draw(key: string, work: Work, signal?: AbortSignal): Promise<Buffer> {
      const known = cached.get(key);
      if (known) return known;
      if (!asked.has(key) && asked.size() > mostWaiting) throw new Unreachable('drawing', 'has too much to do', comeBackAfterSeconds);
      return asked.ask(key, (abort) => enqueue(key, work, abort), signal);
    },
  };
}
