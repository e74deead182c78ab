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

/** Links to files, and files named as code, both as a reader would follow them. */
function missingPlaces(name: string): string[] {
  const text = textOf(name).replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, link = '']) => resolve(root, dirname(name), link));
  const named = [...text.matchAll(/`((?:src|tools|tests|content)\/[\w./-]+\.(?:tsx?|mjs|json))`/g)].map(([, path = '']) =>
    join(root, path),
  );
  return [...links, ...named].filter((place) => !existsSync(place));
}

test.each(documents)('%s names only places that exist', (name) => {
  expect(missingPlaces(name)).toEqual([]);
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
