import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { literalSpreads } from '../../tools/rules/spread-rules.ts';
import { sourceFiles } from '../../tools/rules/text-rules.ts';

test.each([
  ['an object in an object', 'src/a.ts', 'export const a = {\n  ...{ b: 1, c: 2 },\n};'],
  ['an array in an array', 'tools/a.mjs', 'export const a = [\n  ...[1, 2],\n];'],
  ['an array of arguments', 'tests/a.ts', 'f(\n  ...[1, 2]);'],
  ['attributes', 'src/a.tsx', 'export const a = <p\n  {...{ id: "b", lang: "uk" }} />;'],
  ['one in parentheses', 'src/a.ts', 'export const a = {\n  ...({ b: 1 }),\n};'],
  ['one with a type', 'src/a.ts', "export const a = [\n  ...(['b'] as const)] satisfies string[];"],
  ['one in another', 'src/a.ts', 'export const a = { ...b,\n  ...{ c: 1, ...d } };'],
])('%s is found', (_what, path, text) => {
  expect(literalSpreads([{ path, text }])).toEqual([expect.stringContaining(`${path}:2 [literal-spreads]`)]);
});

test.each([
  ['a variable', 'export const a = { ...b, c: [...d] };'],
  ['a condition', 'export const a = { ...(b && { c: 1 }), ...(b ? { d: 1 } : {}), e: [...(b ? [1] : [])] };'],
  ['a result', 'export const a = [...[1, 2].map(f), ...f({ b: 1 })];'],
  ['a parameter', 'export const a = (...[b, c]: number[]) => b + c;'],
])('the spread of %s passes', (_what, text) => {
  expect(literalSpreads([{ path: 'src/a.ts', text }])).toEqual([]);
});

test('no file of the repository spreads a literal', () => {
  const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url)));
  expect(files.length).toBeGreaterThan(1000);
  expect(literalSpreads(files)).toEqual([]);
});
