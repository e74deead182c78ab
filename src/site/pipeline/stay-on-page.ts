import { createElement, useEffect, useSyncExternalStore } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type Location,
  type MiddlewareFunction,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
} from 'react-router';
import { announceUnreached } from '../shell/notices/page-unreached.ts';

type Results = Record<string, DataStrategyResult>;
type Page = { location: Location; data: Results; index: number; navigate: ReturnType<typeof useNavigate>; isReturning: boolean };

/** The page in sight, to which a navigation that fails returns. */
let page: Page | null = null;

/** The place of the current entry in the session's history, as the router numbers it; no interface reports how far Back has moved. */
const historyIndex = (): number => window.history.state?.idx ?? 0;

/** Notes which page is in sight. */
function usePageInSight(): void {
  const location = useLocation();
  const matches = useMatches();
  const navigate = useNavigate();
  useEffect(() => {
    const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData } as const]));
    page = { location, data, index: historyIndex(), navigate, isReturning: false };
  }, [location, matches, navigate]);
}

/**
 * Keeps the page in sight while there is no connection. Mounted only then: the router warns of every anchor on the page that is followed
 * while anything may block a navigation.
 */
function BlockedNavigation(): null {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    announceUnreached();
    blocker.reset();
  }, [blocker]);
  return null;
}

const connection = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Without a connection every way to another page ends where it began: a link, a navigation by a script, Back and Forward. */
export function StayOnPage() {
  usePageInSight();
  const isOnline = useSyncExternalStore(
    connection,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : createElement(BlockedNavigation);
}

/** A page that is missing has an answer; a server out of order, one that is busy and a lost connection have none. */
const hasFailed = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' && !(result instanceof Response) && !(isRouteErrorResponse(result) && result.status < 500 && result.status !== 429);

/**
 * Keeps the page in sight, and says so, when the data of another page cannot be fetched: the navigation is replaced by one back to the
 * page in sight, which is answered by the data that the page has. The router alone would show the error page.
 */
export const stayOnPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (page?.isReturning && pathname === page.location.pathname && search === page.location.search) return page.data;
  const results = await next();
  if (!page || request.signal.aborted || !Object.values(results).some(hasFailed)) return results;
  page.isReturning = true;
  const steps = page.index - historyIndex();
  if (steps !== 0) window.history.go(steps);
  else void page.navigate(page.location, { replace: true, state: page.location.state, preventScrollReset: true });
  announceUnreached();
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
  return results;
};
