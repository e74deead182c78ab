import { Unreachable } from './unreachable.ts';

const comeBackAfterSeconds = 5;

export type DrawingBoard = ReturnType<typeof makeDrawingBoard>;

/**
 * Where pictures and documents are drawn, each of which takes a processor for about half a second: one at a time, in the order of
 * asking. What was drawn is kept under its key, which says everything that is seen on it, so that nothing is drawn twice while nothing
 * has changed. Throws `Unreachable` for one more than may wait.
 */
export function makeDrawingBoard({ mostWaiting = 8, mostKept = 200 }: { mostWaiting?: number; mostKept?: number } = {}) {
  const kept = new Map<string, Buffer>();
  const asked = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, drawn: Buffer): void {
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest);
    kept.set(key, drawn);
  }

  return {
    async draw(key: string, work: () => Promise<Buffer>): Promise<Buffer> {
      const known = kept.get(key) ?? asked.get(key);
      if (known) return known;
      if (asked.size > mostWaiting) throw new Unreachable('drawing', 'has too much to do', comeBackAfterSeconds);
      const drawing = last.then(work).finally(() => asked.delete(key));
      asked.set(key, drawing);
      last = drawing.catch(() => undefined);
      const drawn = await drawing;
      keep(key, drawn);
      return drawn;
    },
  };
}
