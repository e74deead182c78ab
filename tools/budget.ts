// Weighs the JavaScript that each page loads first, in brotli bytes, against the budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Brotli bytes of JavaScript that a visitor with an empty cache needs before a page hydrates. */
export const budgets = { content: 120 * 1024, tools: 132 * 1024 } as const;

/** Scripts that a page may ask for first: each is a way to the server of its own, however short it is. */
const mostFiles = 30;

/** Pages that a visitor works with: finders, calculators, the long form, accounts. All others are content, which is read. */
const withTools = [
  'home',
  'apartments',
  'favorites',
  'projects',
  'projects/:slug',
  'projects/:slug/board',
  'projects/:slug/facade',
  'projects/:slug/model',
  'projects/:slug/floors/:section/:floor',
  'brokerage',
  'investments',
  'consultation',
  'login',
  'account/:section?',
  'test',
];
const language = /^(plain|uk|en):/;

export function budgetOf(page: string): number {
  const name = page.replace(language, '');
  return withTools.includes(name) || name.startsWith('apartments/') ? budgets.tools : budgets.content;
}

type Route = { id: string; parentId?: string; module: string; hasDefaultExport?: boolean };
type Manifest = { entry: { module: string }; routes: Record<string, Route> };

/** The router's list of pages, a script `window.__reactRouterManifest={…};` among the assets; undefined when nothing is built. */
function readManifest(assets: string): { manifest: Manifest; file: string } | undefined {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name));
  if (file === undefined) return undefined;
  const text = readFileSync(join(assets, file), 'utf8');
  return { manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest, file };
}

export type PageWeight = { page: string; bytes: number; files: number };

/** The static imports of a built module: `import{a}from"./b.js"`, `import"./b.js"`, `export{a}from"./b.js"`. */
const staticImport = /(?:^|[;}\n])(?:import|export)(?:[^"'();]*?from)?["']\.\/([^"']+\.js)["']/g;

/** The weight of every page of the build, heaviest first; undefined when there is no build to weigh. */
export function weighPages(clientBuild: string = join(root, 'build/client')): PageWeight[] | undefined {
  const assets = join(clientBuild, 'assets');
  const found = existsSync(assets) ? readManifest(assets) : undefined;
  if (found === undefined) return undefined;
  const { entry, routes } = found.manifest;
  const modules = new Map<string, { bytes: number; imports: string[] }>();
  const look = (name: string) => {
    const text = readFileSync(join(assets, name));
    const module = {
      bytes: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
      imports: [...text.toString('utf8').matchAll(staticImport)].map(([, file = '']) => file),
    };
    modules.set(name, module);
    return module;
  };
  const load = (name: string, loaded: Map<string, number>) => {
    if (loaded.has(name)) return;
    const { bytes, imports } = modules.get(name) ?? look(name);
    loaded.set(name, bytes);
    for (const file of imports) load(file, loaded);
  };
  const parents = new Set(Object.values(routes).map((route) => route.parentId));
  return (
    Object.values(routes)
      // A file that a route answers, a plan or a price list, is no page.
      .filter((route) => !parents.has(route.id) && route.hasDefaultExport !== false)
      .map((leaf) => {
        const loaded = new Map<string, number>();
        load(found.file, loaded);
        load(basename(entry.module), loaded);
        for (let route: typeof leaf | undefined = leaf; route !== undefined; route = route.parentId ? routes[route.parentId] : undefined)
          load(basename(route.module), loaded);
        return { page: leaf.id, bytes: [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0), files: loaded.size };
      })
      .sort((a, b) => b.bytes - a.bytes)
  );
}

/** One sentence for each page over the budget, and for each that asks for too many files. */
export function budgetProblems(pages: PageWeight[]): string[] {
  if (pages.length === 0) return ['[budget] The build has no page to weigh.'];
  return pages.flatMap(({ page, bytes, files }) => [
    ...(bytes > budgetOf(page)
      ? [
          `${page} [budget] loads ${(bytes / 1024).toFixed(1)} KB of JavaScript first, the budget is ${(budgetOf(page) / 1024).toFixed(0)} KB: load dialogs and forms when they are opened.`,
        ]
      : []),
    ...(files > mostFiles
      ? [`${page} [budget] asks for ${files} scripts first, ${mostFiles} are the most: say in tools/chunks.ts what travels together.`]
      : []),
  ]);
}
