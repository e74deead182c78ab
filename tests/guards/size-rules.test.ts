import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fullFolders, longFunctions } from '../../tools/rules/size-rules.ts';
import { sourceFiles } from '../../tools/rules/text-rules.ts';

/** Functions that are longer still, by their names: each is to be split, and none is to be added. */
const longStill: string[] = [];
/** Folders that are fuller still. `src/site/routes` has one file an address. */
const fullStill = ['src/site/routes'];

const lines = (count: number) => Array.from({ length: count }, (_, at) => `  const a${at} = ${at};`).join('\n');

test.each([
  ['a function', 'src/base/long.ts', `export function long() {\n${lines(99)}\n}`, 'long'],
  ['what a variable holds', 'src/ui/long.tsx', `export const Long = () => {\n${lines(99)}\n};`, 'Long'],
  ['a method', 'src/domain/money/long.ts', `export const a = {\n  long() {\n${lines(99)}\n  },\n};`, 'long'],
  ['what is handed over', 'src/api/long.ts', `export const long = wrap(() => {\n${lines(99)}\n});`, 'long'],
])('%s of more than a hundred lines is found', (_what, path, text, name) => {
  expect(longFunctions([{ path, text }])).toEqual([{ path, name, lines: 101 }]);
});

test('one of a hundred lines, a long table and a long test are fine', () => {
  const files = [
    { path: 'src/base/short.ts', text: `export function short() {\n${lines(98)}\n}` },
    { path: 'src/base/table.ts', text: `export const table = [\n${lines(300).replace(/.*/g, '1,')}\n];` },
    { path: 'src/base/long.test.ts', text: `test('a', () => {\n${lines(300)}\n});` },
  ];
  expect(longFunctions(files)).toEqual([]);
});

test.each(['src/domain/money', 'tools', 'tests/journeys'])(
  'a folder of more than 25 files is found in %s, its tests not counted',
  (folder) => {
    const named = (name: string) => ({ path: `${folder}/${name}`, text: '' });
    const files = Array.from({ length: 25 }, (_, at) => named(`a${at}.ts`));
    const tests = files.map(({ path }) => ({ path: path.replace('.ts', '.test.ts'), text: '' }));
    expect(fullFolders([...files, ...tests])).toEqual([]);
    expect(fullFolders([...files, named('inner/b.ts'), named('b.ts')])).toEqual([{ folder, files: 26 }]);
  },
);

test('the product has no function and no folder that is too large, but those that are named here', () => {
  const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url)));
  expect(
    longFunctions(files)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(longStill.toSorted());
  expect(
    fullFolders(files)
      .map(({ folder }) => folder)
      .toSorted(),
  ).toEqual(fullStill.toSorted());
});
