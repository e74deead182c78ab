// What of the router a page never runs, left out of the browser's bundle (used by vite.config.ts).
import type { Plugin } from 'vite';

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]/;

const onServersOnly = (...names: string[]) => `export let ${names.join(', ')};`;

/**
 * Two modules that answer "no" on this site: all routes are known from the start (`routeDiscovery` in react-router.config.ts),
 * and nobody watches the router. A name that another version of the router asks of them and that is missing here stops the build.
 */
const stillModules: Record<string, string> = {
  'fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${onServersOnly('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch')}`,
  'instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${onServersOnly('instrumentHandler', 'instrumentationResultMetaContext')}`,
};

/** Names given for developer tools, and wrappers that nobody promised to be pure, keep components that no page uses. */
const displayName = /^\w+\.displayName = "\w+";$/gm;
const wrapper = /= (React\$1\.forwardRef\()/g;

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    return router.test(id) ? stillModules[id.slice(id.lastIndexOf('/') + 1)] : undefined;
  },
  transform(code, id) {
    return router.test(id) ? code.replace(displayName, '').replace(wrapper, '= /* @__PURE__ */ $1') : undefined;
  },
};
