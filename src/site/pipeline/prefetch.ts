import { localeOf } from '../data/paths.ts';

type Route = { id: string; path?: string; index?: boolean; hasLoader: boolean; module: string; imports?: string[]; css?: string[] };
type Manifest = { routes: Record<string, Route | undefined> };

/** How long a mouse rests on a link before its page is fetched, in milliseconds: whoever only passes wants nothing. */
const intent = 80;
const fetched = new Set<string>();

/** Whoever pays by the byte or waits for each one is left alone (specification §7). Only some browsers know. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** The route of a page: of two that fit, the one that names it rather than leaving it open. */
export function routeOf(pathname: string): Route | undefined {
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest;
  const fits = ({ path = '' }: Route) =>
    path !== '*' && new RegExp(`^/${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}${path && '/'}$`).test(pathname);
  const found = Object.values(routes).filter((route) => route !== undefined && route.id !== 'root' && fits(route));
  return found.find((route) => !route?.path?.includes(':')) ?? found[0];
}

function hint(rel: 'prefetch' | 'modulepreload', href: string, as?: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (as) link.setAttribute('as', as);
  document.head.append(link);
}

/** Everything that a move to this address will ask for: scripts, styles and the data, whose address is the router's. */
function prefetch(address: URL): void {
  const route = routeOf(address.pathname);
  if (!route) return;
  for (const module of [route.module, ...(route.imports ?? [])]) hint('modulepreload', module);
  for (const sheet of route.css ?? []) hint('prefetch', sheet, 'style');
  if (!route.hasLoader) return;
  const data = new URL(address);
  data.hash = '';
  data.pathname += '_.data';
  // In another language the texts of the whole site come anew, and the router names no route.
  if (localeOf(address.pathname) === localeOf(window.location.pathname)) data.searchParams.set('_routes', route.id);
  hint('prefetch', data.href, 'fetch');
}

/** Fetches the page behind a link as soon as somebody means it: rests on it, reaches it by keyboard, or touches it. */
export function watchIntent(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(timer);
    const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!anchor || anchor.target || anchor.dataset.reload !== undefined || anchor.hasAttribute('download') || !mayPrefetch()) return;
    const { origin, pathname, search } = window.location;
    const address = new URL(anchor.href);
    if (address.origin !== origin || (address.pathname === pathname && address.search === search)) return;
    timer = setTimeout(prefetch, type === 'touchstart' ? 0 : intent, address);
  };
  const events = ['pointerover', 'focusin', 'touchstart'];
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
