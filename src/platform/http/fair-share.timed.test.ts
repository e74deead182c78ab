import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeFairShare } from './fair-share.ts';

function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('draws two pages of one address at a time, in the order of asking', async () => {
  const fairly = makeFairShare();
  let [running, most] = [0, 0];
  const order: number[] = [];
  const one = (at: number) =>
    fairly('192.0.2.1', async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(at);
      await sleep(5);
      running -= 1;
    });
  await Promise.all([0, 1, 2, 3, 4, 5].map(one));
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
});

it('leaves most of the processor to others while one address asks for page after page', async () => {
  const fairly = makeFairShare();
  let going = true;
  let pages = 0;
  const look = () => fairly('192.0.2.2', () => sleep(0));
  await look();
  const connections = Array.from({ length: 16 }, async () => {
    while (going)
      await fairly('192.0.2.1', async () => {
        await sleep(0);
        work(20);
        pages += 1;
      });
  });
  await sleep(1_000);
  const [began, before] = [performance.now(), pages];
  for (let at = 0; at < 30; at++) {
    await look();
    await sleep(50);
  }
  const taken = ((pages - before) * 20) / (performance.now() - began);
  going = false;
  await Promise.all(connections);
  expect(taken).toBeGreaterThan(0.1);
  expect(taken).toBeLessThan(0.5);
});

it('does not slow down a single address', async () => {
  const fairly = makeFairShare();
  const began = performance.now();
  let spent = 0;
  for (let at = 0; at < 30; at++)
    await fairly('192.0.2.1', async () => {
      const from = performance.now();
      work(20);
      spent += performance.now() - from;
    });
  expect(spent / (performance.now() - began)).toBeGreaterThan(0.7);
});

it('goes on after work that failed, and refuses more than may wait', async () => {
  const fairly = makeFairShare();
  await expect(fairly('192.0.2.1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const { promise: held, resolve: end } = Promise.withResolvers<void>();
  const asked = Array.from({ length: 303 }, () => fairly('192.0.2.1', () => held));
  const other = await fairly('192.0.2.9', async () => undefined);
  end();
  const begun = await Promise.all(asked);
  expect([other, begun.filter(Boolean).length, begun.at(-1)]).toEqual([true, 302, false]);
});
