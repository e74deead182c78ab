import { type Location, useLocation, useNavigation } from 'react-router';
import { defaultLocale, isLocale, type Locale, localePath } from '../../base/locale.ts';

/** Names in the menu data that differ from their route. */
const renamed: Record<string, string> = { home: '', main: '', investment: 'investments' };

const firstSegment = (pathname: string): string | undefined => pathname.split('/', 2)[1];

/** The language of an address: its prefix, or Ukrainian without one. */
export function localeOf(pathname: string): Locale {
  const first = firstSegment(pathname);
  return isLocale(first) ? first : defaultLocale;
}

/** The address without its language: `/en/projects/` is `/projects/`. */
export function withoutLocale(pathname: string): string {
  const first = firstSegment(pathname);
  return isLocale(first) ? pathname.slice(first.length + 1) || '/' : pathname;
}

/** A path without the slashes before and after it, however many there are. */
function withoutEnds(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return path.slice(from, to);
}

/** The canonical address of a page, slashed and with the prefix of its language: `pathTo('en', 'projects/luhova')`. */
export function pathTo(locale: Locale, page = ''): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)/.exec(page) ?? [];
  const plain = withoutEnds(path).replaceAll('_', '-');
  const named = renamed[plain] ?? plain;
  return `${localePath(locale, '/')}${named && `${named}/`}${rest}`;
}

/** The same page, query included, in another language. */
export const inLocale = (locale: Locale, pathname: string, search = ''): string => `${pathTo(locale, withoutLocale(pathname))}${search}`;

/** The address that is on its way, else the one in sight. */
export function useLatestLocation(): Location {
  const shown = useLocation();
  return useNavigation().location ?? shown;
}

export const useLocale = (): Locale => localeOf(useLocation().pathname);

/** `const path = usePath(); path('apartments')` gives the address in the language of the current page. */
export function usePath(): (page?: string) => string {
  const locale = useLocale();
  return (page) => pathTo(locale, page);
}
