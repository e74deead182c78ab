import { useContext, useEffect } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type Location,
  type MiddlewareFunction,
  UNSAFE_FrameworkContext,
  useLocation,
  useMatches,
  useNavigate,
} from 'react-router';
import { announceUnreached } from '../data/page-unreached.ts';
import type { Framework } from './page-at.ts';

type Results = Record<string, DataStrategyResult>;
type Page = {
  location: Location;
  data: Results;
  index: number;
  navigate: ReturnType<typeof useNavigate>;
  framework: Framework | undefined;
  isReturning: boolean;
};

/** The page in sight, to which a navigation that fails returns. */
let page: Page | null = null;

export const pageInSight = () => page;

/** The place of the current entry in the session's history, as the router numbers it; no interface reports how far Back has moved. */
const historyIndex = (): number => window.history.state?.idx ?? 0;

/** Says that a page could not be opened, and goes back to the entry of the page in sight; false when the browser has not left it. */
export function goBackToPage(): boolean {
  announceUnreached();
  const steps = (page?.index ?? 0) - historyIndex();
  if (steps !== 0) window.history.go(steps);
  return steps !== 0;
}

/** Notes which page is in sight. */
export function PageInSight(): null {
  const location = useLocation();
  const matches = useMatches();
  const navigate = useNavigate();
  const framework = useContext(UNSAFE_FrameworkContext);
  useEffect(() => {
    const data = Object.fromEntries(matches.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData } as const]));
    page = { location, data, index: historyIndex(), navigate, framework, isReturning: false };
  }, [location, matches, navigate, framework]);
  return null;
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
  if (!goBackToPage()) void page.navigate(page.location, { replace: true, state: page.location.state, preventScrollReset: true });
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
  return results;
};
