import { expect, it } from 'vitest';
import { feedOf } from '../sample-feed.ts';
import { readFeed } from './read-feed.ts';

const titles = 'id,project,number,floor,rooms,area,price,currency\n';
const nested = (depth: number, inner: string): string => '['.repeat(depth) + inner + ']'.repeat(depth);

it.each([
  ['blank lines', `number,price\n${'\n'.repeat(200_000)}`],
  ['blank lines under titles of a feed', titles + '\n'.repeat(2_000_000)],
  ['ragged lines', `number,price\n${'a\n'.repeat(200_000)}`],
  ['ragged lines under titles of a feed', titles + 'a,b\n'.repeat(200_000)],
  ['a line of half a million columns', `number,price\n${','.repeat(500_000)}\n`],
  ['titles of half a million columns', `${'number,price,'.repeat(40_000)}\n`],
  ['quoted nothing', `number,price\n${'"",""\n'.repeat(130_000)}`],
  ['nested JSON', nested(500_000, '')],
  ['JSON of one object with many names', `[{${Array.from({ length: 60_000 }, (_, at) => `"n${at}":1`).join()}}]`],
  ['JSON of many objects', `[${'{"a":1},'.repeat(120_000)}{}]`],
])('%s hold nobody else up, and are read or refused', { timeout: 60_000 }, async (_, content) => {
  const source = { bytes: feedOf(content, 65_536).open(), size: undefined, limit: 100_000_000, onBytes: () => {} };
  // Time of this thread on the processor between two turns: what runs beside it does not count.
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  };
  const timer = setInterval(look, 5);
  let refusal: unknown;
  try {
    for await (const item of readFeed(source)) void item;
  } catch (cause) {
    refusal = cause;
  }
  clearInterval(timer);
  look();
  if (refusal !== undefined) expect(refusal).toMatchObject({ problem: { code: expect.any(String) } });
  expect(longest).toBeLessThan(1_000);
});
