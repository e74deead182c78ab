import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJob } from './job.ts';

describe('a job', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const faults: unknown[] = [];
  const onFault = (fault: unknown) => faults.push(fault);
  /** Work that is ended by hand, and how often it began. */
  function work() {
    const begun: { end: () => void; isStopped: () => boolean }[] = [];
    const run = (isStopped: () => boolean) => new Promise<void>((resolve) => begun.push({ end: resolve, isStopped }));
    const end = async () => {
      begun.at(-1)?.end();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { begun, run, end };
  }

  it('runs after each pause, which begins when a run has ended', async () => {
    const { begun, run, end } = work();
    startJob({ name: 'rates', work: run, pauseMs: () => 100, onFault });
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toHaveLength(1);
    await end();
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2);
  });

  it('runs when it is called, once more for all calls during one run, and never two at a time', async () => {
    const { begun, run, end } = work();
    const job = startJob({ name: 'rates', work: run, pauseMs: () => null, onFault });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(begun).toHaveLength(0);
    for (let calls = 0; calls < 3; calls++) job.run();
    expect(begun).toHaveLength(1);
    await end();
    expect(begun).toHaveLength(2);
    await end();
    expect(begun).toHaveLength(2);
    job.run();
    expect(begun).toHaveLength(3);
  });

  it('waits as long as it says at that moment, and counts anew when it has to be sooner', async () => {
    const { begun, run, end } = work();
    let pause = 10_000;
    const job = startJob({ name: 'rates', work: run, pauseMs: () => pause, firstMs: 0, onFault });
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(1);
    await end();
    pause = 50;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toHaveLength(1);
    job.reschedule();
    await vi.advanceTimersByTimeAsync(50);
    expect(begun).toHaveLength(2);
  });

  it('continues after a fault, which it passes on', async () => {
    faults.length = 0;
    const fault = new Error('once');
    let runs = 0;
    startJob({
      name: 'rates',
      work: async () => (runs++ === 0 ? Promise.reject(fault) : undefined),
      pauseMs: () => 10,
      firstMs: 0,
      onFault,
    });
    await vi.advanceTimersByTimeAsync(25);
    expect([runs, faults]).toEqual([3, [fault]]);
  });

  it('stops when its run has ended, and signals the run to end', async () => {
    const { begun, run, end } = work();
    const job = startJob({ name: 'rates', work: run, pauseMs: () => 10, firstMs: 0, onFault });
    await vi.advanceTimersByTimeAsync(0);
    let stopped = false;
    void job.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect([begun[0]?.isStopped(), stopped]).toEqual([true, false]);
    job.run();
    await end();
    expect([begun.length, stopped]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toHaveLength(1);
  });
});
