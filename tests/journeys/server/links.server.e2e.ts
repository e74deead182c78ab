import { expect, test } from '../journey.ts';

/** How many addresses of a kind are followed in each language: a kind is a page with the names of its query. */
const mostOfKind = 3;

/** A path without its names, so that all flats are of one kind. */
function kindOf(address: URL): string {
  const path = address.pathname.replace(/(projects|apartments|news|promo|vacancy|advertising|aerial-photography)\/[^/]+/, '$1/:slug');
  return `${path.replace(/floors\/.*/, 'floors/')}?${[...new Set(address.searchParams.keys())].sort().join('&')}`;
}

/** The site's own pages and files that a page links to, as the browser reads them. */
function linksIn(html: string, base: string): URL[] {
  return [...html.matchAll(/<(?:a|area|form)\s[^>]*?(?:href|action)="([^"]*)"/g)]
    .map(([, written = '']) => new URL(written.replaceAll('&amp;', '&'), base))
    .filter(({ origin, pathname }) => origin === new URL(base).origin && !/^\/(assets|pictures)\//.test(pathname));
}

test('every link of the site leads to its page at once: none is redirected, none is broken', async ({ baseURL }) => {
  test.setTimeout(300_000);
  const found = new Map([
    ['/', 'the start'],
    ['/en/', 'the start'],
  ]);
  const followed = new Map<string, number>();
  const wrong: string[] = [];
  for (const [path, on] of found) {
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
    if (answer.status !== 200) wrong.push(`${on} links to ${path}: ${answer.status} ${answer.headers.get('location') ?? ''}`);
    const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html');
    const html = await answer.text();
    for (const link of isPage ? linksIn(html, `${baseURL}${path}`) : []) {
      const to = `${link.pathname}${link.search}`;
      const kind = kindOf(link);
      const times = followed.get(kind) ?? 0;
      if (found.has(to) || times >= mostOfKind) continue;
      followed.set(kind, times + 1);
      found.set(to, path);
    }
  }
  expect(followed.size, 'kinds of pages').toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
