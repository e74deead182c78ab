import { describe, expect, it } from 'vitest';
import { Unreachable } from '../http/unreachable.ts';
import { makeBoundedWork } from './bounded-work.ts';

const script = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${code}`)}`);

const rest = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);';

// Threads begin late on a busy machine.
describe('a piece of work in a thread of its own', { timeout: 30_000 }, () => {
  it('is bounded by what it takes of the processor, not by how long it waits for one', async () => {
    const waiting = makeBoundedWork<string, string>({ script: script(`${rest} parentPort.postMessage(workerData);`), longestMs: 600 });
    expect(await waiting('done')).toBe('done');
    const busy = makeBoundedWork<string, string>({ script: script('for (;;);'), longestMs: 600 });
    expect(await busy('never')).toBe('exceeded');
  });

  it('sends whoever waits away in the end, with a time to come back', async () => {
    const stuck = makeBoundedWork<string, string>({ script: script(`for (;;) ${rest}`), longestWaitMs: 800 });
    await expect(stuck('never')).rejects.toThrow(Unreachable);
  });

  it('is ended with who asked for it, and begins no more for who has gone', async () => {
    const busy = makeBoundedWork<string, string>({ script: script('for (;;);'), longestMs: 60_000 });
    const gone = new AbortController();
    const [first, second] = [busy('one', gone.signal), busy('two', gone.signal)];
    gone.abort();
    expect([await first, await second]).toEqual(['exceeded', 'exceeded']);
  });

  it('is bounded in memory', async () => {
    const greedy = script('const all = []; for (;;) all.push(new Array(10_000).fill(0.5));');
    expect(await makeBoundedWork<null, string>({ script: greedy, mostHeapMb: 32 })(null)).toBe('exceeded');
  });
});
