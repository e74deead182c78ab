import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { retentionDays } from '../../src/base/retention.ts';
import { fieldNames } from '../../src/domain/catalogue/import/feed-names.ts';
import { settings } from '../../src/platform/config/settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((name) => name.endsWith('.md'));
const textOf = (name: string) => readFileSync(join(root, name), 'utf8');

test('operations.md lists every setting, in order, with its initial value', () => {
  const listed = [...textOf('docs/operations.md').matchAll(/^\| `([A-Z_0-9]+)` \| (?:`([^`]*)`)? ?\|/gm)].map(([, name, initial]) => [
    name,
    initial,
  ]);
  const derived: Record<string, string> = { PUBLIC_URL: 'http://localhost:PORT' };
  expect(listed).toEqual(Object.entries(settings).map(([name, { initial }]) => [name, initial ?? derived[name]]));
});

test('operations.md says of everything that is forgotten after how many days', () => {
  const [, table = ''] = textOf('docs/operations.md').split('## What is forgotten');
  const listed = [...table.matchAll(/^\| `([a-z-]+)` \| (\d+) \|/gm)].map(([, name = '', days]) => [name, Number(days)]);
  expect(Object.fromEntries(listed)).toEqual(retentionDays);
});

test('inventory-feed.md lists every name that a value may have', () => {
  const [, table = ''] = textOf('docs/inventory-feed.md').split(/^## (?:Names of a flat|How values)/m);
  const listed = [...table.matchAll(/^\| `([a-z_]+)` \| ((?:`[^`]+`(?:, )?)*) \|$/gm)].map(([, field = '', names = '']) => [
    field,
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  ]);
  expect(listed).toEqual(Object.entries(fieldNames).map(([field, names]) => [field, names.filter((name) => name !== field)]));
});

const repository = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(join(root, path)));
/** A name of several files, or of a part of a path, leads a reader nowhere unless it means exactly one. */
const isOneFile = (name: string) => repository.filter((path) => path === name || path.endsWith(`/${name}`)).length === 1;
const folders = new Set(repository.map((path) => dirname(path)));

/** Links to files, and files named as code, both as a reader would follow them; of a path with a placeholder the folder before it. */
function missingPlaces(text: string, name = 'README.md'): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const links = [...prose.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => resolve(root, dirname(name), link));
  const data = [...prose.matchAll(/`((?:src|tools|tests|content)\/[\w./-]+\.json)`/g)].map(([, path = '']) => join(root, path));
  const code = [...prose.matchAll(/`([\w./-]*[\w-]\.(?:tsx?|mjs|py|css))`/g)].map(([, path = '']) => path);
  const patterns = [...prose.matchAll(/`((?:src|tools|tests|content)\/[\w./-]*)\/[\w-]*<\w+>[^`]*`/g)].map(([, folder = '']) => folder);
  return [
    ...[...links, ...data].filter((place) => !existsSync(place)),
    ...code.filter((path) => !isOneFile(path)),
    ...patterns.filter((folder) => !folders.has(folder) && !repository.some((path) => path.startsWith(`${folder}/`))),
  ];
}

test.each([
  ['a file that is gone', 'See `src/base/gone.ts`.'],
  ['a name without its folder that is gone', 'The stories of `under-contract.server.e2e.ts`.'],
  ['a name of several files', 'Its wire is `operations.ts`.'],
  ['a pattern in a folder that is gone', 'Add `src/contracts/<family>.ts`.'],
  ['a link', 'See [it](docs/gone.md).'],
])('%s is found', (_what, text) => {
  expect(missingPlaces(text)).toHaveLength(1);
});

test.each(documents)('%s names only places that exist', (name) => {
  expect(missingPlaces(textOf(name), name)).toEqual([]);
});

test('security.md quotes only tests that exist, and says of every requirement why it has none', () => {
  const rows = [...textOf('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) \| .+ \| [12] \| (.+) \|$/gm)].map(
    ([, number = '', how = '']) => ({
      number,
      how,
      quoted: [...how.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)` “([^”]+)”/g)].map(([, file = '', name = '']) => ({ file, name })),
    }),
  );
  expect(rows.length).toBe(textOf('docs/security.md').match(/^\| \d+\.\d+/gm)?.length);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const wrong = rows.flatMap(({ number, how, quoted }) => [
    ...quoted
      .filter(
        ({ file, name }) =>
          !existsSync(join(root, file)) || !["'", '`', '"'].some((mark) => textOf(file).includes(`(${mark}${name}${mark}`)),
      )
      .map(({ file, name }) => `${number}: ${file} holds no “${name}”`),
    ...(quoted.length > 0 || /\*\*(by design|operator|open)\*\*: \S/.test(how) ? [] : [`${number}: no test and no reason`]),
  ]);
  expect(wrong).toEqual([]);
});

test('every command that a document names is a script', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((name) => [...textOf(name).matchAll(/npm run ([a-z-]+)/g)].map(([, script = '']) => script));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test('the table of behaviours names a file for each of twenty', () => {
  const rows = [...textOf('docs/how-to/find-a-behaviour.md').matchAll(/^\| [^|]+ \| `([^`]+)` \| [^|]*\|$/gm)];
  expect(rows).toHaveLength(20);
  expect(rows.filter(([, path = '']) => !existsSync(join(root, path)))).toEqual([]);
});
