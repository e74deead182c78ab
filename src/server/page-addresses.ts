export type PageAddress = {
  /** The page's address in `routes.ts`, the same in every language; empty for the home page. */
  page: string;
  /** The canonical path of the page, whatever spelling was requested. */
  canonical: string;
};

type Pattern = { page: string; segments: string[]; isFile: boolean };

const suffix = '.data';
/** The address of the router's data request: the path of the page with a mark at its end. */
export const isData = (path: string): boolean => path.endsWith(suffix);
const pathOfData = (path: string) =>
  path
    .replace(/\/_root\.data$/, '/')
    .replace(/\/_\.data$/, '/')
    .replace(/\.data$/, '');

/** The router's form of a path: by segments, unescaped, without slashes at the end. */
function segmentsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const named = (segment: string) => segment.startsWith(':');
const mayMiss = (segment: string | undefined) => segment?.endsWith('?') === true;
/** Static segments come before parameters, so that `apartments/initialSlug` is no flat. */
const rankOf = ({ segments }: Pattern) => segments.map((segment) => (named(segment) ? '1' : '0')).join('');

function matches({ segments }: Pattern, asked: string[]): boolean {
  const fits = asked.length === segments.length || (asked.length === segments.length - 1 && mayMiss(segments.at(-1)));
  return fits && asked.every((text, at) => named(segments[at] ?? '') || same(text, segments[at] ?? ''));
}

function canonicalOf({ segments, isFile }: Pattern, asked: string[]): string {
  const written = asked.map((text, at) => (named(segments[at] ?? '') ? encodeURIComponent(text) : segments[at]));
  return `/${written.join('/')}${isFile || written.length === 0 ? '' : '/'}`;
}

/**
 * Finds the page of a path, however it is spelt: the router treats capital letters, escaped ones and trailing slashes alike, so rate limits
 * and cache must as well. `patterns` are full paths of routes; null for an unknown path.
 */
export function makePageAddresses(patterns: string[]): (path: string) => PageAddress | null {
  const known = patterns
    .map((pattern): Pattern => {
      const segments = pattern.split('/').filter(Boolean);
      const page = segments.slice(/^(uk|en)$/.test(segments[0] ?? '') ? 1 : 0).join('/');
      return { page, segments, isFile: /\.\w+$/.test(pattern) };
    })
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
  return (path) => {
    const asked = segmentsOf(isData(path) ? pathOfData(path) : path);
    const pattern = asked && known.find((one) => matches(one, asked));
    return pattern ? { page: pattern.page, canonical: canonicalOf(pattern, asked) } : null;
  };
}

/** The part of a query that a page reads, unchanged; empty when it reads nothing of it. */
export function queryRead(search: string, names: readonly string[]): string {
  const read = search
    .slice(1)
    .split('&')
    .filter((part) => names.some((name) => new URLSearchParams(part).has(name)));
  return read.length > 0 ? `?${read.join('&')}` : '';
}
