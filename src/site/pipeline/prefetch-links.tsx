import { useContext } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';
import { localeOf } from '../data/paths.ts';
import { pageAt } from './page-at.ts';

/**
 * Fetches what the page at an address needs: its scripts and its data. The router's own `PrefetchPageLinks` runs the script as well, and
 * loads the present document anew when it cannot, though the visitor has followed no link.
 */
export function PrefetchLinks({ pathname, search }: { pathname: string; search: string }) {
  const { route, scripts } = pageAt(useContext(UNSAFE_FrameworkContext), pathname) ?? {};
  if (!route) return null;
  // In another language the texts of the whole site come anew, and the router names no route.
  const query = new URLSearchParams(search);
  if (localeOf(pathname) === localeOf(window.location.pathname)) query.set('_routes', route.id);
  const data = `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${query.size > 0 ? `?${query}` : ''}`;
  return (
    <>
      {scripts?.map((script) => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
      {route.hasLoader && !route.hasClientLoader && <link key={data} rel="prefetch" as="fetch" href={data} />}
    </>
  );
}
