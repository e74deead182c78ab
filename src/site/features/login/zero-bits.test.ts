import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solve } from './solve-work.ts';
import { zeroBitsOf } from './zero-bits.ts';

const really = (text: string) => Math.clz32(hash('sha256', text, 'buffer').readUInt32BE(0));

it('counts what SHA-256 really begins with', () => {
  const texts = [
    '',
    'a',
    'x'.repeat(55),
    ...Array.from({ length: 20_000 }, (_, at) => `t6abcd.17.abcdefgh.abcdefghijklmnopqrstuv.${at * 7919}`),
  ];
  expect(texts.filter((text) => zeroBitsOf(text) !== really(text))).toEqual([]);
  expect(Math.max(...texts.map(really))).toBeGreaterThan(11);
});

it('finds an answer in pieces that leave the page its turn', async () => {
  let turns = 0;
  let over = false;
  const page = (async () => {
    while (!over) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      turns += 1;
    }
  })();
  const challenge = 't6abcd.18.abcdefgh.abcdefghijklmnopqrstuv';
  const answer = await solve({ challenge, bits: 16 });
  over = true;
  await page;
  expect([/^\d{1,12}$/.test(answer), really(`${challenge}.${answer}`) >= 16]).toEqual([true, true]);
  expect(turns).toBeGreaterThan(1);
});
