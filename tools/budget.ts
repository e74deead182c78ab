// Weighs the JavaScript that each page loads first, in brotli bytes, against the budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Brotli bytes of JavaScript that a visitor with an empty cache needs before a page is alive. */
export const budgets = { content: 110 * 1024, tools: 120 * 1024 } as const;

/** Pages that a visitor works with: finders, calculators, accounts. All others are content, which is read. */
const withTools = ['home', 'apartments', 'favorites', 'projects/:slug', 'brokerage', 'investments', 'login', 'account', 'test'];
const language = /^(plain|uk|en):/;

export function budgetOf(page: string): number {
  const name = page.replace(language, '');
  return withTools.includes(name) || name.startsWith('apartments/') ? budgets.tools : budgets.content;
}

type RouteEntry = { id: string; parentId?: string; path?: string; index?: boolean; module: string; imports: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, RouteEntry>; url?: string };

export type PageWeight = { page: string; bytes: number; files: number };

/** The router's own manifest is a script `window.__reactRouterManifest={…};` among the client assets. */
function readManifest(assets: string): { manifest: Manifest; file: string } | undefined {
  const file = existsSync(assets) ? readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) : undefined;
  if (file === undefined) return undefined;
  const text = readFileSync(join(assets, file), 'utf8');
  return { manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest, file };
}

/** The weight of every page of the build, heaviest first; undefined when there is no build to weigh. */
export function weighPages(clientBuild: string = join(root, 'build/client')): PageWeight[] | undefined {
  const found = readManifest(join(clientBuild, 'assets'));
  if (found === undefined) return undefined;
  const { manifest, file: manifestFile } = found;
  const weights = new Map<string, number>();
  const weigh = (address: string) => {
    const known = weights.get(address);
    if (known !== undefined) return known;
    const path = join(clientBuild, decodeURIComponent(new URL(address, pathToFileURL('/')).pathname));
    const bytes = brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    weights.set(address, bytes);
    return bytes;
  };
  const parents = new Set(Object.values(manifest.routes).map((route) => route.parentId));
  return Object.values(manifest.routes)
    .filter((route) => !parents.has(route.id))
    .map((leaf) => {
      const files = new Set([manifest.entry.module, ...manifest.entry.imports, `/assets/${manifestFile}`]);
      for (
        let route: RouteEntry | undefined = leaf;
        route !== undefined;
        route = route.parentId ? manifest.routes[route.parentId] : undefined
      ) {
        for (const file of [route.module, ...route.imports]) files.add(file);
      }
      return { page: leaf.id, bytes: [...files].reduce((sum, file) => sum + weigh(file), 0), files: files.size };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

/** One sentence for each page over the budget. */
export function budgetProblems(pages: PageWeight[]): string[] {
  if (pages.length === 0) return ['[budget] The build has no page to weigh.'];
  return pages
    .filter(({ page, bytes }) => bytes > budgetOf(page))
    .map(
      ({ page, bytes }) =>
        `${page} [budget] loads ${(bytes / 1024).toFixed(1)} KB of JavaScript first, the budget is ${(budgetOf(page) / 1024).toFixed(0)} KB: load dialogs and forms when they are opened.`,
    );
}
