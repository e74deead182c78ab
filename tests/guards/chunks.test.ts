import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chunks } from '../../tools/chunks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Group = { start: number; end: number; opening: string; body: string };
type Branch = { text: string; groups: Group[] };

/** The branches of a pattern with the groups that stand in each, without those inside of them. */
function branchesOf(pattern: string): Branch[] {
  const branches: Branch[] = [{ text: '', groups: [] }];
  let depth = 0;
  let group: Group | undefined;
  for (const [sign] of pattern.matchAll(/\\.|\[(?:\\.|[^\]])*\]|\((?:\?[:!=])?|[\s\S]/g)) {
    const branch = branches.at(-1) as Branch;
    if (sign === '|' && depth === 0) branches.push({ text: '', groups: [] });
    else {
      if (sign.startsWith('(')) depth += 1;
      if (sign === ')') depth -= 1;
      if (group && depth === 0) {
        branch.groups.push({ ...group, end: branch.text.length });
        group = undefined;
      } else if (group) group.body += sign;
      else if (sign.startsWith('(')) group = { start: branch.text.length, end: 0, opening: sign, body: '' };
      branch.text += sign;
    }
  }
  return branches;
}

/** The pattern once for each of its alternatives, with that one alone; what it excludes is asked for instead. */
function alternatives(pattern: string): string[] {
  return branchesOf(pattern).flatMap(({ text, groups }) => [
    ...(groups.length === 0 ? [text] : []),
    ...groups.flatMap(({ start, end, opening, body }) =>
      alternatives(body).map((one) => {
        const rest = text.slice(end + 1).replace(/^[?*]/, '');
        return `${text.slice(0, start)}${opening === '(?!' ? '(?=' : opening}${one})${rest}`;
      }),
    ),
  ]);
}

/** The alternatives that hold no file. */
const idle = (pattern: string, files: string[]) => alternatives(pattern).filter((one) => !files.some((file) => new RegExp(one).test(file)));

/** Every module that a page may load: our files, the compiled messages, packages, and what the bundler adds. */
function modules(): string[] {
  const sources = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${root}src/${path.replaceAll('\\', '/')}`,
  );
  const messages = sources
    .filter((path) => /\/site\/messages\/\w+\/uk\.json$/.test(path))
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(path, 'utf8'))))
    .map((name) => `${root}src/site/paraglide/messages/${name}.js`);
  const packages = readdirSync(`${root}/node_modules`).map((name) => `${root}node_modules/${name}/index.js`);
  return [...sources.filter((path) => !path.includes('.test.')), ...messages, ...packages, 'vite/preload-helper.js'];
}

test.each([
  ['a name', 'src/(a|gone)\\.ts$', ['src/(gone)\\.ts$']],
  ['a name in a folder', 'src/(a|b/(c|gone))\\.ts$', ['src/(b/(gone))\\.ts$']],
  ['what is excluded', 'src/(?!a|gone)\\w', ['src/(?=gone)\\w']],
  ['a whole path', 'src/a|src/gone', ['src/gone']],
])('%s that no file has any more is found', (_what, pattern, found) => {
  expect(idle(pattern, ['src/a.ts', 'src/b/c.ts', 'src/d.ts'])).toEqual(found);
});

test('a class, an escape and an optional folder are fine', () => {
  expect(idle('src[\\\\/]([\\w-]+/)?(?!a)[^(|]\\.ts$', ['src/a.ts', 'src/d.ts', 'src/b/c.ts', 'src/b/a.ts'])).toEqual([]);
});

test('every name in the table of chunks has a file', () => {
  const files = modules();
  expect(chunks.flatMap(({ test: holds }) => idle(holds.source, files))).toEqual([]);
});
