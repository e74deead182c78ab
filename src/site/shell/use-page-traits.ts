import { useLocation, useMatches, useRouteError } from 'react-router';
import type { PageContent } from '../../contract/content/static-pages.ts';
import { withoutLocale } from '../data/paths.ts';

/** Specification §2; the error layout has none either. */
const footerless = /^\/(login|account)\//;

/** The traits that a route may declare: `export const handle: PageTraits = { ground: 'dark' }`. */
export type PageTraits = {
  /** The ground of its first screen; the header stands on it. Light by default. */
  ground?: 'light' | 'dark';
};

/** The traits of the page in sight, and the texts that its loader gave as `page`. */
export function usePageTraits(): Required<PageTraits> & { footerless: boolean; page: PageContent | null } {
  const { pathname } = useLocation();
  const failed = (useRouteError() ?? null) !== null;
  const match = useMatches().at(-1);
  const traits = (match?.handle ?? {}) as PageTraits;
  const page = (match?.loaderData as { page?: PageContent | null } | undefined)?.page ?? null;
  return { ground: failed ? 'light' : (traits.ground ?? 'light'), footerless: failed || footerless.test(withoutLocale(pathname)), page };
}
