// What of the router a page never runs or reads, left out of what the browser gets, and what of it is done otherwise (used by
// vite.config.ts and tools/build.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

const page = /[\\/]src[\\/]site[\\/]routes[\\/]/;
/** A page may fetch its data anew by a `clientLoader`; what it shows first always comes with it. */
const loadsByItself = /export[^;]*\bHydrateFallback\b|\bclientLoader\.hydrate\b/;

const onServersOnly = (...names: string[]) => `export let ${names.join(', ')};`;

/**
 * Three modules that have less to say on this site: all routes are known from the start (`routeDiscovery` in react-router.config.ts),
 * nobody watches the router, and no page loads anything of its own in the browser, so that the first page need not be looked for again:
 * its modules are those that came. A name that another version of the router asks of them and that is missing here stops the build.
 */
const stillModules: Record<string, string> = {
  'fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${onServersOnly('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
  'hydration.js': `
    export const getHydrationData = ({ state, getRouteInfo }) => {
      const silent = Object.keys(window.__reactRouterRouteModules).filter((id) => !getRouteInfo(id).hasLoader);
      return { ...state, loaderData: { ...state.loaderData, ...Object.fromEntries(silent.map((id) => [id, null])) } };
    };`,
  'instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${onServersOnly('instrumentHandler', 'instrumentationResultMetaContext')}`,
};

/** Names given for developer tools, and wrappers that nobody promised to be pure, keep components that no page uses. */
const displayName = /^\w+\.displayName = "\w+";$/gm;
const wrapper = /= (React\$1\.forwardRef\()/g;

type Change = [found: RegExp, instead: string];

/**
 * The router makes an expression of every page before it looks for one, in the longest step of a page that comes alive; here it makes
 * one when a page is tried, and tries those alone whose path begins like the address.
 */
const lazyMatching: Change[] = [
  [/routesMeta: routesMeta\.map\(\(meta, i\) => \{.*?compilePath\(.*?\n\t\t\t\}\)\n/s, 'routesMeta\n'],
  [
    /(i < branches\.length; \+\+i\)) (matches = matchRouteBranch\(branches\[i\], decoded, allowPartial\);)/,
    '$1 if (decoded.toLowerCase().startsWith(branches[i].path.split(/[:*]/, 1)[0].toLowerCase())) $2',
  ],
];

/** The router's `utils.js`, changed so. Throws when there is nothing to change. */
export const matchLazily = (code: string): string => lazyMatching.reduce(changeOnce, code);

/** Who turns back while a page's view transition is being prepared skips it; `ready` tells that as an error, and the router lets it fall. */
const skipQuietly: Change = [
  /(let transition = router\.window\.document\.startViewTransition\(.*?\n\t\t\t\}\);\n)/s,
  '$1transition.ready.catch(() => {});\n',
];

/**
 * One letter beyond Latin makes a browser keep the whole file with two bytes for each letter. The router's own error page, seen when
 * ours fails, greets developers with two emoji, by a script that our policy stops.
 */
const greetNobody: Change = [/let heyDeveloper = .*?\n\t\}\);\n/s, 'let heyDeveloper = null;\n'];
const beyondLatin = /[^\0-\xff]/u;

function changeOnce(code: string, [found, instead]: Change): string {
  if (!found.test(code)) throw new Error(`This version of the router is written otherwise: there is no ${found}.`);
  return code.replace(found, instead);
}

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    return router.test(id) ? stillModules[id.slice(id.lastIndexOf('/') + 1)] : undefined;
  },
  transform(code, id) {
    if (page.test(id) && loadsByItself.test(code)) this.error(`${id} loads by itself: see "hydration.js" in tools/lean-router.ts.`);
    if (!router.test(id)) return undefined;
    const lean = code.replace(displayName, '').replace(wrapper, '= /* @__PURE__ */ $1');
    if (/[\\/]lib[\\/]router[\\/]utils\.js$/.test(id)) return matchLazily(lean);
    if (/[\\/]dom[\\/]ssr[\\/]errorBoundaries\.js$/.test(id)) return changeOnce(lean, greetNobody);
    return /[\\/]lib[\\/]components\.js$/.test(id) ? changeOnce(lean, skipQuietly) : lean;
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.name === 'framework' && beyondLatin.test(file.code))
        this.error(`${file.fileName} holds a letter beyond Latin: see greetNobody in tools/lean-router.ts.`);
  },
};

type Route = { id: string; parentId?: string; module: string; imports?: string[]; css?: string[]; [fact: string]: unknown };
export type RouteManifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route>; url?: string };

const isManifest = (name: string) => /^manifest-.*\.js$/.test(name);

/** The router's list of pages, a script `window.__reactRouterManifest={…};` among the assets; undefined when nothing is built. */
export function readManifest(assets: string): { manifest: RouteManifest; file: string } | undefined {
  const file = readdirSync(assets).find(isManifest);
  if (file === undefined) return undefined;
  const text = readFileSync(join(assets, file), 'utf8');
  return { manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouteManifest, file };
}

/**
 * Takes out of the browser's list what has no screen (files, which it asks for as such), what says "no", the imports of each page
 * (only the server, which has a list of its own, asks for them ahead, and a page's module brings its own), the sheets that every
 * page has by the root, and the `#` of sheets that parts need too (see `Sheets`).
 */
export function leanManifest(assets: string): void {
  const found = readManifest(assets);
  if (found === undefined) throw new Error(`There is no manifest of the router in ${assets}.`);
  const { entry, routes, ...rest } = found.manifest;
  // What the root brings is on every page already.
  const shared = new Set(routes.root?.css?.map((sheet) => sheet.replace('#', '')));
  const lean = Object.fromEntries(
    Object.entries(routes)
      .filter(([, { hasDefaultExport }]) => hasDefaultExport)
      .map(([id, { imports: _, css, ...route }]) => [
        id,
        {
          ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
          ...(css && { css: css.map((sheet) => sheet.replace('#', '')).filter((sheet) => id === 'root' || !shared.has(sheet)) }),
        },
      ]),
  );
  const manifest = { ...rest, entry: { ...entry, imports: [] }, routes: lean };
  writeFileSync(join(assets, found.file), `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
}
