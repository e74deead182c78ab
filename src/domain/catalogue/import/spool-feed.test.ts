import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemClock as clock } from '../../../base/clock.ts';
import { withSpooledFeed } from './spool-feed.ts';

async function* bytes() {
  yield Buffer.from('<feed/>');
}

it('leaves no copy of a feed behind, and removes those of processes that were killed', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'spooled-'));
  const [killed, running, foreign] = ['domivka-feed-killed', 'domivka-feed-running', 'another-program'].map((name) => join(parent, name));
  for (const folder of [killed, running, foreign]) {
    await mkdir(folder ?? '');
    await writeFile(join(folder ?? '', 'feed'), 'some megabytes');
  }
  const yesterday = new Date(clock().getTime() - 25 * 3600 * 1000);
  for (const folder of [killed, foreign]) await utimes(folder ?? '', yesterday, yesterday);
  const read = await withSpooledFeed(bytes(), { limitBytes: 100, clock, parent }, async (file) => readFileSync(file, 'utf8'));
  expect([read, readdirSync(parent).toSorted()]).toEqual(['<feed/>', ['another-program', 'domivka-feed-running']]);
  let at = '';
  const failing = withSpooledFeed(bytes(), { limitBytes: 100, clock, parent }, async (file) => {
    at = file;
    throw new Error('a fault of its own');
  });
  await expect(failing).rejects.toThrow('a fault of its own');
  expect(existsSync(at)).toBe(false);
  await expect(withSpooledFeed(bytes(), { limitBytes: 3, clock, parent }, async () => '')).rejects.toThrow();
  expect(readdirSync(parent)).toHaveLength(2);
});
