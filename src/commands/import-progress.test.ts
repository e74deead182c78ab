import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { progressBar } from './import-progress.ts';

/** The output to a terminal, or to a file. */
function output(isTTY: boolean) {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY }) as unknown as NodeJS.WriteStream;
  return { stream, text: () => (stream.read() as string | null) ?? '' };
}

it('draws how far the file is read, and clears the line at the end', () => {
  const { stream, text } = output(true);
  const bar = progressBar(2_000_000, stream);
  bar.show({ bytes: 500_000, flats: 1200 });
  expect(text()).toMatch(/█{8}░{22} 25 % {2}0\.5 MB {2}1,200 flats {2}[\d,]+ flats\/s$/);
  bar.show({ bytes: 600_000, flats: 1300 });
  expect(text()).toBe('');
  bar.show({ bytes: 2_000_000, flats: 4000 });
  expect(text()).toMatch(/█{30} 100 % {2}2\.0 MB {2}4,000 flats {2}comparing with the catalogue …$/);
  bar.end();
  expect(text()).toBe('\r\u001b[K');
  bar.end();
  bar.show({ bytes: 2_000_000, flats: 4000 });
  expect(text()).toBe('');
});

it('writes nothing without a terminal', () => {
  const { stream, text } = output(false);
  const bar = progressBar(100, stream);
  bar.show({ bytes: 100, flats: 1 });
  bar.end();
  expect(text()).toBe('');
});
