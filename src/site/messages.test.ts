import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';

const read = (locale: string) =>
  new Map(
    globSync(`src/site/messages/*/${locale}.json`).map((file) => [
      basename(dirname(file)),
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
    ]),
  );
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
const [ukrainian, english] = [read('uk'), read('en')];

it('says everything in both languages', () => {
  expect(english.size).toBeGreaterThan(3);
  for (const [part, words] of english) expect(Object.keys(words), part).toEqual(Object.keys(ukrainian.get(part) ?? {}));
});

it('calls a flat an apartment in English, as the glossary says', () => {
  expect([...english.values()].flatMap(textsIn).filter((text) => /\bflats?\b/i.test(text))).toEqual([]);
});

it('leaves no Cyrillic in English', () => {
  expect([...english.values()].flatMap(textsIn).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
});
