import { useLocation } from 'react-router';
import { localeOf, pathTo, withoutLocale } from '../../../data/paths.ts';
import { type Criteria, formatCriteria } from './list-criteria.ts';

/** The page of flats that investors sell again: the list whose resale filter stands in its path instead of its query. */
export const isResalePage = (pathname: string): boolean => withoutLocale(pathname) === '/brokerage/';

/** The criteria that are in the path of this page's addresses. */
export const searchOf = (pathname: string, criteria: Criteria): string =>
  formatCriteria(isResalePage(pathname) ? { ...criteria, resale: false } : criteria);

const leavesPage = (pathname: string, { resale }: Criteria) => isResalePage(pathname) && !resale;

/**
 * The address of the list with other criteria, seen from a page. Removing the resale filter, alone or with all filters (specification
 * §4), leads to the list of all flats.
 */
export function listAddress(pathname: string, criteria: Criteria): string {
  const page = isResalePage(pathname) && criteria.resale ? 'brokerage' : 'apartments';
  return [pathTo(localeOf(pathname), page), searchOf(pathname, criteria)].filter(Boolean).join('?');
}

/** `at` is for links; `move` for moving on, which keeps the page's own form of the path while it stays on it. */
export function useListAddress() {
  const { pathname } = useLocation();
  return {
    at: (criteria: Criteria) => listAddress(pathname, criteria),
    move: (criteria: Criteria) => (leavesPage(pathname, criteria) ? listAddress(pathname, criteria) : `?${searchOf(pathname, criteria)}`),
  };
}
