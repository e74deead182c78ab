import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { fileProblemCodes, rowProblemCodes } from '../../../contract/office/imports/problem-codes.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { fieldName, leftOutNames, recordText } from './import-texts.ts';
import { fileProblem, rowProblem } from './problem-texts.ts';

// The language of the office is a choice that the browser remembers.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterAll(() => {
  overwriteGetLocale(() => 'uk');
  vi.unstubAllGlobals();
});

const reader = globSync('src/domain/catalogue/import/{checks,staging,readers}/*.ts', {
  exclude: (file) => String(file).endsWith('.test.ts'),
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const kinds = globSync('src/domain/catalogue/import/{stage-feed,{readers,sheets}/*}.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const foundIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
/** What the checks read of records and of their parts. */
const fields = [
  ...foundIn(reader, /\.(?:need|needLocalized|localized|text|word|whole|hundredths|yes|wrong|tooLong)\(\s*'([a-z_]+)'/g),
  ...foundIn(reader, /(?:field: |end\()'([a-z_ ]+)'/g),
  ...foundIn(readFileSync('src/domain/catalogue/flat-fields.ts', 'utf8'), /^ {2}(\w+): \{/gm),
];
const parts = foundIn(reader, /new RecordFields\(\w+, '(\w+) '/g);

it.each(['uk', 'en'] as const)('every problem of a row and of a file has its own words (%s)', (locale) => {
  overwriteGetLocale(() => locale);
  const said = { value: '62', other: '63', from: 1, to: 9 };
  const rows = rowProblemCodes.map((code) => rowProblem({ code, field: 'area', said, message: 'of the reader' }));
  expect(new Set(rows).size).toBe(rowProblemCodes.length);
  const files = fileProblemCodes.map((code) => fileProblem('feed-broken', { code, field: 'price' }));
  const alphabet = locale === 'uk' ? /\p{Script=Cyrillic}/u : /^[^\p{Script=Cyrillic}]+$/u;
  for (const text of [...rows, ...files]) expect(text).toMatch(alphabet);
});

it('every field that the reader names has Ukrainian words', () => {
  overwriteGetLocale(() => 'uk');
  expect(fields.length).toBeGreaterThan(30);
  expect(parts).toEqual(expect.arrayContaining(['project', 'section', 'layout', 'room', 'wall', 'door', 'window']));
  const unnamed = [...new Set([...fields, ...parts])].filter((field) => /[a-z]/.test(fieldName(field)));
  expect(unnamed).toEqual([]);
  expect(recordText('flat 12 (id F-12)')).toBe('квартира, F-12');
  expect(recordText('section 2')).toBe('секція, 2');
  expect(fieldName('section floors')).toBe('секція, кількість поверхів');
});

it('what is left out of a file has a name in the words of the office', () => {
  const whats = [
    ...foundIn(kinds, /byAnswer = '([^']+)'/g),
    ...foundIn(kinds, /kind: 'left-out', what: '([^']+)'/g),
    ...foundIn(kinds, /^ {2}\['([a-z]+)', \/\(\?<!/gm),
  ];
  expect(whats).toContain('skipped by answer');
  expect(whats).toContain('parking');
  expect(whats.filter((what) => !(what in leftOutNames))).toEqual([]);
});
