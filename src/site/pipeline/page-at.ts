import type { ContextType } from 'react';
import { matchRoutes, type UNSAFE_FrameworkContext } from 'react-router';

/** The router's list of pages, and the modules of those that it has loaded. */
export type Framework = ContextType<typeof UNSAFE_FrameworkContext>;

/** The page at an address as the router lists it, and the scripts of it that the router does not have yet. */
export function pageAt(framework: Framework, pathname: string) {
  if (!framework) return null;
  const { manifest, routeModules } = framework;
  const pages = Object.values(manifest.routes).flatMap((route) =>
    route?.parentId === 'root' ? { id: route.id, path: route.path ?? '' } : [],
  );
  const route = manifest.routes[matchRoutes(pages, pathname)?.at(-1)?.route.id ?? ''];
  if (!route) return null;
  const { id, module, clientLoaderModule, imports = [] } = route;
  const here = new Set(Object.keys(routeModules).flatMap((loaded) => manifest.routes[loaded]?.imports ?? []));
  const own = [module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...imports];
  const scripts = id in routeModules ? [] : own.filter((script) => !here.has(script));
  return { route, scripts };
}
