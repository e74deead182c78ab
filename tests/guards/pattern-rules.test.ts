import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isJudged, patternProblems, patternsOf, superLinear } from '../../tools/rules/pattern-rules.ts';
import { sourceFiles } from '../../tools/rules/text-rules.ts';

/** Patterns that may stay as they are, because no stranger chooses the text that they read, or how long it is. */
const allowed: Record<string, string> = {
  "src/contract/catalogue/apartments-query.ts new RegExp(`^(${sorts.join('|')})?$`)": 'fixed words, anchored',
  'src/site/format/price/number-formats.ts /\\B(?=(\\d{3})+$)/g': 'the digits of one number',
};

test.each([
  ['(a+)+$', ''],
  ['(.*,)*x', ''],
  [String.raw`\s+$`, 'g'],
  ['^/+|/+$', 'g'],
  ['<[^>]*>', 'g'],
  [String.raw`\/Filter\s*\[?\s*\/FlateDecode`, ''],
  [String.raw`^\d(?: ?-? ?(?:Q|КВ))* (\d{4})$`, ''],
])('/%s/%s is found', async (source, flags) => {
  expect(await superLinear(source, flags)).toBeDefined();
});

test.each([
  [String.raw`^\d+$`, ''],
  ['<[^<>]*>', 'g'],
  [String.raw`^\p{L}+(?:[ '-]\p{L}+)*$`, 'u'],
])('/%s/%s passes', async (source, flags) => {
  expect(await superLinear(source, flags)).toBeUndefined();
});

test('patterns are found as literals, as text and as text with constants', () => {
  const template = ['`', '$', '{name}=x`'].join('');
  const text = `const name = 'pass';\nexport const a = /a+/gu;\nexport const b = [new RegExp(${template}, 'u'), RegExp(a)];`;
  const { patterns, assembled } = patternsOf({ path: 'src/planted.ts', text });
  expect(patterns.map(({ line, source, flags }) => [line, source, flags])).toEqual([
    [2, 'a+', 'gu'],
    [3, 'pass=x', 'u'],
  ]);
  expect(assembled.map(({ code }) => code)).toEqual(['RegExp(a)']);
});

test('every regular expression of the product reads its text in linear time', { timeout: 600_000 }, async () => {
  const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url))).filter(({ path }) => isJudged(path));
  expect(files.flatMap((file) => patternsOf(file).patterns).length).toBeGreaterThan(300);
  const problems = await patternProblems(files);
  const keyOf = ({ path, pattern }: { path: string; pattern: string }) => `${path} ${pattern}`;
  expect(
    problems.filter((one) => !(keyOf(one) in allowed)).map(({ path, line, pattern, why }) => `${path}:${line} ${pattern} ${why}`),
  ).toEqual([]);
  // One that was mended is allowed no longer.
  expect(Object.keys(allowed).filter((key) => !problems.some((one) => keyOf(one) === key))).toEqual([]);
});
