import { expect, it } from 'vitest';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { makeRemoteService } from './remote-service.ts';
import { Unreachable } from './unreachable.ts';

const second = 1 / 60;
const patienceMs = 800;

/** A service that gives the answers of `answers`, one after the other; a promise in it is answered when it resolves. */
function serviceThat(...answers: (() => Promise<Response>)[]) {
  const clock = movableClock('2026-11-21T12:00:00Z');
  let asked = 0;
  const send = () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return answer ? answer() : Promise.reject(new Error('nothing to answer'));
  };
  const { ask } = makeRemoteService({ name: 'a bank', address: 'http://bank.example', clock, send, patienceMs: 60_000 });
  const hello = () => ask({ path: '/hello', read: ({ text }) => text || undefined });
  return { clock, hello, asked: () => asked };
}
const down = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
const well = async () => new Response('hello');

it('reports a fault without any text of the answer', async () => {
  const said = async (answer: () => Promise<Response>) =>
    String(
      await serviceThat(answer)
        .hello()
        .catch((fault: unknown) => fault),
    );
  expect(await said(down)).toBe('Error: a bank did not answer (ECONNREFUSED)');
  expect(await said(async () => new Response('Олена, +380501234567', { status: 502 }))).toBe(
    'Error: a bank answered 502 and nothing that can be used',
  );
  expect(await said(async () => new Response(''))).toBe('Error: a bank answered 200 and nothing that can be used');
});

it('does not count an answer that refuses as a failure of the service', async () => {
  const { ask } = makeRemoteService({ name: 'a bank', address: 'http://bank.example', clock: () => new Date(0), send: well });
  const refusing = () =>
    ask({
      path: '/',
      read: () => {
        throw new RangeError('refused');
      },
    });
  for (let times = 0; times < 5; times++) await expect(refusing()).rejects.toThrow(RangeError);
});

it('probes a service that is down once a second, and closes the circuit at the first success', async () => {
  const { hello, clock, asked } = serviceThat(down, down, down, down, well);
  for (let times = 0; times < 3; times++) await expect(hello()).rejects.toThrow(Unreachable);
  for (let times = 0; times < 20; times++) await expect(hello()).rejects.toMatchObject({ retryAfterSeconds: 2 });
  expect(asked()).toBe(3);
  clock.pass(second);
  await expect(hello()).rejects.toThrow(Unreachable);
  await expect(hello()).rejects.toThrow(Unreachable);
  expect(asked()).toBe(4);
  clock.pass(second);
  expect(await Promise.all([hello(), hello().catch(() => 'refused')])).toEqual(['hello', 'refused']);
  expect(await hello()).toBe('hello');
  // A clock that is set back does not hold the circuit open.
  clock.pass(-600);
  expect(await hello()).toBe('hello');
});

it('limits the wait for a service that hangs, probes it meanwhile, and accepts a late answer', async () => {
  let answerLate = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  const { hello, clock, asked } = serviceThat(
    down,
    down,
    down,
    () => late,
    () => new Promise(() => undefined),
    well,
  );
  for (let times = 0; times < 3; times++) await expect(hello()).rejects.toThrow(Unreachable);
  clock.pass(second);
  const before = performance.now();
  await expect(hello()).rejects.toThrow('still slow');
  expect(performance.now() - before).toBeLessThan(3_000);
  clock.pass(second);
  const hanging = hello().catch(() => 'refused');
  expect(asked()).toBe(5);
  answerLate(new Response('hello'));
  await expect.poll(() => hello().catch(() => null)).toBe('hello');
  expect(await hanging).toBe('refused');
});

it('opens the circuit while three requests hang, and closes it when they are answered after all', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  const clock = movableClock('2026-11-21T12:00:00Z');
  const send = () => new Promise<Response>((resolve) => void waiting.push(resolve));
  const { ask } = makeRemoteService({ name: 'a bank', address: 'http://bank.example', clock, send, patienceMs });
  const hello = () => ask({ path: '/hello', read: ({ text }) => text || undefined });
  const hanging = [hello(), hello(), hello()];
  await new Promise((resolve) => setTimeout(resolve, patienceMs / 2));
  await expect(hello()).rejects.toThrow('has just been down');
  expect(waiting).toHaveLength(3);
  for (const answer of waiting) answer(new Response('hello'));
  expect(await Promise.all(hanging)).toEqual(['hello', 'hello', 'hello']);
  const next = hello();
  waiting.at(-1)?.(new Response('hello again'));
  expect(await next).toBe('hello again');
});
