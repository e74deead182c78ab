import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (locale: string) =>
  Object.fromEntries(
    globSync(`src/office/messages/*/${locale}.json`).flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')))),
  ) as Record<string, string>;
const [ukrainian, english] = [read('uk'), read('en')];
const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

it('says everything in both languages, with the same values in it', () => {
  expect(Object.keys(english).length).toBeGreaterThan(80);
  expect(Object.keys(english).toSorted()).toEqual(Object.keys(ukrainian).toSorted());
  for (const [key, text] of Object.entries(english)) expect(named(text), key).toEqual(named(ukrainian[key] ?? ''));
});

it('leaves no Cyrillic in English, and no Latin word but a name in Ukrainian', () => {
  expect(Object.values(english).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  const latin = Object.values(ukrainian).flatMap((text) => text.replace(/\{\w+\}/g, '').match(/[A-Za-z]+/g) ?? []);
  const keys = ['Enter', 'Backspace', 'Delete', 'Shift', 'Alt'];
  const names = [...keys, 'CRM', 'JavaScript', 'JPEG', 'PNG', 'WebP', 'AVIF', 'XLSX', 'CSV', 'XML', 'JSON', 'UTF', 'CAMERAS'];
  expect(latin.filter((word) => !names.includes(word))).toEqual([]);
});

it('every text is said on a screen', () => {
  const sources = globSync('src/office/**/*.{ts,tsx}', { exclude: (file) => String(file).includes('paraglide') })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(Object.keys(english).filter((key) => !new RegExp(`\\bm\\.${key}\\b`).test(sources))).toEqual([]);
});

it('names no deposit by a word that the Civil Code returns by other rules', () => {
  expect(Object.values(ukrainian).filter((text) => /завдат/i.test(text))).toEqual([]);
});
