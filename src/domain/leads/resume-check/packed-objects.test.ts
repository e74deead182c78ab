import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { costlyFiles, packedObjects, pdfWith } from '../../../../tests/support/files/hostile-files.ts';
import { badFiles, packedPdfBytes } from '../../../../tests/support/files/some-files.ts';
import { unpacksTooMuch } from './packed-objects.ts';

const named = (what: string) => {
  const make = new Map<string, () => Uint8Array>([
    ...badFiles.map(([name, , bytes]) => [name, () => bytes] as const),
    ...costlyFiles.map(([name, , bytes]) => [name, bytes] as const),
  ]).get(what);
  if (!make) throw new Error(`there is no file of ${what}`);
  return make();
};

it.each(['a PDF that unpacks without end', '33 million names in 65 KB', '70 MB of packed spaces'])(
  'recognises %s by its unpacked size, in a fraction of the time of a check',
  (what) => {
    const bytes = named(what);
    const before = process.threadCpuUsage().user;
    expect(unpacksTooMuch(bytes)).toBe(true);
    // Microseconds of this thread alone; a check has five seconds.
    expect(process.threadCpuUsage().user - before).toBeLessThan(1_000_000);
  },
);

it('adds up the streams of a file', () => {
  const tenth = packedObjects(`8 0 ${' '.repeat(4_000_000)}`);
  const file = (count: number) => pdfWith({ more: Buffer.concat(Array.from({ length: count }, () => tenth)) });
  expect([unpacksTooMuch(file(7)), unpacksTooMuch(file(9))]).toEqual([false, true]);
});

it('passes over pictures, and what is not packed', () => {
  const picture = Buffer.concat([
    Buffer.from('7 0 obj\n<</Subtype /Image /Filter /FlateDecode>>\nstream\n'),
    deflateSync(Buffer.alloc(100_000_000)),
    Buffer.from('\nendstream\nendobj'),
  ]);
  expect(unpacksTooMuch(pdfWith({ more: picture }))).toBe(false);
  expect(unpacksTooMuch(packedPdfBytes)).toBe(false);
  expect(unpacksTooMuch(pdfWith({ more: `7 0 obj\n<</Type /ObjStm>>\nstream${'\nendstream stream'.repeat(10_000)}` }))).toBe(false);
});
