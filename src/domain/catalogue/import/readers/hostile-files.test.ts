import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { feedOf } from '../sample-feed.ts';
import { readFeed } from './read-feed.ts';

const titles = 'id,project,number,floor,rooms,area,price,currency\n';
const nested = (depth: number, inner: string): string => '['.repeat(depth) + inner + ']'.repeat(depth);
const inFlat = (inner: string): string => `<feed><project id="1"><apartment id="2">${inner}</apartment></project></feed>`;
const inOffer = (inner: string): string => `<realty-feed><offer internal-id="2">${inner}</offer></realty-feed>`;
const numbered = (count: number, item: (at: number) => string): string => Array.from({ length: count }, (_, at) => item(at)).join('');

it.each<[string, string | Buffer]>([
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
  ['a flat of half a million parts', inFlat('<x a="1"/>'.repeat(500_000))],
  ['an offer of half a million parts', inOffer('<x a="1"/>'.repeat(500_000))],
  ['a flat of many names', inFlat(numbered(200_000, (at) => `<n${at}>1</n${at}>`))],
  ['a flat with one part of many parts', inFlat(`<x>${'<y a="1"/>'.repeat(500_000)}</x>`)],
  ['an element of many attributes', `<feed ${numbered(100_000, (at) => `a${at}="1" `)}/>`],
  ['elements one in another', inFlat('<x>'.repeat(500_000))],
  ['a value of many pieces', inFlat(`<name>${'<![CDATA[a]]>'.repeat(500_000)}</name>`)],
  ['a value of many characters by number', inFlat(`<name>${'&#65;'.repeat(500_000)}</name>`)],
  ['a name without an end', `<feed><${'a'.repeat(5_000_000)}`],
  ['white space between elements', inFlat(`<x a="1"/>${' '.repeat(900)}`.repeat(5_000))],
  ['flats without anything', `<feed><project id="1">${'<apartment/>'.repeat(300_000)}</project></feed>`],
  ['a hundred megabytes of nothing, packed', gzipSync(Buffer.alloc(100_000_001, 32))],
  ['zeros, packed twice', gzipSync(gzipSync(Buffer.alloc(100_000_001)))],
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
