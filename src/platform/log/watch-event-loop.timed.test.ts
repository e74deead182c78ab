import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchEventLoop } from './watch-event-loop.ts';

it('logs a second in which the event loop was blocked, and no shorter work', async () => {
  const said: object[] = [];
  const stop = watchEventLoop({ warn: (fields: object) => void said.push(fields) });
  const work = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  await sleep(300);
  work(100);
  await sleep(300);
  const before = said.length;
  work(1_600);
  await sleep(300);
  stop();
  expect(said.slice(before)).toEqual([
    { blockedMs: expect.any(Number), processorMs: expect.any(Number), diskFaults: expect.any(Number), heapMb: expect.any(Number) },
  ]);
  const [{ blockedMs, processorMs }] = said.slice(before) as [{ blockedMs: number; processorMs: number }];
  expect(blockedMs).toBeGreaterThan(1_300);
  expect(processorMs).toBeGreaterThan(300);
});
