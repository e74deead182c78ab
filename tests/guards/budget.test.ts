import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { budgetProblems, budgets, weighPages } from '../../tools/budget.ts';

const folder = mkdtempSync(join(tmpdir(), 'domivka-budget-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with one shell and three pages, in the form that the router writes it. */
function plantBuild(heavyPageBytes: number): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const file = (name: string, bytes: number, code = '') => {
    writeFileSync(join(folder, 'assets', name), Buffer.concat([Buffer.from(code), randomBytes(bytes)]));
    return `/assets/${name}`;
  };
  const route = (id: string, module: string, parentId?: string) => ({ id, module, ...(parentId && { parentId }) });
  file('react.js', 20_000);
  file('asked-later.js', 500_000);
  const manifest = {
    entry: { module: file('entry.js', 60_000, 'import{a as b}from"./react.js";const c=()=>import("./asked-later.js");'), imports: [] },
    routes: {
      root: route('root', file('root.js', 1_000)),
      light: route('light', file('light.js', 1_000), 'root'),
      'uk:news': route('uk:news', file('news.js', heavyPageBytes), 'root'),
      'uk:apartments': route('uk:apartments', file('apartments.js', heavyPageBytes), 'root'),
    },
    url: '/assets/manifest-1.js',
  };
  writeFileSync(join(folder, 'assets/manifest-1.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
}

test('a page over the budget is named with its weight; the light one is not', () => {
  plantBuild(70_000);
  const pages = weighPages(folder) ?? [];
  expect(pages.map(({ page }) => page).toSorted()).toEqual(['light', 'uk:apartments', 'uk:news']);
  const problems = budgetProblems(pages).toSorted();
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^uk:apartments \[budget\] loads 14\d\.\d KB .* 132 KB/);
  expect(problems[1]).toMatch(/^uk:news \[budget\] loads 14\d\.\d KB .* 120 KB/);
});

test('a page that is read has less to spend than one that is worked with', () => {
  plantBuild(45_000);
  expect(budgetProblems(weighPages(folder) ?? [])).toEqual([expect.stringMatching(/^uk:news \[budget\]/)]);
});

test('the entry, its imports and the parents of a page are all weighed', () => {
  plantBuild(1_000);
  const light = weighPages(folder)?.find(({ page }) => page === 'light');
  expect(light?.bytes).toBeGreaterThan(82_000);
  expect(light?.bytes).toBeLessThan(budgets.content);
  expect(budgetProblems(weighPages(folder) ?? [])).toEqual([]);
});

test('a page that asks for more than thirty scripts is named, however light they are', () => {
  plantBuild(1_000);
  const crumbs = Array.from({ length: 28 }, (_, index) => `crumb-${index}.js`);
  for (const crumb of crumbs) writeFileSync(join(folder, 'assets', crumb), 'export{};');
  const news = join(folder, 'assets/news.js');
  const say = (names: string[]) => writeFileSync(news, names.map((name) => `import"./${name}";`).join(''));
  // Beside them: the list of pages, the entry and what it imports, the root and the page.
  say(crumbs.slice(0, 25));
  expect(budgetProblems(weighPages(folder) ?? [])).toEqual([]);
  say(crumbs);
  expect(budgetProblems(weighPages(folder) ?? [])).toEqual([expect.stringMatching(/^uk:news \[budget\] asks for 33 scripts first, 30 /)]);
});

test('no build gives no weight, and a build without pages is a problem', () => {
  expect(weighPages(join(folder, 'nowhere'))).toBeUndefined();
  expect(budgetProblems([])).toHaveLength(1);
});
