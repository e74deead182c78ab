import { useContext } from 'react';
import { matchRoutes, UNSAFE_FrameworkContext } from 'react-router';
import { localeOf } from '../data/paths.ts';

/**
 * Fetches what the page at an address needs: its scripts and its data. The router's own `PrefetchPageLinks` runs the script as well, and
 * loads the present document anew when it cannot, though the visitor has followed no link.
 */
export function PrefetchLinks({ pathname, search }: { pathname: string; search: string }) {
  const { manifest, routeModules } = useContext(UNSAFE_FrameworkContext) ?? {};
  const routes = Object.values(manifest?.routes ?? {});
  const pages = routes.flatMap((route) => (route?.parentId === 'root' ? { id: route.id, path: route.path ?? '' } : []));
  const route = manifest?.routes[matchRoutes(pages, pathname)?.at(-1)?.route.id ?? ''];
  if (!route) return null;
  const scripts = routeModules && route.id in routeModules ? [] : [route.module, ...(route.imports ?? [])];
  // In another language the texts of the whole site come anew, and the router names no route.
  const query = new URLSearchParams(search);
  if (localeOf(pathname) === localeOf(window.location.pathname)) query.set('_routes', route.id);
  const data = `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${query.size > 0 ? `?${query}` : ''}`;
  return (
    <>
      {scripts.map((script) => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
      {route.hasLoader && !route.hasClientLoader && <link key={data} rel="prefetch" as="fetch" href={data} />}
    </>
  );
}
