import type { UNSAFE_DataRouterContext } from 'react-router';
import { openPage, sayUnreached } from './open-page.ts';
import { routeOf } from './prefetch.ts';

type Router = NonNullable<Parameters<typeof UNSAFE_DataRouterContext.Provider>[0]['value']>['router'];
type Modules = Record<string, { clientLoader?: unknown } | undefined>;

const indexNow = (): number => window.history.state?.idx ?? 0;
const moduleOf = (pathname: string) =>
  (window as unknown as { __reactRouterRouteModules: Modules }).__reactRouterRouteModules[routeOf(pathname)?.id ?? ''];
/** What has no script yet, or cannot be had without a connection. */
const isFar = (pathname: string): boolean => !navigator.onLine || (routeOf(pathname) !== undefined && !moduleOf(pathname));

/**
 * Keeps the page that stands, and says so, whatever way leads away from it: a link, a move by a script, or the browser's Back and
 * Forward. The router would load the document anew where a script is missing, and show its error page where data is.
 */
export function stayPut(router: Router): () => void {
  const { navigate } = router;
  const { fetch } = window;
  let index = indexNow();
  let onReturn: (() => void) | null = null;
  let passed: Event | null = null;
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') index = indexNow();
  });

  function settle(): void {
    const then = onReturn;
    onReturn = null;
    then?.();
  }
  /** Back to where the page that stands is in the history; no move of the router's. */
  function takeBack(then: () => void): void {
    const steps = index - indexNow();
    onReturn = then;
    if (steps !== 0) window.history.go(steps);
    else settle();
  }

  router.navigate = async (to: Parameters<typeof navigate>[0] | number, options?: Parameters<typeof navigate>[1]) => {
    const move = () => navigate(to as never, options);
    const wanted = typeof to === 'string' ? to : typeof to === 'object' ? to?.pathname : undefined;
    const address = wanted && new URL(wanted, window.location.href);
    if (!address || address.pathname === window.location.pathname) return move();
    await openPage(address, move);
  };

  function onPop(event: PopStateEvent): void {
    if (event === passed) return;
    if (onReturn) {
      event.stopImmediatePropagation();
      settle();
      return;
    }
    const { href, pathname } = window.location;
    if (pathname === router.state.location.pathname || !isFar(pathname)) return;
    event.stopImmediatePropagation();
    const move = () => {
      passed = new PopStateEvent('popstate', { state: window.history.state });
      window.dispatchEvent(passed);
    };
    void openPage(new URL(href), move, () => takeBack(() => undefined));
  }
  window.addEventListener('popstate', onPop, true);

  /** A move whose data cannot be had ends where it began. */
  function giveUp(): void {
    const { pathname, search, hash, state } = router.state.location;
    takeBack(() => {
      void navigate(`${pathname}${search}${hash}`, { replace: true, state, preventScrollReset: true, defaultShouldRevalidate: false });
    });
    sayUnreached();
  }

  window.fetch = async (asked, options) => {
    const wanted = router.state.navigation.location;
    const isData = asked instanceof URL && asked.pathname.endsWith('.data') && (options?.method ?? 'GET') === 'GET';
    // A list that is asked anew keeps what stands by itself.
    const keepsItself = wanted?.pathname === router.state.location.pathname && moduleOf(wanted.pathname)?.clientLoader;
    if (!isData || !wanted || keepsItself) return fetch(asked, options);
    try {
      const answer = await fetch(asked, options);
      if (answer.status < 500 && answer.status !== 429) return answer;
    } catch (fault) {
      if (options?.signal?.aborted) throw fault;
    }
    if (router.state.navigation.location === wanted) giveUp();
    return new Promise(() => undefined);
  };

  return () => {
    unsubscribe();
    window.removeEventListener('popstate', onPop, true);
    Object.assign(router, { navigate });
    window.fetch = fetch;
  };
}
