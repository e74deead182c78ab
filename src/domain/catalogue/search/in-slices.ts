import { setImmediate } from 'node:timers/promises';

/** Long work that may pause wherever it yields. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

const sliceMs = 8;
/** How many items a loop works through before it yields: well under a millisecond of work. */
export const itemsPerStep = 4096;

/** Finishes the work in slices of some milliseconds, between which the process answers requests. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const started = performance.now();
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() - started < sliceMs);
    await setImmediate();
  }
}

/** Calls `visit` for every number below `count`. */
export function* eachStep(count: number, visit: (at: number) => void): Steps<void> {
  for (let start = 0; start < count; start += itemsPerStep) {
    const end = Math.min(count, start + itemsPerStep);
    for (let at = start; at < end; at++) visit(at);
    yield;
  }
}
