import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Unreachable } from '../http/unreachable.ts';
import { makeBoundedWork } from './bounded-work.ts';

const folder = mkdtempSync(join(tmpdir(), 'domivka-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that does what a piece asks for, and counts the pieces. */
function script(): URL {
  const file = join(folder, 'told.mjs');
  const answers = new URL('./answer-in-thread.ts', import.meta.url).href;
  writeFileSync(
    file,
    `import { answerInThread } from '${answers}';
let had = 0;
answerInThread(async (told) => {
  had += 1;
  if (told === 'for ever') for (;;);
  if (told === 'rest') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);
  if (told === 'fault') throw new Error('a fault of its own');
  if (told === 'too much') for (const all = []; ; ) all.push(new Array(1e6).fill(had));
  return [told, had];
});`,
  );
  return pathToFileURL(file);
}

const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort' || name === 'Worker').length;

it('keeps a thread for the next piece, and ends it when none comes', { timeout: 60_000 }, async () => {
  const before = threads();
  const work = makeBoundedWork<string, [string, number]>({ script: script(), idleMs: 300 });
  expect(await Promise.all([work('a'), work('b')])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  await expect.poll(threads, { timeout: 20_000 }).toBe(before);
  await wait(500);
  expect(await work('c')).toEqual(['c', 1]);
});

it('gives each piece a thread of its own when none is kept', { timeout: 60_000 }, async () => {
  const work = makeBoundedWork<string, [string, number]>({ script: script() });
  expect(await Promise.all([work('a'), work('b')])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

it('terminates a piece that takes too long or too much memory or is not wanted any more, throws a fault, and continues', {
  timeout: 120_000,
}, async () => {
  const work = makeBoundedWork<string, [string, number]>({
    script: script(),
    idleMs: 30_000,
    longestMs: 3_000,
    longestWaitMs: 60_000,
    mostHeapMb: 64,
  });
  const unwanted = new AbortController();
  setTimeout(() => unwanted.abort(), 100);
  const answers = [work('for ever', unwanted.signal), work('too much'), work('fault'), work('a')];
  expect((await Promise.allSettled(answers)).map((one) => (one.status === 'rejected' ? one.reason.message : one.value))).toEqual([
    'exceeded',
    'exceeded',
    'a fault of its own',
    ['a', 1],
  ]);
  expect(await work('for ever')).toBe('exceeded');
  expect(await work('b', AbortSignal.abort())).toBe('exceeded');
});

it('counts the processor time of a piece, not its waiting, and refuses a waiting request in the end', {
  timeout: 60_000,
}, async () => {
  const work = makeBoundedWork<string, [string, number]>({ script: script(), idleMs: 30_000, longestMs: 600 });
  expect(await work('a')).toEqual(['a', 1]);
  expect(await work('rest')).toEqual(['rest', 2]);
  expect(await work('for ever')).toBe('exceeded');
  const hasty = makeBoundedWork<string, [string, number]>({ script: script(), longestWaitMs: 300 });
  await expect(hasty('rest')).rejects.toThrow(Unreachable);
});
