import { afterEach, expect, it, vi } from 'vitest';
import { pageUnreached } from '../shell/notices/page-unreached.ts';
import { openPage } from './open-page.ts';

let told: string[];
const browser = (module: string, onLine = true) => {
  told = [];
  const kept = new Map<string, string>();
  const route = { id: 'news', path: 'news', hasLoader: true, module };
  const window = Object.assign(new EventTarget(), {
    location: { assign: (href: string) => told.push(`loads ${href}`) },
    __reactRouterManifest: { routes: { news: route } },
  });
  window.addEventListener(pageUnreached, () => told.push('stays'));
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
};
const open = (path: string) => openPage(new URL(path, 'http://site.example'), () => told.push('moves'));

afterEach(() => vi.unstubAllGlobals());

it('§8 a page whose script is gone is loaded anew once a minute, and otherwise the present page stays', async () => {
  browser('data:text/javascript,throw new Error("gone")');
  await open('/news/');
  await open('/news/');
  expect(told).toEqual(['loads http://site.example/news/', 'stays']);
});

it('§8 without a connection nothing is loaded and the page stays', async () => {
  browser('data:text/javascript,', false);
  await open('/news/');
  expect(told).toEqual(['stays']);
});

it('moves once the script is here, and only to the page that was asked for last', async () => {
  browser('data:text/javascript,');
  await Promise.all([open('/news/'), open('/news/')]);
  expect(told).toEqual(['moves']);
});
