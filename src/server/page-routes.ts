import { createRequestHandler, type ServerBuild } from 'react-router';

export type Handler = ReturnType<typeof createRequestHandler>;

/**
 * The router goes through all its routes several times for each request, which costs more than loading the page's data. So an
 * address without parameters is handled by the routes of its page alone.
 */
export function makeHandlers(build: ServerBuild, mode: 'production' | 'development'): (pathname: string) => Handler {
  const all = createRequestHandler(build, mode);
  const own = new Map<string, Handler>();
  for (const [id, route] of Object.entries(build.routes)) {
    const path = fullPath(build.routes, id);
    if (route?.parentId !== undefined && !/[:*]/.test(path))
      own.set(path.endsWith('/') ? path : `${path}/`, createRequestHandler(withRoutesOf(build, id), mode));
  }
  return (pathname) => own.get(pathname) ?? all;
}

function withRoutesOf(build: ServerBuild, page: string): ServerBuild {
  const ids = new Set<string>();
  for (let id: string | undefined = page; id !== undefined; id = build.routes[id]?.parentId) ids.add(id);
  const of = <Route>(routes: Record<string, Route>) => Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: of(build.routes), assets: { ...build.assets, routes: of(build.assets.routes) } };
}

/** Full path patterns of all routes that can be requested; a catch-all is none. */
export const pagePatterns = ({ routes }: ServerBuild): string[] =>
  Object.entries(routes)
    .filter(([, route]) => route?.parentId !== undefined)
    .map(([id]) => fullPath(routes, id))
    .filter((path) => !path.includes('*'));

export type RouteKind = 'takes forms' | 'page' | 'file';

/** What the route of each path pattern is: a page, one that takes forms, or a file. */
export const kindsOfRoutes = ({ routes }: ServerBuild): Map<string, RouteKind> =>
  new Map(
    Object.entries(routes).flatMap(([id, route]): [string, RouteKind][] => {
      if (route?.parentId === undefined) return [];
      const { action, default: page } = route.module;
      return [[fullPath(routes, id), action ? 'takes forms' : page ? 'page' : 'file']];
    }),
  );

/** The pattern of a route from the root on: `/uk/apartments/:slug`. */
function fullPath(routes: ServerBuild['routes'], id: string): string {
  const route = routes[id];
  const above = route?.parentId === undefined ? '' : fullPath(routes, route.parentId);
  return `${above}/${route?.path ?? ''}`.replace(/\/+/g, '/');
}
