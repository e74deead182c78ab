import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { misusedWords, textsOf } from '../../tools/rules/screen-words.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const messages = globSync('src/site/messages/*/en.json').flatMap((file) => textsOf(file, read(file), true));
const contents = globSync('content/**/*.json').flatMap((file) => textsOf(file, read(file), false));

test.each([
  'Papers of deals are kept.',
  'Paper',
  'Letters about news',
  'An address for letters',
  'someone who left the line',
  'You are first in the line.',
])('a word that is translated too literally fires: %s', (text) => {
  expect(misusedWords([{ where: 'account/en.json', text }])).toEqual([expect.stringContaining('account/en.json')]);
  expect(misusedWords(textsOf('news.json', { uk: 'Папери', en: { html: [text] } }, false))).toHaveLength(1);
});

test('a sheet of paper, a character, a letter in a box and a line that is drawn are what they are', () => {
  const meant = [
    'It was honest on paper only.',
    'Letters only, no numbers',
    'They found a letter in their boxes.',
    'The line “if the dollar rises”',
  ];
  expect(misusedWords(meant.map((text) => ({ where: 'news.json', text })))).toEqual([]);
  expect(misusedWords(textsOf('news.json', { uk: 'letters', project: 'papers' }, false))).toEqual([]);
});

test('no English text of a screen or of the contents has such a word', () => {
  expect(messages.length).toBeGreaterThan(900);
  expect(contents.length).toBeGreaterThan(1_000);
  expect(misusedWords([...messages, ...contents])).toEqual([]);
});
