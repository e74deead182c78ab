import { expect, it } from 'vitest';
import { makeRenderQueue } from './render-queue.ts';
import { Unreachable } from './unreachable.ts';

/** Drawings that end when the test says so. */
function someDrawings() {
  const begun: string[] = [];
  const ends = new Map<string, { done: () => void; fail: () => void }>();
  const work = (name: string) => () =>
    new Promise<Buffer>((resolve, reject) => {
      begun.push(name);
      ends.set(name, { done: () => resolve(Buffer.from(name)), fail: () => reject(new Error(name)) });
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = (name: string, how: 'done' | 'fail' = 'done') => {
    ends.get(name)?.[how]();
    return settle();
  };
  return { begun, work, end, settle };
}

it('renders one at a time in the order of requests, each key once for all its requests, and continues after one that fails', async () => {
  const { begun, work, end, settle } = someDrawings();
  const { draw } = makeRenderQueue();
  const first = draw('a', work('a'));
  const again = draw('a', work('a again'));
  const second = draw('b', work('b'));
  const third = draw('c', work('c'));
  second.catch(() => undefined);
  await settle();
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b', 'fail');
  await expect(second).rejects.toThrow('b');
  await end('c');
  expect([String(await first), String(await again), String(await third)]).toEqual(['a', 'a', 'c']);
  expect(String(await draw('a', work('a anew')))).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('limits the queue, gives the next request a time to try again, and evicts the oldest results', async () => {
  const { begun, work, end, settle } = someDrawings();
  const { draw } = makeRenderQueue({ mostWaiting: 1, mostCached: 1 });
  const [a, b] = [draw('a', work('a')), draw('b', work('b'))];
  const refused = await draw('c', work('c')).catch((fault: unknown) => fault);
  expect(refused).toBeInstanceOf(Unreachable);
  expect((refused as Unreachable).retryAfterSeconds).toBeGreaterThan(0);
  await settle();
  await end('a');
  await end('b');
  await Promise.all([a, b]);
  void draw('a', work('a anew'));
  await settle();
  expect(begun).toEqual(['a', 'b', 'a anew']);
});

it('aborts a rendering when its last request is gone, and begins none without one', async () => {
  const { draw } = makeRenderQueue();
  const [one, other, waiting] = [new AbortController(), new AbortController(), new AbortController()];
  const ended: string[] = [];
  const work = (name: string) => (abort: AbortSignal) =>
    new Promise<'exceeded'>((resolve) => {
      abort.addEventListener('abort', () => {
        ended.push(name);
        resolve('exceeded');
      });
    });
  const asked = [draw('a', work('a'), one.signal), draw('a', work('a again'), other.signal), draw('b', work('b'), waiting.signal)];
  const answers = Promise.allSettled(asked);
  waiting.abort();
  one.abort();
  await new Promise((resolve) => setImmediate(resolve));
  expect(ended).toEqual([]);
  other.abort();
  expect((await answers).map((answer) => answer.status === 'rejected' && answer.reason instanceof Unreachable)).toEqual([true, true, true]);
  expect(ended).toEqual(['a']);
  expect(String(await draw('a', async () => Buffer.from('anew')))).toBe('anew');
});
